import { findQuestionSet, type QuestionSetRow } from '#server/db/exercises/question-sets.queries.ts'
import type { ObjectRule } from '#server/http/route.ts'
import { editable } from './library-items.ts'

/** A question set is read by whoever may use its exercise. */
export const questionSetRule: ObjectRule<QuestionSetRow> = { kind: 'question set', find: (db, caller, id) => findQuestionSet(db, caller, id) }

/** A question set is changed by its exercise's owner and by admins; who may only use the exercise gets 403. */
export const editableQuestionSetRule: ObjectRule<QuestionSetRow> = {
  kind: 'editable question set',
  find: async (db, caller, id) => editable(caller, await findQuestionSet(db, caller, id)),
}
