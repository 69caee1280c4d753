import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** Whether work that a student has yet to turn in asks a question of the library: its answer is not shown in practice until then. */
export function isInOpenWork(questionId: SQLWrapper, studentId: SQLWrapper | number): SQL<boolean> {
  return sql<boolean>`exists (select from assignments o join question_sets w on w.exercise_id = o.exercise_id
    where o.student_id = ${studentId} and o.deleted_at is null and not o.complete and w.question_id = ${questionId})`
}
