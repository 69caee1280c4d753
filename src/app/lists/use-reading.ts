import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import { createReadingMachine, type ReadingView, readingView } from '#machines/lists/reading/reading.machine.ts'
import { unlessStopped } from '#src/api/unless-stopped.ts'
import { watchLooks, watchNothing } from '#src/actors/lists/looks.ts'
import { isSameAnswer } from './same-answer.ts'

/**
 * Reads one thing while its part of the page is open: how that stands, what tries again after a failure, and what reads it again after the
 * page itself changed it. What is not there is found as an object that says so, never as null. Another `key` takes effect
 * when the part is drawn anew, so give the part that key too. What others change `isKeptFresh`: it is read again as long as it is
 * looked at. `read` is told whether nobody waits for it.
 */
export function useReading<Key, Found extends NonNullable<unknown>>(
  id: string,
  key: Key,
  read: (key: Key, signal: AbortSignal, isBackground: boolean) => Promise<Found>,
  { isKeptFresh = false }: { isKeptFresh?: boolean } = {},
): { view: ReadingView<Found>; retry: () => void; lookAgain: () => void } {
  const [machine] = useState(() =>
    createReadingMachine<Key, Found>(id).provide({
      actors: {
        read: fromPromise<Found, { key: Key }>(({ input, signal }) => unlessStopped(signal, read(input.key, signal, false))),
        readAgain: fromPromise<Found, { key: Key }>(({ input, signal }) => unlessStopped(signal, read(input.key, signal, true))),
        watchLooks: isKeptFresh ? watchLooks('page.looked_at') : watchNothing,
      },
    }),
  )
  const reading = useActorRef(machine, { input: { key } })
  return {
    view: useSelector(reading, readingView<Found>, isSameReading),
    retry: () => reading.send({ type: 'retry.requested' }),
    lookAgain: () => reading.send({ type: 'page.looked_at' }),
  }
}

function isSameReading<Found>(one: ReadingView<Found>, other: ReadingView<Found>): boolean {
  return one.mode === other.mode && (one.mode !== 'ready' || other.mode !== 'ready' || isSameAnswer(one.found, other.found))
}
