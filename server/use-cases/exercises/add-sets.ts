import { mostSets } from '#contract/exercises/exercise-library.ts'
import type { LockedExercise } from '#server/db/exercises/exercises.queries.ts'
import { appendSets, findSetsOf, forgetOtherTypes, type SetChange } from '#server/db/exercises/question-sets.queries.ts'
import { lockQuestions } from '#server/db/questions/questions.queries.ts'
import type { Transaction } from '#server/db/engine/db.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'

/**
 * Adds questions at the end of exercises that are held, in the order given. Refuses (409) a question an exercise asks already
 * and a second type, (404) questions the caller does not see, (422) those the exercise's owner does not see.
 */
export async function addSets(
  tx: Transaction,
  caller: Caller,
  exercises: readonly Pick<LockedExercise, 'id' | 'ownerId' | 'title'>[],
  questionIds: readonly number[],
  settings: SetChange,
): Promise<{ id: number; exerciseId: number }[]> {
  if (new Set(questionIds).size < questionIds.length) throw fail('conflict', { error: 'An exercise can ask each question only once.' })
  const [first, ...others] = await findAdded(tx, caller, questionIds)
  if (!first) return []
  if (others.some(({ type }) => type !== first.type)) throw fail('conflict', { error: 'Cannot mix different question types' })
  for (const { ownerId, ownerRole } of [first, ...others]) {
    const isForeign = ownerRole !== 'ADMIN' && exercises.some((exercise) => exercise.ownerId !== ownerId)
    if (isForeign) throw fail('invalid', { error: "This question is not in the library of the exercise's owner. Copy it first." })
  }
  const ids = exercises.map(({ id }) => id)
  const asked = await findSetsOf(tx, ids)
  for (const { id, title } of exercises) {
    const own = asked.filter((set) => set.exerciseId === id)
    if (own.some(({ questionId }) => questionIds.includes(questionId))) throw fail('conflict', { error: `This question is already in “${title}”.` })
    if (own.some(({ type }) => type !== first.type)) throw fail('conflict', { error: 'Cannot mix different question types' })
    if (own.length + questionIds.length > mostSets) throw fail('invalid', { error: `An exercise holds up to ${mostSets} questions.` })
  }
  await forgetOtherTypes(tx, ids, first.type)
  return appendSets(tx, ids.flatMap((exerciseId) => questionIds.map((questionId) => ({ ...settings, exerciseId, questionId }))))
}

async function findAdded(tx: Transaction, caller: Caller, ids: readonly number[]) {
  if (ids.length === 0) return []
  const found = await lockQuestions(tx, caller, ids)
  const usable = found.filter(({ ownerId, ownerRole, isShared }) => caller.role === 'ADMIN' || ownerRole === 'ADMIN' || isShared || ownerId === caller.id)
  if (usable.length < ids.length) throw fail('not_found')
  return usable
}
