import { setTimeout } from 'node:timers/promises'

/**
 * The streams that are open: how many a person may have, and how each waits between two looks. `begin` gives the way to end one's count, or null
 * when that person has as many as they may; `pause` answers whether to look again. `stop` ends all of them.
 */
export type Watching = {
  begin: (personId: number) => (() => void) | null
  pause: (leaving: AbortSignal) => Promise<boolean>
  stop: () => void
}

/** How many streams of one person are open at once at most: a few tabs. */
export const mostStreams = 3

const pauseMs = 3_000

/** Watches with the machine's timers. */
export function createWatching(wait: (signal: AbortSignal) => Promise<unknown> = aWhile): Watching {
  const open = new Map<number, number>()
  const end = new AbortController()
  return {
    begin: (personId) => {
      const count = open.get(personId) ?? 0
      if (count >= mostStreams || end.signal.aborted) return null
      open.set(personId, count + 1)
      return () => {
        const left = (open.get(personId) ?? 1) - 1
        if (left === 0) open.delete(personId)
        else open.set(personId, left)
      }
    },
    pause: async (leaving) => {
      const signal = AbortSignal.any([leaving, end.signal])
      if (signal.aborted) return false
      return wait(signal).then(
        () => !signal.aborted,
        () => false,
      )
    },
    stop: () => end.abort(),
  }
}

function aWhile(signal: AbortSignal): Promise<unknown> {
  return setTimeout(pauseMs, null, { signal, ref: false })
}
