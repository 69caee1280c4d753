import type { listAssignments as endpoint } from '#contract/assignments.ts'
import type { QueryOf, ReplyOf } from '#contract/endpoint.ts'
import {
  countAssignments,
  listAssignmentRows,
  type AssignmentNarrowing,
  type AssignmentOrder,
} from '#server/db/assignments.queries.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'
import { endOverdueSessions } from '#server/use-cases/chat/end-overdue-sessions.ts'
import { readCursor, writeCursor } from '#server/use-cases/cursor.ts'
import { hasOverdueSession, onTheWire } from './assignment-on-the-wire.ts'
import { dayBounds } from './day-bounds.ts'

type Sort = NonNullable<QueryOf<typeof endpoint>['sort']>

/**
 * The assignments a caller may see: a student's own, those a teacher gave, all for an admin. Two statements however many
 * there are, one more for the total of a paged list. Sessions whose time is over are ended before they are shown.
 */
export async function listAssignments(
  deps: Pick<Deps, 'db' | 'clock'>,
  caller: Caller,
  query: QueryOf<typeof endpoint>,
  timeZone: string,
): Promise<ReplyOf<typeof endpoint>> {
  const now = deps.clock.now()
  const { limit = null } = query
  const scope = { viewer: caller, now }
  const narrowing: AssignmentNarrowing = {
    ...(query.q === undefined ? {} : { q: query.q }),
    ...(query.class_id === undefined ? {} : { classId: query.class_id }),
    ...(query.student_id === undefined ? {} : { studentId: query.student_id }),
    ...(query.status === undefined ? {} : { status: query.status, days: dayBounds(now, timeZone) }),
  }
  const order = orderOf(query.sort ?? 'status', query.cursor)
  const read = () => listAssignmentRows(deps.db, scope, narrowing, order, limit === null ? null : limit + 1)
  if (query.status !== undefined) await endOverdueSessions(deps)
  const first = await read()
  const found = first.some((row) => hasOverdueSession(row, now)) && (await endOverdueSessions(deps)) > 0 ? await read() : first
  const page = limit === null ? found : found.slice(0, limit)
  const results = await onTheWire(deps, page)
  if (limit === null) return { results }
  const last = found.length > page.length ? page.at(-1) : undefined
  return {
    results,
    total: await countAssignments(deps.db, scope, narrowing),
    next_cursor: last ? writeCursor({ sort: query.sort ?? 'status', key: last.sortKey, id: last.id }) : null,
  }
}

function orderOf(sort: Sort, cursor: string | undefined): AssignmentOrder {
  const isDescending = sort.startsWith('-')
  return { by: columnOf(sort), isDescending, after: cursor === undefined ? null : readCursor(cursor, sort) }
}

function columnOf(sort: Sort): AssignmentOrder['by'] {
  switch (sort) {
    case 'status':
    case '-status':
      return 'status'
    case 'due_date':
    case '-due_date':
      return 'due_date'
    case 'title':
    case '-title':
      return 'title'
    case 'student':
    case '-student':
      return 'student'
    case 'score':
    case '-score':
      return 'score'
    case 'completed_on':
    case '-completed_on':
      return 'completed_on'
  }
}
