import type { Sharing, SharingChange } from '#contract/questions/sharing.ts'
import { createSubmissionMachine } from '#machines/forms/submission/submission.machine.ts'

/** An item of the library that can be shared. */
export type SharedItem = { kind: 'exercise' | 'question'; id: number; title: string }

/** Sharing one item with colleagues or the school; `saved` is how it is shared now. */
export const sharingMachine = createSubmissionMachine<SharingChange, Sharing>({
  id: 'sharing',
  check: () => ({}),
  failedSentence: 'Could not be shared. Please try again.',
})
