import { findQuestionRow, type QuestionRow } from '#server/db/questions/questions.queries.ts'
import type { ObjectRule } from '#server/http/route.ts'
import { editable, kept } from './library-items.ts'

/** A question is read and used by its owner and, when an admin owns it, by every teacher; admins see all. The bin hides it. */
export const questionRule: ObjectRule<QuestionRow> = { kind: 'question', find: (db, caller, id) => findQuestionRow(db, caller, id) }

/** A question is changed by its owner, whom they let, and by admins; who may only use it gets 403. */
export const editableQuestionRule: ObjectRule<QuestionRow> = {
  kind: 'editable question',
  find: async (db, caller, id) => editable(caller, await findQuestionRow(db, caller, id)),
}

/** A question is deleted and shared by its owner and by admins; who may only use or change it gets 403. */
export const keptQuestionRule: ObjectRule<QuestionRow> = {
  kind: 'kept question',
  find: async (db, caller, id) => kept(caller, await findQuestionRow(db, caller, id)),
}
