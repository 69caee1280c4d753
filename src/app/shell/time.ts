import { useMemo, useSyncExternalStore } from 'react'
import type { ServerClock } from '#src/api/server-clock.ts'

const minuteMs = 60_000

/** The moment pages count days from, by the server's clock: the same value until the minute changes, when pages draw again. */
export function useNow(clock: ServerClock): Date {
  const minute = useSyncExternalStore(eachMinute, () => Math.floor(clock.nowMs() / minuteMs))
  return useMemo(() => new Date(minute * minuteMs), [minute])
}

function eachMinute(onChange: () => void): () => void {
  const timer = window.setInterval(onChange, minuteMs / 4)
  return () => window.clearInterval(timer)
}
