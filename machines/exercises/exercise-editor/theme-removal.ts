import { createSubmissionMachine } from '#machines/forms/submission/submission.machine.ts'

/** A theme to delete. */
export type ThemeRemoval = { id: number; theme: string }

/** Deleting one theme of those that are offered, once it was agreed to; `saved` is that theme. */
export const themeRemovalMachine = createSubmissionMachine<ThemeRemoval, ThemeRemoval>({
  id: 'themeRemoval',
  check: () => ({}),
  failedSentence: 'Failed to delete theme. Please try again.',
})
