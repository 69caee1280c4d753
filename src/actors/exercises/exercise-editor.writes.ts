import {
  type Exercise,
  getExercise,
  renameExercise,
  reorderQuestionSets,
  resetExerciseConfig,
  saveTags,
  saveThemes,
  setGradeLevel,
  updateExercise,
} from '#contract/exercises/exercise-library.ts'
import { addQuestionSet, deleteQuestionSet, type QuestionSet, updateQuestionSet } from '#contract/exercises/question-sets.ts'
import type { SaveAnswer, SaveCall } from '#machines/exercises/exercise-editor/exercise-save.machine.ts'
import { unanswered, type RemovedSet, type Write, type WriteAnswer } from '#machines/exercises/exercise-editor/exercise-editor.state.ts'
import type { Api } from '#src/api/client.ts'
import { failureOf, sentenceOf } from '#src/api/failure.ts'
import { isReasoned } from '#src/api/reasoned.ts'

/** Sends one step of a save with the version it is meant for. What is gone or was changed since is stale; rejects when nobody answered. */
export async function saveStep(api: Api, { exercise, step }: SaveCall, signal: AbortSignal): Promise<SaveAnswer> {
  try {
    return { kind: 'saved', exercise: await sendStep(api, { exercise, step }, signal) }
  } catch (error) {
    const failure = failureOf(error)
    if (!isReasoned(failure)) throw error
    if (failure.status === 409 || failure.status === 404) return { kind: 'stale' }
    return { kind: 'refused', sentence: failure.body.issues?.[0]?.message ?? failure.body.error }
  }
}

/** Does one change that is not part of a save, and answers the exercise after it. Never rejects. */
export async function writeExercise(
  api: Api,
  { exercise, write }: { exercise: Exercise | null; write: Write | null },
  signal: AbortSignal,
): Promise<WriteAnswer> {
  if (exercise === null || write === null) return unanswered
  try {
    switch (write.kind) {
      case 'reset':
        return await reset(api, exercise, signal)
      case 'remove':
        await api.send(deleteQuestionSet, { params: { id: write.setId }, signal })
        return { exercise: await read(api, exercise.id, signal), setId: null, added: 0, problem: null }
      case 'restore':
        return await restore(api, exercise.id, write.removed, signal)
      case 'add':
        return await add(api, exercise.id, write.questionIds, signal)
    }
  } catch (error) {
    return { ...unanswered, problem: problemOf(error) }
  }
}

async function sendStep(api: Api, { exercise: { id, version, ...exercise }, step }: SaveCall, signal: AbortSignal): Promise<Exercise> {
  if (step === null) throw new Error('There is nothing to save.')
  const params = { id }
  switch (step.part) {
    case 'set': {
      const set = await api.send(updateQuestionSet, { params: { id: step.setId }, body: { ...step.values, version }, signal })
      return withSet({ id, version, ...exercise }, set)
    }
    case 'title':
      return api.send(renameExercise, { params, body: { title: step.title, version }, signal })
    case 'gradeLevel':
      return api.send(setGradeLevel, { params, body: { grade_level: step.gradeLevel, version }, signal })
    case 'config':
      return api.send(updateExercise, { params, body: { config: step.config, version }, signal })
    case 'themes':
      return api.send(saveThemes, { params, body: { themes: [...step.themes], version }, signal })
    case 'tags':
      return api.send(saveTags, { params, body: { tags: [...step.tags], version }, signal })
    case 'order':
      return api.send(reorderQuestionSets, { params, body: { questionSetIds: [...step.questionSetIds], version }, signal })
  }
}

function withSet(exercise: Exercise, { exercise_id: _id, prompt: _prompt, version, ...changed }: QuestionSet): Exercise {
  return { ...exercise, version, assigned_question_sets: exercise.assigned_question_sets.map((set) => (set.id === changed.id ? changed : set)) }
}

/** Sets the settings back unless somebody changed the exercise meanwhile, which is read instead: what is not seen is not overwritten. */
async function reset(api: Api, { id, version }: Exercise, signal: AbortSignal): Promise<WriteAnswer> {
  const call = api.send(resetExerciseConfig, { params: { id }, query: { version: String(version) }, signal })
  const [exercise, problem] = await call.then(
    (changed) => [changed, null] as const,
    async (error: unknown) => {
      const failure = failureOf(error)
      if (failure.kind !== 'refused' || failure.status !== 409) throw error
      return [await read(api, id, signal), problemOf(error)] as const
    },
  )
  return { exercise, setId: null, added: 0, problem }
}

/**
 * A set that was taken out comes back as a new one at its old place. What is in the exercise afterwards counts as back: the
 * answer to adding it may have been lost, and where it cannot be moved it stays at the end.
 */
async function restore(api: Api, exerciseId: number, { questionId, values, savedPlace }: RemovedSet, signal: AbortSignal): Promise<WriteAnswer> {
  const params = { id: exerciseId }
  const refusal = await api.send(addQuestionSet, { params, body: { question_definition_id: questionId, ...values }, signal }).then(
    () => null,
    (error: unknown) => error,
  )
  const added = await read(api, exerciseId, signal)
  const id = added.assigned_question_sets.find((set) => set.question_id === questionId)?.id
  if (id === undefined) throw refusal
  const others = added.assigned_question_sets.map((set) => set.id).filter((other) => other !== id)
  const questionSetIds = others.toSpliced(savedPlace, 0, id)
  const exercise = await api.send(reorderQuestionSets, { params, body: { questionSetIds }, signal }).catch(() => added)
  return { exercise, setId: id, added: 1, problem: null }
}

async function add(api: Api, exerciseId: number, questionIds: readonly number[], signal: AbortSignal): Promise<WriteAnswer> {
  const problems: string[] = []
  for (const question_definition_id of questionIds) {
    const call = api.send(addQuestionSet, { params: { id: exerciseId }, body: { question_definition_id }, signal })
    await call.catch((error: unknown) => problems.push(problemOf(error)))
  }
  return { exercise: await read(api, exerciseId, signal), setId: null, added: questionIds.length - problems.length, problem: problems[0] ?? null }
}

function read(api: Api, id: number, signal: AbortSignal): Promise<Exercise> {
  return api.send(getExercise, { params: { id }, signal })
}

function problemOf(error: unknown): string {
  return sentenceOf(failureOf(error), unanswered.problem ?? '')
}
