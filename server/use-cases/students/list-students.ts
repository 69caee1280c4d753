import type { QueryOf, ReplyOf } from '#contract/endpoint.ts'
import type { listStudents as endpoint } from '#contract/students.ts'
import type { StudentOrder } from '#server/db/student-order.ts'
import { countStudents, listStudentRows, type StudentNarrowing } from '#server/db/students.queries.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'
import { dayBounds } from '#server/use-cases/assignments/day-bounds.ts'
import { readCursor, writeCursor } from '#server/use-cases/cursor.ts'
import { studentsOnTheWire } from './student-on-the-wire.ts'

type Sort = NonNullable<QueryOf<typeof endpoint>['sort']>

/** The students a caller sees with their work. Three statements however many there are, one more for the total of a page. */
export async function listStudents(
  deps: Pick<Deps, 'db' | 'clock'>,
  caller: Caller,
  query: QueryOf<typeof endpoint>,
  timeZone: string,
): Promise<ReplyOf<typeof endpoint>> {
  const { limit = null, sort = 'name' } = query
  const narrowing: StudentNarrowing = {
    ...(query.q === undefined ? {} : { q: query.q }),
    ...(query.class_id === undefined ? {} : { classId: query.class_id }),
    ...(query.tracked === undefined ? {} : { isTracked: query.tracked === 'true' }),
  }
  const order = orderOf(sort, query.cursor, deps.clock.now(), timeZone)
  const found = await listStudentRows(deps.db, caller, narrowing, order, limit === null ? null : limit + 1)
  const page = limit === null ? found : found.slice(0, limit)
  const results = await studentsOnTheWire(deps, caller, page)
  if (limit === null) return { results }
  const last = found.length > page.length ? page.at(-1) : undefined
  return {
    results,
    total: await countStudents(deps.db, caller, narrowing),
    next_cursor: last ? writeCursor({ sort, key: last.sortKey, id: last.id }) : null,
  }
}

function orderOf(sort: Sort, cursor: string | undefined, now: Date, timeZone: string): StudentOrder {
  const order = { isDescending: sort.startsWith('-'), after: cursor === undefined ? null : readCursor(cursor, sort) }
  const by = columnOf(sort)
  if (by === 'due_today' || by === 'overdue' || by === 'next_due_date') return { ...order, by, now, days: dayBounds(now, timeZone) }
  return { ...order, by }
}

function columnOf(sort: Sort): StudentOrder['by'] {
  switch (sort) {
    case 'name':
    case '-name':
      return 'name'
    case 'username':
    case '-username':
      return 'username'
    case 'email':
    case '-email':
      return 'email'
    case 'tracked':
    case '-tracked':
      return 'tracked'
    case 'assigned':
    case '-assigned':
      return 'assigned'
    case 'due_today':
    case '-due_today':
      return 'due_today'
    case 'overdue':
    case '-overdue':
      return 'overdue'
    case 'next_due_date':
    case '-next_due_date':
      return 'next_due_date'
  }
}
