import type { ReplyOf } from '#contract/endpoint.ts'
import type { questionUse } from '#contract/questions/question-use.ts'
import { deleteQuestion } from '#contract/questions/questions.ts'
import { whereUsed } from '#src/actors/questions/question-library.actors.ts'
import { usedWhere } from '#src/screens/questions/library/question-words.ts'
import type { LibraryRemoval } from '#src/app/bin/library-removal.tsx'

/** Deleting questions. */
export const questionRemoval: LibraryRemoval<ReplyOf<typeof questionUse> | null> = {
  kind: 'question',
  noun: { one: 'question', many: 'questions' },
  remove: (api, id, signal) => api.send(deleteQuestion, { params: { id }, signal }),
  title: { one: 'Delete Question', many: 'Delete Multiple Questions' },
  failed: { one: 'Failed to delete question', many: 'Failed to delete questions' },
  readUse: whereUsed,
  looking: 'Checking where they are used...',
  touched: usedWhere,
}
