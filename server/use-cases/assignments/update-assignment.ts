import type { Assignment } from '#contract/assignments/assignment.ts'
import type { updateAssignment as endpoint } from '#contract/assignments/assignments.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { changeAssignments, holdAssignments, letClassWorkFollow } from '#server/db/assignments/assignment-changes.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'
import { changeOf, closedTooEarly, isClosedTooEarly, isSeenTooLate, isTakenBack, lockReason, seenTooLate } from './change-of.ts'
import { lockRunningOf } from '#server/db/chat/rounds.queries.ts'
import { moveEnds } from '#server/use-cases/chat/move-ends.ts'
import { readAssignment } from './read-assignment.ts'

/**
 * Changes one assignment. Refuses a stale version, work that is complete and past its due date, taking back what its student
 * sees already, and work that is due before it is seen.
 */
export function updateAssignment(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: Caller,
  id: number,
  body: BodyOf<typeof endpoint>,
): Promise<Assignment> {
  return db.transaction(async (tx) => {
    const running = body.closes_at === undefined ? [] : await lockRunningOf(tx, caller, [id])
    const [held] = await holdAssignments(tx, caller, [id])
    if (!held) throw fail('not_found')
    if (body.version !== undefined && body.version !== held.version) {
      throw fail('stale_version', { current: await readAssignment({ db: tx, clock }, caller, id) })
    }
    const [now, change] = [clock.now(), changeOf(body)]
    const reason = lockReason(held, now) ?? (isTakenBack(held, change, now) ? 'Its student can already see this work.' : null)
    if (reason !== null) throw fail('conflict', { error: reason })
    if (isSeenTooLate(held, change, now)) throw fail('invalid', { error: seenTooLate, field: body.assign_at === undefined ? 'due_date' : 'assign_at' })
    if (isClosedTooEarly(held, change)) throw fail('invalid', { error: closedTooEarly, field: body.closes_at === undefined ? 'due_date' : 'closes_at' })
    await changeAssignments(tx, [id], change)
    if (change.closesAt !== undefined) await moveEnds(tx, running, [id], now)
    await letClassWorkFollow(tx, [id])
    return readAssignment({ db: tx, clock }, caller, id)
  })
}
