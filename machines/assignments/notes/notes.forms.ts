import { createSubmissionMachine } from '#machines/forms/submission/submission.machine.ts'

/** Puts a note of a teacher away. */
export const dismissNoteMachine = createSubmissionMachine<Record<string, never>, true>({
  id: 'dismissNote',
  check: () => ({}),
  failedSentence: 'That did not work. Please try again.',
})
