import type { Assignment } from '#contract/assignments/assignment.ts'
import { findAssignmentRow, type AssignmentRow } from '#server/db/assignments/assignments.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'
import { endOverdueSessions } from '#server/use-cases/chat/end-overdue-sessions.ts'
import { hasOverdueSession, onTheWire } from './assignment-on-the-wire.ts'

/** One found assignment as the wire shows it. Refuses one that is kept back from its student until later. */
export async function getAssignment(deps: Pick<Deps, 'db' | 'clock'>, caller: Caller, found: AssignmentRow): Promise<Assignment> {
  const now = deps.clock.now()
  const isEnded = hasOverdueSession(found, now) && (await endOverdueSessions(deps)) > 0
  const row = (isEnded ? await findAssignmentRow(deps.db, { viewer: caller, now }, found.id) : null) ?? found
  if (caller.role === 'STUDENT' && row.assignAt !== null && row.assignAt > now) throw fail('not_found')
  const [assignment] = await onTheWire(deps, [row])
  if (!assignment) throw fail('not_found')
  return assignment
}
