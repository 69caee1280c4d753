import { timerMinutes } from '#contract/exercises/exercises.ts'
import { readClosings } from '#server/db/assignments/assignment-changes.queries.ts'
import type { RunningOf } from '#server/db/chat/rounds.queries.ts'
import { moveDeadlines } from '#server/db/classroom/student-changes.queries.ts'
import type { Transaction } from '#server/db/engine/db.ts'
import { deadlineOf, earlierOf } from './session-clock.ts'

/**
 * Gives held running sessions of these assignments the end that their clock and the closing of their work set now: never one in the past, and
 * what was over stays over.
 */
export async function moveEnds(tx: Transaction, running: readonly RunningOf[], assignmentIds: readonly number[], now: Date): Promise<void> {
  if (running.length === 0) return
  const closings = await readClosings(tx, assignmentIds)
  const moves = running.flatMap(({ id, assignmentId, clockStartedAt, deadlineAt, timer, timeFactor }) => {
    const closesAt = assignmentId === null ? undefined : closings.get(assignmentId)
    if (closesAt === undefined || (deadlineAt !== null && deadlineAt < now)) return []
    const wanted = earlierOf(deadlineOf(clockStartedAt, timerMinutes(timer), timeFactor), closesAt)
    const moved = wanted !== null && wanted < now ? now : wanted
    return moved?.getTime() === deadlineAt?.getTime() ? [] : [{ id, deadlineAt: moved }]
  })
  await moveDeadlines(tx, moves)
}
