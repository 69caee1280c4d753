import type { QuestionDefinition } from '#contract/questions/questions.ts'
import { findQuestionRow, type QuestionRow } from '#server/db/questions/questions.queries.ts'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { fail } from '#server/errors.ts'
import { studentPrompt } from '#server/grading/keys/question-format.ts'
import type { Caller } from '#server/http/route.ts'
import { mayEdit, ownerFor } from '#server/policies/library-items.ts'

/** A question as its viewer reads it, keys and all. */
export function questionOnTheWire(viewer: Pick<Caller, 'id' | 'role'>, row: QuestionRow): QuestionDefinition {
  return {
    id: row.id,
    question_title: row.title,
    prompt: row.prompt,
    student_text: studentPrompt(row.prompt),
    subject: row.subject,
    tags: row.tags,
    question_type: row.type,
    owner: ownerFor(viewer, row),
    exercise_count: row.exerciseCount,
    can_edit: mayEdit(viewer, row),
    shared_by: row.sharedBy,
    created_at: row.createdAt.toISOString(),
    version: row.version,
  }
}

/** Reads a question the viewer may use; 404 without one. */
export async function readQuestion(db: Db | Transaction, viewer: Pick<Caller, 'id' | 'role'>, id: number): Promise<QuestionDefinition> {
  const row = await findQuestionRow(db, viewer, id)
  if (!row) throw fail('not_found')
  return questionOnTheWire(viewer, row)
}
