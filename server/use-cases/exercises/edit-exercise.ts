import { isDeepStrictEqual } from 'node:util'
import type { Exercise, ExerciseConfigChange } from '#contract/exercises/exercise-library.ts'
import { defaultExerciseConfig, type ExerciseConfig } from '#contract/exercises/exercises.ts'
import { changeExercises, lockExercises, type ExerciseChange, type LockedExercise } from '#server/db/exercises/exercises.queries.ts'
import { findSetsOf, orderSets } from '#server/db/exercises/question-sets.queries.ts'
import type { Transaction } from '#server/db/engine/db.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'
import { readExercise } from './exercise-on-the-wire.ts'

/** Which exercise is edited by whom, and the version they saw, if they say. */
export type Edit = { caller: Caller; id: number; version: number | undefined }
type EditDeps = Pick<Deps, 'db' | 'clock'>

/** Gives an exercise another title, grade level, other themes or tags. Refuses a stale version. */
export function changeExercise(deps: EditDeps, edit: Edit, change: Pick<ExerciseChange, 'title' | 'gradeLevel' | 'themes' | 'tags'>): Promise<Exercise> {
  return editExercise(deps, edit, async () => change)
}

/** Saves settings; those that are not named stay, and a time limit that cannot be read is none, which the log says. Refuses a stale version. */
export function saveConfig(deps: EditDeps & Pick<Deps, 'log'>, edit: Edit, change: ExerciseConfigChange): Promise<Exercise> {
  if (change.isTimerUnreadable) deps.log.warn({ exercise: edit.id, by: edit.caller.id }, 'a time limit could not be read and was left out')
  return editExercise(deps, edit, async ({ config }) => ({ config: changedConfig(config, change) }))
}

/** Sets the settings back to the defaults; points and reading speeds belong to the questions and stay. Refuses a stale version. */
export function resetConfig(deps: EditDeps, edit: Edit): Promise<Exercise> {
  return editExercise(deps, edit, async ({ config: { point_map, reading_speed_map } }) => ({
    config: { ...defaultExerciseConfig, point_map, reading_speed_map },
  }))
}

/** Brings an exercise's sets into another order. Refuses an order that is not of exactly its sets as they are now. */
export function reorderSets(deps: EditDeps, edit: Edit, setIds: readonly number[]): Promise<Exercise> {
  return editExercise(deps, edit, async (_, tx) => {
    const asked = (await findSetsOf(tx, [edit.id])).map(({ id }) => id)
    if (!isDeepStrictEqual(new Set(asked), new Set(setIds))) throw fail('conflict', { current: await readExercise(tx, edit.caller, edit.id) })
    await orderSets(tx, edit.id, setIds)
    return {}
  })
}

function editExercise(
  { db, clock }: EditDeps,
  { caller, id, version }: Edit,
  decide: (exercise: LockedExercise, tx: Transaction) => Promise<ExerciseChange>,
): Promise<Exercise> {
  return db.transaction(async (tx) => {
    const [exercise] = await lockExercises(tx, [id])
    if (!exercise) throw fail('not_found')
    if (version !== undefined && version !== exercise.version) throw fail('stale_version', { current: await readExercise(tx, caller, id) })
    await changeExercises(tx, [id], await decide(exercise, tx), clock.now())
    return readExercise(tx, caller, id)
  })
}

function changedConfig(config: ExerciseConfig, change: ExerciseConfigChange): ExerciseConfig {
  const { pointReductionPerAttempt, maxReductionFromAttempts, maxPointsAfterAnswerGiven } = defaultExerciseConfig
  return {
    timer: change.timer === undefined ? config.timer : change.timer,
    randomize: change.randomize ?? config.randomize,
    gradingDifficulty: change.gradingDifficulty ?? config.gradingDifficulty,
    letterGradeToMoveOn: change.letterGradeToMoveOn ?? config.letterGradeToMoveOn,
    pointReductionPerAttempt: percent(change.pointReductionPerAttempt, config.pointReductionPerAttempt, pointReductionPerAttempt),
    maxReductionFromAttempts: percent(change.maxReductionFromAttempts, config.maxReductionFromAttempts, maxReductionFromAttempts),
    maxPointsAfterAnswerGiven: percent(change.maxPointsAfterAnswerGiven, config.maxPointsAfterAnswerGiven, maxPointsAfterAnswerGiven),
    // Exercises from before it was a setting have none.
    languageModel: change.languageModel ?? config.languageModel ?? defaultExerciseConfig.languageModel,
    point_map: onePerQuestion(change.point_map ?? config.point_map),
    reading_speed_map: onePerQuestion(change.reading_speed_map ?? config.reading_speed_map),
  }
}

function percent(change: number | null | undefined, stored: number, fallback: number): number {
  if (change === undefined) return stored
  return change ?? fallback
}

/** Of several entries for one question the last counts. */
function onePerQuestion<Entry extends { question_definition_id: number }>(entries: readonly Entry[]): Entry[] {
  return [...new Map(entries.map((entry) => [entry.question_definition_id, entry])).values()]
}
