import { useSyncExternalStore } from 'react'
import type { ServerClock } from '#src/api/server-clock.ts'

const minuteMs = 60_000

/** The moment pages count days from, by the server's clock; pages draw again when the minute changes. */
export function useNow(clock: ServerClock): Date {
  const minute = useSyncExternalStore(eachMinute, () => Math.floor(clock.nowMs() / minuteMs))
  return new Date(minute * minuteMs)
}

function eachMinute(onChange: () => void): () => void {
  const timer = window.setInterval(onChange, minuteMs / 4)
  return () => window.clearInterval(timer)
}
