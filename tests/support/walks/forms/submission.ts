import type { AnyEventObject } from 'xstate'
import { submissionMachine } from '#machines/forms/submission/submission.machine.ts'
import { gaveUp } from '#tests/support/gave-up.ts'
import { walkMachine } from '#tests/support/walking/walk.ts'

/** What a form can be told: these values, and a save that answers yes or no. */
export function submissionEvents(values: readonly object[], saved: unknown): AnyEventObject[] {
  return [
    ...values.map((one) => ({ type: 'values.submitted', values: one })),
    { type: 'xstate.done.actor.save', output: { ok: true, saved } },
    { type: 'xstate.error.actor.save', error: gaveUp },
    { type: 'xstate.error.actor.save', error: 'nobody answered' },
    { type: 'xstate.done.actor.save', output: { ok: false, sentence: 'Not now.', fields: {} } },
  ]
}

/** Every moment of a form with one field that must be filled in, from which all other forms are made. */
export const submissionWalk = walkMachine(submissionMachine, {
  events: submissionEvents([{ name: 'Ana' }, { name: '' }], { id: 3 }),
  context: ({ context }) => context.fields,
  limit: 50,
})
