import { newPasswordMachine } from '#machines/forms/submission/new-password.machine.ts'
import { gaveUp } from '#tests/support/gave-up.ts'
import { walkMachine } from '#tests/support/walking/walk.ts'

const good = { currentPassword: 'old-1', newPassword: 'harbour7', confirmPassword: 'harbour7' }

/** Every moment of choosing a new password, typed twice alike or not. */
export const newPasswordWalk = walkMachine(newPasswordMachine, {
  events: [
    { type: 'values.submitted', values: good },
    { type: 'values.submitted', values: { ...good, confirmPassword: 'harbour8' } },
    { type: 'xstate.done.actor.save', output: { ok: true, saved: { accessToken: 'fresh' } } },
    { type: 'xstate.error.actor.save', error: gaveUp },
    { type: 'xstate.error.actor.save', error: 'nobody answered' },
    { type: 'xstate.done.actor.save', output: { ok: false, sentence: '', fields: { currentPassword: 'Incorrect password' } } },
  ],
  context: ({ context }) => context.fields,
  limit: 50,
})
