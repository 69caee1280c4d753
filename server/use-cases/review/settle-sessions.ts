import { percentOf } from '#contract/exercises/points.ts'
import type { Transaction } from '#server/db/engine/db.ts'
import {
  holdCompleteAssignments,
  sumCountedSessions,
  sumSessions,
  writeBest,
  writeSums,
  type HeldSession,
  type SessionSums,
} from '#server/db/review/regrading.queries.ts'

/** Where scores stand after questions were counted again: sessions in centi-points, assignments in percent. */
export type Settled = { sessions: Map<number, SessionSums>; assignments: Map<number, number> }

/**
 * Lets held sessions, and the assignments they count for, follow what their questions have become: sums, the best session
 * and its percentage. The number of statements does not depend on how many sessions there are.
 */
export async function settleSessions(tx: Transaction, held: readonly HeldSession[]): Promise<Settled> {
  const sums = await sumSessions(tx, held.map(({ id }) => id))
  await writeSums(tx, sums.map(({ id, scoreCenti, pendingCenti }) => ({ id, scoreCenti, pendingCenti })))
  const counted = held.flatMap(({ assignmentId, status, isTest, practiceOf }) => {
    const counts = (status === 'complete' || status === 'time_up') && !isTest && practiceOf === null
    return counts && assignmentId !== null ? [assignmentId] : []
  })
  const assignments = counted.length === 0 ? new Map<number, number>() : await settleAssignments(tx, [...new Set(counted)])
  return { sessions: new Map(sums.map((one) => [one.id, one])), assignments }
}

async function settleAssignments(tx: Transaction, ids: readonly number[]): Promise<Map<number, number>> {
  const held = await holdCompleteAssignments(tx, ids)
  const sums = await sumCountedSessions(tx, held.map(({ id }) => id))
  const best = held.flatMap(({ id, bestSessionId }) => {
    const own = sums.filter(({ assignmentId }) => assignmentId === id)
    const top = Math.max(...own.map(percentOfSession))
    const atTop = own.filter((one) => percentOfSession(one) === top)
    const chosen = atTop.find((one) => one.id === bestSessionId) ?? atTop[0]
    return chosen ? [{ id, score: top, bestSessionId: chosen.id }] : []
  })
  await writeBest(tx, best)
  return new Map(best.map(({ id, score }) => [id, score]))
}

/** What waits for a teacher counts on neither side. */
function percentOfSession({ scoreCenti, totalCenti, pendingCenti, waitingCenti }: SessionSums): number {
  return percentOf(scoreCenti - waitingCenti, totalCenti - pendingCenti)
}
