import type { AnyEventObject } from 'xstate'
import { createSubmissionMachine } from '#machines/submission/submission.machine.ts'
import { walkMachine } from '#tests/support/walk.ts'

/** What a form can be told: these values, and a save that answers yes or no. */
export function submissionEvents(values: readonly object[], saved: unknown): AnyEventObject[] {
  return [
    ...values.map((one) => ({ type: 'values.submitted', values: one })),
    { type: 'xstate.done.actor.save', output: { ok: true, saved } },
    { type: 'xstate.done.actor.save', output: { ok: false, sentence: 'Not now.', fields: {} } },
  ]
}

const form = createSubmissionMachine<{ name: string }, { id: number }>({
  id: 'submission',
  check: ({ name }): Record<string, string> => (name === '' ? { name: 'Name is required' } : {}),
  failedSentence: 'Could not be saved. Please try again.',
})

/** Every moment of a form with one field that must be filled in, from which all other forms are made. */
export const submissionWalk = walkMachine(form, {
  events: submissionEvents([{ name: 'Ana' }, { name: '' }], { id: 3 }),
  context: ({ context }) => context.fields,
  limit: 50,
})
