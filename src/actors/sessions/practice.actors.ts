import { fromPromise } from 'xstate'
import { startPractice } from '#contract/sessions/practice.ts'
import type { PracticeStart, practiceMachine } from '#machines/sessions/practice/practice.machine.ts'
import type { Api } from '#src/api/client.ts'
import { failureOf } from '#src/api/failure.ts'

type Provided = NonNullable<Parameters<typeof practiceMachine.provide>[0]['actors']>

/** The practice machine's call. */
export function createPracticeActors({ api }: { api: Api }) {
  return {
    startPractice: fromPromise<PracticeStart, undefined>(async ({ signal }) => {
      try {
        const { session_id: sessionId, exercise_id: exerciseId } = await api.send(startPractice, { signal })
        return { ok: true, sessionId, exerciseId }
      } catch (error) {
        const failure = failureOf(error)
        if (failure.kind === 'refused' && failure.status === 409) return { ok: false, sentence: failure.body.error }
        throw error
      }
    }),
  } satisfies Provided
}
