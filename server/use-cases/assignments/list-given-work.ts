import type { GivenWork, listGivenWork as endpoint } from '#contract/assignments/given-work.ts'
import type { QueryOf, ReplyOf } from '#contract/endpoint.ts'
import { countGivenWork, type GivenWorkRow, listGivenWorkRows } from '#server/db/assignments/given-work.queries.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'
import { endOverdueSessions } from '#server/use-cases/chat/end-overdue-sessions.ts'
import { cursorIn, pageOf, rowsToRead } from '#server/use-cases/lists/page.ts'
import { dayBounds } from './day-bounds.ts'

/**
 * What a teacher gave, a row for each piece of work; everybody's for an admin. One statement however much it is, one more for the total
 * of a longer list. Sessions whose time is over are ended before their work is counted.
 */
export async function listGivenWork(
  deps: Pick<Deps, 'db' | 'clock'>,
  caller: Caller,
  query: QueryOf<typeof endpoint>,
  timeZone: string,
): Promise<ReplyOf<typeof endpoint>> {
  await endOverdueSessions(deps)
  const now = deps.clock.now()
  const scope = { viewer: caller, now }
  const { q, class_id: classId, status, sort } = query
  const narrowing = { q, classId, status, days: dayBounds(now, timeZone) }
  const order = { by: sort.by, isDescending: sort.isDescending, after: cursorIn(query, sort.text) }
  const { shown, page } = await pageOf(await listGivenWorkRows(deps.db, scope, narrowing, order, rowsToRead(query)), query, {
    cursorAfter: ({ sortKey, sortId }) => ({ sort: sort.text, key: sortKey, id: sortId }),
    count: () => countGivenWork(deps.db, scope, narrowing),
  })
  return { results: shown.map((row) => wireOf(row, now)), ...page }
}

function wireOf(row: GivenWorkRow, now: Date): GivenWork {
  const isLater = row.assignAt !== null && row.assignAt > now
  return {
    id: row.id,
    title: row.title,
    exercise_id: row.exerciseId,
    class: row.classId === null || row.className === null ? null : { id: row.classId, name: row.className },
    student: row.assigned === 1 ? { id: row.studentId, name: row.studentName } : null,
    assigned: row.assigned,
    turned_in: row.turnedIn,
    in_progress: row.inProgress,
    overdue: row.overdue,
    due_date: row.dueDate?.toISOString() ?? null,
    due_dates: row.dueDates,
    ...(isLater && row.assignAt !== null ? { assign_at: row.assignAt.toISOString() } : {}),
    closes_at: row.closesAt?.toISOString() ?? null,
    closed: row.closed,
    median: row.median,
    assignment_ids: row.assignmentIds,
  }
}
