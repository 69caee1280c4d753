import type { QuestionType } from '#contract/exercises/exercises.ts'
import type { QuestionQuery } from '#machines/questions/question-picker/question-list.ts'
import type { Removable } from '#machines/bin/removal/removal.machine.ts'
import { createSubmissionMachine } from '#machines/forms/submission/submission.machine.ts'

/** Which questions are gathered: all of one type that a list would show, read or not. */
export type GatherCall = { query: QuestionQuery; type: QuestionType }

/** Finding every question of a type that matches, for "select all" of a list that is not all read; `saved` are those found. */
export const questionGatheringMachine = createSubmissionMachine<GatherCall, readonly Removable[]>({
  id: 'questionGathering',
  check: () => ({}),
  failedSentence: 'Failed to fetch question definitions',
})
