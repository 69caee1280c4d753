import type { BodyOf, ReplyOf } from '#contract/endpoint.ts'
import type { addToExercises as endpoint } from '#contract/questions/questions.ts'
import { changeExercises, lockExercises } from '#server/db/exercises/exercises.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'
import { editable } from '#server/policies/library-items.ts'
import { addSets } from '#server/use-cases/exercises/add-sets.ts'
import { readQuestion } from './question-on-the-wire.ts'

/** Adds one question to several exercises the caller may change, to all or to none. */
export function addToExercises(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: Caller,
  questionId: number,
  body: BodyOf<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const ids = [...new Set(body.exercise_ids)]
  return db.transaction(async (tx) => {
    const locked = await lockExercises(tx, ids)
    const visible = locked.filter((one) => caller.role === 'ADMIN' || one.ownerRole === 'ADMIN' || one.ownerId === caller.id)
    if (visible.length < ids.length) throw fail('not_found')
    for (const one of visible) editable(caller, one)
    const added = await addSets(tx, caller, visible, [questionId], {})
    await changeExercises(tx, ids, {}, clock.now())
    const setOf = new Map(added.map((set) => [set.exerciseId, set.id]))
    const results = ids.flatMap((id) => {
      const setId = setOf.get(id)
      return setId === undefined ? [] : [{ exercise_id: id, question_set_id: setId }]
    })
    return { ...(await readQuestion(tx, caller, questionId)), results }
  })
}
