import { createSubmissionMachine } from '#machines/submission/submission.machine.ts'

/** Deleting one theme of those that are offered, once it was agreed to; `saved` is its name. */
export const themeRemovalMachine = createSubmissionMachine<{ id: number; theme: string }, { theme: string }>({
  id: 'themeRemoval',
  check: () => ({}),
  failedSentence: 'Failed to delete theme. Please try again.',
})
