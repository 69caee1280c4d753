import { createSubmissionMachine } from '#machines/forms/submission/submission.machine.ts'

/** Questions or exercises that are changed together; `title` is that of a single one. */
export type ItemsToChange = { kind: 'exercise' | 'question'; ids: readonly number[]; title: string | null }

/** What becomes of them: tags put on all and taken off all, and a topic for questions, null for each its own. */
export type ItemsChange = { add: readonly string[]; remove: readonly string[]; subject: string | null }

/** Changing items of the library together; `saved` is how many there were. */
export const itemsChangeMachine = createSubmissionMachine<ItemsChange, number>({
  id: 'itemsChange',
  check: () => ({}),
  failedSentence: 'Could not be saved. Please try again.',
})
