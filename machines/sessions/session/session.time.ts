import { farMs, shownTime, type ShownTime } from '#machines/sessions/clock/clock.selectors.ts'
import type { ClockSnapshot } from '#machines/sessions/clock/clock.machine.ts'

type Timed = { context: { session: { deadline_at: string | null; ended_at: string | null } | null } }

/**
 * The time a screen shows: the running clock's, or what was left when a timed session ended; null when there is none. Needs
 * `isSameTime` as the comparator.
 */
export function sessionTime({ context }: Timed, clock: ClockSnapshot | undefined): ShownTime | null {
  if (clock !== undefined) return shownTime(clock)
  const { session } = context
  if (session === null || session.deadline_at === null) return null
  const leftMs = Date.parse(session.deadline_at) - Date.parse(session.ended_at ?? session.deadline_at)
  if (leftMs > farMs) return null
  return { direction: 'left', seconds: Math.max(0, Math.floor(leftMs / 1000)), threshold: null }
}
