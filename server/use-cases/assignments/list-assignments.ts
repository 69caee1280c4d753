import type { listAssignments as endpoint } from '#contract/assignments/assignments.ts'
import type { QueryOf, ReplyOf } from '#contract/endpoint.ts'
import { countAssignments, findFewAssignments, listAssignmentRows } from '#server/db/assignments/assignments.queries.ts'
import type { AssignmentNarrowing } from '#server/db/assignments/narrowing.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'
import { endOverdueSessions } from '#server/use-cases/chat/end-overdue-sessions.ts'
import { cursorIn, pageOf, rowsToRead } from '#server/use-cases/lists/page.ts'
import { hasOverdueSession, onTheWire } from './assignment-on-the-wire.ts'
import { dayBounds } from './day-bounds.ts'

/**
 * The assignments a caller may see: a student's own, those a teacher gave, all for an admin. Two statements however many
 * there are, one more for the total of a longer list. Sessions whose time is over are ended before they are shown.
 */
export async function listAssignments(
  deps: Pick<Deps, 'db' | 'clock'>,
  caller: Caller,
  query: QueryOf<typeof endpoint>,
  timeZone: string,
): Promise<ReplyOf<typeof endpoint>> {
  const now = deps.clock.now()
  const { q, class_id: classId, student_id: studentId, status, sort, ids: asked, given_with: givenWith } = query
  const scope = { viewer: caller, now }
  const ids = asked ?? (await findFewAssignments(deps.db, scope, q))
  const narrowing: AssignmentNarrowing = { ids, q, classId, studentId, givenWith, status, days: status && dayBounds(now, timeZone) }
  const order = { by: sort.by, isDescending: sort.isDescending, after: cursorIn(query, sort.text) }
  const read = () => listAssignmentRows(deps.db, scope, narrowing, order, rowsToRead(query))
  if (status !== undefined) await endOverdueSessions(deps)
  const first = await read()
  const found = first.some((row) => hasOverdueSession(row, now)) && (await endOverdueSessions(deps)) > 0 ? await read() : first
  const { shown, page } = await pageOf(found, query, {
    cursorAfter: ({ sortKey, id }) => ({ sort: sort.text, key: sortKey, id }),
    count: () => countAssignments(deps.db, scope, narrowing),
  })
  return { results: await onTheWire(deps, shown), ...page }
}
