import { fromCallback, fromPromise } from 'xstate'
import { type AtWork, readAtWork, watchAtWork } from '#contract/classroom/at-work.ts'
import type { AtWorkHeard, AtWorkKey, atWorkMachine } from '#machines/classroom/at-work/at-work.machine.ts'
import type { Api, LinesApi } from '#src/api/client.ts'
import { failureOf } from '#src/api/failure.ts'
import { unlessMissing } from '#src/api/unless-missing.ts'
import { unlessStopped } from '#src/api/unless-stopped.ts'
import { watchLooks } from '#src/actors/lists/looks.ts'

type Provided = NonNullable<Parameters<typeof atWorkMachine.provide>[0]['actors']>

/** The stream of a class at its work, and the call beside it. */
export function createAtWorkActors(api: Api & LinesApi) {
  return {
    watchClass: fromCallback<{ type: 'never' }, AtWorkKey>(({ input, sendBack }) => {
      const life = new AbortController()
      const tell = (event: AtWorkHeard) => (life.signal.aborted ? undefined : sendBack(event))
      const heard = api.hear(watchAtWork, {
        params: { id: input.classId },
        query: queryOf(input),
        signal: life.signal,
        onLine: (report) => tell({ type: 'report.came', report }),
        onBeat: () => tell({ type: 'beat.came' }),
      })
      heard.then(
        () => tell({ type: 'stream.lost' }),
        (error: unknown) => tell({ type: isGone(error) ? 'class.missing' : 'stream.lost' }),
      )
      return () => life.abort()
    }),
    askOnce: fromPromise<AtWork | null, AtWorkKey>(({ input, signal }) => {
      const asked = api.send(readAtWork, { params: { id: input.classId }, query: queryOf(input), signal, isBackground: true })
      return unlessMissing(unlessStopped(signal, asked))
    }),
    watchLooks: watchLooks('page.looked_at'),
  } satisfies Provided
}

function queryOf({ exerciseId }: AtWorkKey) {
  return exerciseId === null ? {} : { exercise_id: String(exerciseId) }
}

function isGone(error: unknown): boolean {
  const failure = failureOf(error)
  return failure.kind === 'refused' && failure.status === 404
}
