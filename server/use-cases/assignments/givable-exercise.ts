import type { Db, Transaction } from '#server/db/engine/db.ts'
import { findGivableExercise } from '#server/db/assignments/assignment-changes.queries.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'

/** An exercise a caller may give to students. Refuses one that is hidden from them or missing, and one without questions. */
export async function givableExercise(tx: Db | Transaction, caller: Caller, id: number) {
  const exercise = await findGivableExercise(tx, caller, id)
  if (!exercise) throw fail('not_found')
  if (exercise.sets === 0) throw fail('no_questions', { field: 'exercise_id' })
  return exercise
}

/** What work with an exercise is called unless the giver says otherwise. */
export function defaultTitle(exercise: { title: string }): string {
  return `${exercise.title} Assignment`
}
