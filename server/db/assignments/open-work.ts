import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** Whether work that a student has yet to turn in asks a question of the library: its answer is not shown in practice until then. */
export function isInOpenWork(questionId: SQLWrapper, studentId: SQLWrapper | number): SQL<boolean> {
  return sql<boolean>`exists (select from assignments o join question_sets w on w.exercise_id = o.exercise_id
    where o.student_id = ${studentId} and o.deleted_at is null and not o.complete and w.question_id = ${questionId})`
}

/** Whether practice of a question would tell a student what open work asks: no session of theirs has shown its answer yet, or taken theirs. */
export function isKeptForOpenWork(questionId: SQLWrapper, studentId: SQLWrapper | number): SQL<boolean> {
  return sql<boolean>`(${isInOpenWork(questionId, studentId)} and not exists (select from sessions k join session_questions known on known.session_id = k.id
    where k.user_id = ${studentId} and known.question_id = ${questionId}
      and ((known.state->>'answerGiven')::boolean or (known.state->>'accepted')::boolean)))`
}
