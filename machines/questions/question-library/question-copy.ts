import type { QuestionDefinition } from '#contract/questions/questions.ts'
import { createSubmissionMachine } from '#machines/forms/submission/submission.machine.ts'

/** Copying one question once it was agreed to; `saved` is the copy. */
export const questionCopyMachine = createSubmissionMachine<{ id: number }, QuestionDefinition>({
  id: 'questionCopy',
  check: () => ({}),
  failedSentence: 'Failed to copy question',
})
