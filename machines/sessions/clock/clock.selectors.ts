import type { ClockSnapshot } from './clock.machine.ts'

/** What a clock shows: seconds left of the limit, or elapsed without one; `threshold` is the last announced number of seconds left. */
export type ShownTime = { direction: 'left' | 'elapsed'; seconds: number; threshold: number | null }

/** An end so far away is no time limit: work that closes some day. */
export const farMs = 24 * 3_600_000

/** Whether the clock counts down to a deadline. */
export function isCountingDown({ context: { deadlineAtMs, nowMs } }: ClockSnapshot) {
  return deadlineAtMs !== null && deadlineAtMs - nowMs <= farMs
}

/** Whole seconds to show: left until the deadline, or spent since the start; never negative. */
export function shownSeconds({ context }: ClockSnapshot) {
  const { startedAtMs, deadlineAtMs, nowMs } = context
  const leftMs = deadlineAtMs === null ? Infinity : deadlineAtMs - nowMs
  const seconds = leftMs > farMs ? Math.floor((nowMs - startedAtMs) / 1000) : Math.ceil(leftMs / 1000)
  return Math.max(0, seconds)
}

/** The clock's face; needs `isSameTime` as the comparator. */
export function shownTime(snapshot: ClockSnapshot): ShownTime {
  return { direction: isCountingDown(snapshot) ? 'left' : 'elapsed', seconds: shownSeconds(snapshot), threshold: snapshot.context.announcedSeconds }
}

/** Whether two faces read the same. */
export function isSameTime(one: ShownTime | null, other: ShownTime | null) {
  if (one === null || other === null) return one === other
  return one.direction === other.direction && one.seconds === other.seconds && one.threshold === other.threshold
}
