import type { Exercise } from '#contract/exercises/exercise-library.ts'
import { createSubmissionMachine } from '#machines/forms/submission/submission.machine.ts'

/** Duplicating one exercise; `saved` is the copy. */
export const exerciseCopyMachine = createSubmissionMachine<{ id: number }, Exercise>({
  id: 'exerciseCopy',
  check: () => ({}),
  failedSentence: 'Failed to duplicate exercise',
})
