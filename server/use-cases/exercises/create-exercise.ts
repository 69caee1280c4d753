import type { BodyOf, ReplyOf } from '#contract/endpoint.ts'
import type { createExercise as endpoint } from '#contract/exercises/exercise-library.ts'
import { defaultExerciseConfig } from '#contract/exercises/exercises.ts'
import { insertExercise } from '#server/db/exercises/exercises.queries.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'
import { addSets } from '#server/use-cases/exercises/add-sets.ts'
import { readExercise } from './exercise-on-the-wire.ts'

/** Stores a new exercise of the caller's with its questions, or nothing. */
export function createExercise(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: Caller,
  { title, grade_level: gradeLevel, themes, question_ids }: BodyOf<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const stored = { ownerId: caller.id, title, gradeLevel, themes, config: defaultExerciseConfig, createdAt: now, updatedAt: now }
    const id = await insertExercise(tx, stored)
    await addSets(tx, caller, [{ id, ownerId: caller.id, title }], question_ids, {})
    return { ...(await readExercise(tx, caller, id)), exercise_id: id }
  })
}
