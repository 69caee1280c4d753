import { createSubmissionMachine } from '#machines/forms/submission/submission.machine.ts'

/** What is to go for good: its entry in the bin. */
export type Erasure = { id: number }

/** Deletes one thing of the bin for good, once that was asked and said. */
export const erasureMachine = createSubmissionMachine<Erasure, Erasure>({
  id: 'erasure',
  check: () => ({}),
  failedSentence: 'Could not be deleted for good. It is still in the list.',
})
