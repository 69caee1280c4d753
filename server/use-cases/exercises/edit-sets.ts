import type { BodyOf } from '#contract/endpoint.ts'
import type { addQuestionSet as add, QuestionSet, updateQuestionSet as update } from '#contract/exercises/question-sets.ts'
import { changeExercises, lockExercises } from '#server/db/exercises/exercises.queries.ts'
import { changeSet, removeSet, type QuestionSetRow } from '#server/db/exercises/question-sets.queries.ts'
import type { Transaction } from '#server/db/engine/db.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'
import { addSets } from './add-sets.ts'
import { readSet, settingsIn } from './set-on-the-wire.ts'

type SetDeps = Pick<Deps, 'db' | 'clock'>

/** Adds a question to an exercise the caller may change. */
export function addQuestionSet(deps: SetDeps, caller: Caller, exerciseId: number, body: BodyOf<typeof add>): Promise<QuestionSet> {
  return deps.db.transaction(async (tx) => {
    const exercise = await lockExercise(tx, exerciseId)
    const [added] = await addSets(tx, caller, [exercise], [body.question_definition_id], settingsIn(body))
    if (!added) throw fail('not_found')
    await changeExercises(tx, [exerciseId], {}, deps.clock.now())
    return readSet(tx, caller, added.id)
  })
}

/** Changes how a set is asked. Refuses the version of an exercise that changed since. */
export function updateQuestionSet(
  deps: SetDeps,
  caller: Caller,
  set: QuestionSetRow,
  { version, ...body }: BodyOf<typeof update>,
): Promise<QuestionSet> {
  return deps.db.transaction(async (tx) => {
    const exercise = await lockExercise(tx, set.exerciseId)
    const current = await readSet(tx, caller, set.id)
    if (version !== undefined && version !== exercise.version) throw fail('stale_version', { current })
    const change = Object.fromEntries(Object.entries(settingsIn(body)).filter(([, value]) => value !== undefined))
    await changeSet(tx, set.id, change)
    await changeExercises(tx, [set.exerciseId], {}, deps.clock.now())
    return readSet(tx, caller, set.id)
  })
}

/** Takes a set out of its exercise. */
export function deleteQuestionSet(deps: SetDeps, set: QuestionSetRow): Promise<void> {
  return deps.db.transaction(async (tx) => {
    await lockExercise(tx, set.exerciseId)
    if (!(await removeSet(tx, set.id))) throw fail('not_found')
    await changeExercises(tx, [set.exerciseId], {}, deps.clock.now())
  })
}

async function lockExercise(tx: Transaction, id: number) {
  const [exercise] = await lockExercises(tx, [id])
  if (!exercise) throw fail('not_found')
  return exercise
}
