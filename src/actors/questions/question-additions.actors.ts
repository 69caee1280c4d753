import { fromPromise } from 'xstate'
import { type Exercise, getExercise } from '#contract/exercises/exercise-library.ts'
import { addToExercises } from '#contract/questions/questions.ts'
import type { BatchAnswer, BatchCall } from '#machines/forms/batch/batch.items.ts'
import { unansweredSentence } from '#machines/forms/batch/batch.machine.ts'
import { exerciseListMachine, type ExerciseFacts, type ExerciseQuery } from '#machines/exercises/exercise-list/exercise-list.ts'
import type { Page, PageCall } from '#machines/lists/paged-list/paged-list.rows.ts'
import type { Addition, AdditionDone } from '#machines/questions/question-additions/question-additions.items.ts'
import { addQuestionsMachine, type questionAdditionsMachine } from '#machines/questions/question-additions/question-additions.machine.ts'
import type { Api } from '#src/api/client.ts'
import { failureOf, sentenceOf } from '#src/api/failure.ts'
import { watchNothing } from '#src/actors/lists/looks.ts'
import { unlessStopped } from '#src/api/unless-stopped.ts'
import { fetchExercises } from '#src/actors/exercises/exercise-list.ts'

type Provided = NonNullable<Parameters<typeof questionAdditionsMachine.provide>[0]['actors']>
type Call = BatchCall<Addition, AdditionDone>

/**
 * The exercises in pages, and adding questions to them: one call per question and exercise, in the order
 * chosen. `onFailed` hears each time some could not be added.
 */
export function createQuestionAdditionsActors({ api, nowMs, onFailed }: { api: Api; nowMs: () => number; onFailed: () => void }) {
  return {
    list: exerciseListMachine.provide({
      actors: {
        fetchPage: fromPromise<Page<Exercise, ExerciseFacts>, PageCall<ExerciseQuery>>(({ input, signal }) =>
          unlessStopped(signal, fetchExercises({ api, nowMs }, input, signal)),
        ),
        watchQuery: watchNothing,
        watchLooks: watchNothing,
      },
    }),
    addQuestions: addQuestionsMachine.provide({
      actors: { runItem: fromPromise<BatchAnswer<AdditionDone>, Call>(({ input, signal }) => addAll(api, input, signal)) },
      actions: { tellFailed: onFailed },
    }),
  } satisfies Provided
}

async function addAll(api: Api, { value: { exerciseId, questionIds }, kept }: Call, signal: AbortSignal): Promise<BatchAnswer<AdditionDone>> {
  let state: AdditionDone = kept ?? { done: [], found: 0 }
  try {
    for (const id of questionIds.filter((one) => !state.done.includes(one))) {
      const wasThere = await addOne(api, exerciseId, id, signal)
      state = { done: [...state.done, id], found: state.found + Number(wasThere) }
    }
    return { ok: true, kept: state }
  } catch (error) {
    return { ok: false, sentence: sentenceOf(failureOf(error), unansweredSentence), fields: {}, kept: state }
  }
}

/** Adds one question to one exercise; answers whether somebody else had added it meanwhile. */
async function addOne(api: Api, exerciseId: number, id: number, signal: AbortSignal): Promise<boolean> {
  try {
    await api.send(addToExercises, { params: { id }, body: { exercise_ids: [exerciseId] }, signal })
    return false
  } catch (error) {
    const failure = failureOf(error)
    if (failure.kind !== 'refused' || failure.status !== 409) throw error
    const { question_ids } = await api.send(getExercise, { params: { id: exerciseId }, signal })
    if (!question_ids.includes(id)) throw error
    return true
  }
}
