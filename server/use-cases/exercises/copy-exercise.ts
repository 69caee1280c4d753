import type { Exercise } from '#contract/exercises/exercise-library.ts'
import type { ExerciseConfig } from '#contract/exercises/exercises.ts'
import { highestExerciseCopy, insertExercise, type ExerciseRow } from '#server/db/exercises/exercises.queries.ts'
import { appendSets } from '#server/db/exercises/question-sets.queries.ts'
import { lockLibraryOf, lockQuestions } from '#server/db/questions/questions.queries.ts'
import type { Transaction } from '#server/db/engine/db.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'
import { storeQuestionCopy } from '#server/use-cases/questions/copy-question.ts'
import { copyTitle, originalTitle } from '#server/use-cases/questions/copy-title.ts'
import { readExercise } from './exercise-on-the-wire.ts'

/** Stores a copy of an exercise as the caller's own. Copies made at once wait for each other, so that no two get one title. */
export function copyExercise({ db, clock }: Pick<Deps, 'db' | 'clock'>, caller: Caller, exercise: ExerciseRow): Promise<Exercise> {
  const now = clock.now()
  const { gradeLevel, themes, tags, sets } = exercise
  return db.transaction(async (tx) => {
    await lockLibraryOf(tx, caller.id)
    const own = await ownQuestions(tx, caller, sets, now)
    const config = configFor(exercise.config, own)
    const original = originalTitle(exercise.title)
    const title = copyTitle(original, await highestExerciseCopy(tx, caller.id, original))
    const id = await insertExercise(tx, { ownerId: caller.id, title, gradeLevel, themes, tags, config, createdAt: now, updatedAt: now })
    const asked = sets.flatMap(({ id: _id, title: _title, subject: _subject, type: _type, questionId: original, count, ...set }) => {
      const questionId = own.get(original)
      return questionId === undefined ? [] : [{ ...set, exerciseId: id, questionId, numQuestions: count }]
    })
    await appendSets(tx, asked)
    return readExercise(tx, caller, id)
  })
}

/** Which question the copy asks for each of the original's: the same where the caller may keep it, else a copy of their own. */
async function ownQuestions(tx: Transaction, caller: Caller, sets: ExerciseRow['sets'], now: Date): Promise<ReadonlyMap<number, number>> {
  const asked = new Map<number, number>()
  const found = await lockQuestions(tx, caller, sets.map(({ questionId }) => questionId))
  for (const { questionId } of sets) {
    const question = found.find(({ id }) => id === questionId)
    if (question === undefined) continue
    const isKept = question.ownerId === caller.id || question.ownerRole === 'ADMIN'
    asked.set(questionId, isKept ? questionId : await storeQuestionCopy(tx, caller, question, now))
  }
  return asked
}

/** Points and reading speeds go with the questions they are of. */
function configFor(config: ExerciseConfig, own: ReadonlyMap<number, number>): ExerciseConfig {
  const moved = <Entry extends { question_definition_id: number }>(entries: readonly Entry[]) =>
    entries.flatMap((entry) => {
      const id = own.get(entry.question_definition_id)
      return id === undefined ? [] : [{ ...entry, question_definition_id: id }]
    })
  return { ...config, point_map: moved(config.point_map), reading_speed_map: moved(config.reading_speed_map) }
}
