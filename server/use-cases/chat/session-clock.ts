import type { SessionStatus } from '#contract/sessions/sessions.ts'

/** From the deadline, an answer already on its way still counts for this long. */
export const answerGraceMs = 10_000

/** An answer typed before the deadline but held up still counts for this long after it. */
const queuedAnswerGraceMs = 60_000

/** An end asked for this close to the deadline is the deadline's own. */
const endTolerance = 2_000

/** What decides whether a session takes an answer. */
export type Timing = { status: SessionStatus; startedAt: Date; deadlineAt: Date | null; lateAnswerAt: Date | null }

/**
 * What a session takes at `now`: anything (`running`), one more answer for the question it stands at (`last_answer`), or
 * nothing (`over`). `typedAt` is when the student typed the answer, by the server's clock as far as the client knows it. A session that
 * began when its assignment's time was over takes nothing: nothing typed in it was on its way.
 */
export function phaseOf({ status, startedAt, deadlineAt, lateAnswerAt }: Timing, now: Date, typedAt: Date | null): 'running' | 'last_answer' | 'over' {
  if (status === 'complete' || status === 'abandoned') return 'over'
  if (deadlineAt === null || now < deadlineAt) return status === 'active' ? 'running' : 'over'
  if (lateAnswerAt !== null || startedAt >= deadlineAt) return 'over'
  const lateMs = now.getTime() - deadlineAt.getTime()
  const wasTypedInTime = typedAt !== null && typedAt <= deadlineAt
  return lateMs <= answerGraceMs || (wasTypedInTime && lateMs <= queuedAnswerGraceMs) ? 'last_answer' : 'over'
}

/** Whether a running session's time is over for good, so that it must end now. */
export function isOverdue({ status, deadlineAt }: Pick<Timing, 'status' | 'deadlineAt'>, now: Date): boolean {
  return status === 'active' && deadlineAt !== null && deadlineAt < overdueCut(now)
}

/** Sessions with a deadline before this moment are over. */
export function overdueCut(now: Date): Date {
  return new Date(now.getTime() - answerGraceMs)
}

/** How an end asked for at `now` counts: abandoned, or from two seconds before the deadline as time up. */
export function endingAt(deadlineAt: Date | null, now: Date): 'abandoned' | 'time_up' {
  return deadlineAt !== null && now.getTime() >= deadlineAt.getTime() - endTolerance ? 'time_up' : 'abandoned'
}

/** When a session started at `start` must end: the timer's minutes times the student's factor; null for no limit. */
export function deadlineOf(start: Date, minutes: number | null, timeFactor: number | null): Date | null {
  return minutes === null || timeFactor === null ? null : new Date(start.getTime() + Math.round(minutes * timeFactor * 60_000))
}

/** The earlier of two moments, each null for never. */
export function earlierOf(one: Date | null, other: Date | null): Date | null {
  return one === null || (other !== null && other < one) ? other : one
}

/** The earlier of two moments; a session that ran over its deadline ended at it. */
export function endOf(now: Date, deadlineAt: Date | null): Date {
  return deadlineAt !== null && deadlineAt < now ? deadlineAt : now
}
