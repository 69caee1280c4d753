import { formatPoints, judgedPoints, percentOf } from '#contract/exercises/points.ts'
import type { SessionFrame } from '#src/screens/chat/chat-view.ts'

/**
 * A session's score as its past session shows it: points, and the percentage (null while nothing is judged) without what was not
 * judged, which `waiting` says in words (null when that is nothing), or `short` for the head.
 */
export function judgedOf({ assignment, current_exercise_state }: SessionFrame) {
  const { score, total_possible_score: total, pending = 0, percent = null } = current_exercise_state
  const word = assignment === null ? 'not judged' : 'waiting'
  return {
    ...judgedPoints({ score, total, pending, percent }),
    percent: pending === 0 ? percentOf(score, total) : percent,
    waiting: pending === 0 ? null : `${formatPoints(pending)} ${assignment === null ? 'that only a teacher can judge' : 'waiting for your teacher'}`,
    short: pending === 0 ? null : `${formatPoints(pending)} ${word}`,
  }
}
