import type { AtWorkState } from '#contract/classroom/at-work.ts'
import type { AtWorkRow } from '#server/db/classroom/at-work.queries.ts'
import { stuckTries } from '#server/use-cases/dashboard/watch-reasons.ts'

const minuteMs = 60_000
/** So long at one question is long. */
export const longMs = 8 * minuteMs
/** So long without a sign of a student, and they are away; who is stuck may be thinking. */
export const quietMs = { working: 5 * minuteMs, stuck: 15 * minuteMs } as const

/** What a student does, at which question (from 0) of their session, and since when. */
export type Doing = { state: AtWorkState; at: number | null; since: Date | null }

/** What a row says of its student at a moment. */
export function doingOf(row: AtWorkRow, now: Date): Doing {
  if (row.isComplete) return { state: 'finished', at: null, since: dateOf(row.completedOn) }
  if (row.sessionId === null) return { state: 'not_started', at: null, since: null }
  const at = row.position ?? 0
  const question = row.questions?.[at]
  const begun = latest([dateOf(row.startedAt)]) ?? now
  const cameTo = dateOf(question?.startedAt ?? null) ?? begun
  const lastSign = latest([begun, cameTo, dateOf(row.lastWordAt), dateOf(row.typedAt)]) ?? begun
  const quiet = now.getTime() - lastSign.getTime()
  const isTrying = question !== undefined && question.attempts >= stuckTries && !question.isAccepted && question.status === 'open'
  if (row.status !== 'active' || quiet >= (isTrying ? quietMs.stuck : quietMs.working)) return { state: 'away', at, since: lastSign }
  const isLong = now.getTime() - cameTo.getTime() >= longMs
  return { state: isTrying || isLong ? 'stuck' : 'working', at, since: cameTo }
}

function dateOf(written: string | null): Date | null {
  return written === null ? null : new Date(written)
}

function latest(moments: readonly (Date | null)[]): Date | null {
  return moments.reduce((last, one) => (one !== null && (last === null || one > last) ? one : last), null)
}
