import { recoveringMachine } from '#machines/accounts/recovering/recovering.machine.ts'
import { gaveUp } from '#tests/support/gave-up.ts'
import { walkMachine } from '#tests/support/walking/walk.ts'

/** Every moment of asking for a mailed link. */
export const recoveringWalk = walkMachine(recoveringMachine, {
  events: [
    { type: 'values.submitted', values: { identifier: 'ines@school.example' } },
    { type: 'values.submitted', values: { identifier: 'in' } },
    { type: 'xstate.done.actor.save', output: { ok: true, saved: true } },
    { type: 'xstate.error.actor.save', error: gaveUp },
    { type: 'xstate.error.actor.save', error: 'nobody answered' },
    { type: 'xstate.done.actor.save', output: { ok: false, sentence: 'Too many requests.', fields: {} } },
  ],
  context: ({ context }) => context.fields,
  limit: 50,
})
