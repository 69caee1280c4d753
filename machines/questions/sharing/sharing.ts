import type { Sharing, SharingChange } from '#contract/questions/sharing.ts'
import { createSubmissionMachine } from '#machines/forms/submission/submission.machine.ts'

/** An item of the library that can be shared. */
export type SharedItem = { kind: 'exercise' | 'question'; id: number; title: string }

/** How an item is to be shared, and from which sharing that was made. */
export type SharingValues = Omit<SharingChange, 'version'> & { version: number }

/** Sharing one item with colleagues or the school; `saved` is how it is shared now. */
export const sharingMachine = createSubmissionMachine<SharingValues, Sharing>({
  id: 'sharing',
  check: () => ({}),
  failedSentence: 'Could not be shared. Please try again.',
})
