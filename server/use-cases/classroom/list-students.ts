import type { QueryOf, ReplyOf } from '#contract/endpoint.ts'
import type { listStudents as endpoint } from '#contract/classroom/students.ts'
import type { StudentOrder } from '#server/db/classroom/student-order.ts'
import { countStudents, hasManyStudents, listStudentRows, type StudentNarrowing } from '#server/db/classroom/students.queries.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'
import { dayBounds } from '#server/use-cases/assignments/day-bounds.ts'
import { cursorIn, pageOf, rowsToRead } from '#server/use-cases/lists/page.ts'
import { studentsOnTheWire } from './student-on-the-wire.ts'

type Query = QueryOf<typeof endpoint>

/** The students a caller sees with their work. Four statements however many there are, one more for the total of a longer list. */
export async function listStudents(
  deps: Pick<Deps, 'db' | 'clock'>,
  caller: Caller,
  query: Query,
  timeZone: string,
): Promise<ReplyOf<typeof endpoint>> {
  const { q, class_id: classId, tracked, sort } = query
  const narrowing: StudentNarrowing = { q, classId, isTracked: tracked === undefined ? undefined : tracked === 'true' }
  const order = orderOf(query, deps.clock.now(), timeZone)
  const isPlain = order.by === 'name' && query.limit !== undefined && Object.values(narrowing).every((one) => one === undefined)
  const isWalked = isPlain && caller.role !== 'ADMIN' && (await hasManyStudents(deps.db, caller.id))
  const read = await listStudentRows(deps.db, caller, narrowing, order, { limit: rowsToRead(query), isWalked })
  const { shown, page } = await pageOf(read, query, {
    cursorAfter: ({ sortKey, id }) => ({ sort: sort.text, key: sortKey, id }),
    count: () => countStudents(deps.db, caller, narrowing),
  })
  return { results: await studentsOnTheWire(deps, caller, shown), ...page }
}

function orderOf(query: Query, now: Date, timeZone: string): StudentOrder {
  const { by, isDescending, text } = query.sort
  const order = { isDescending, after: cursorIn(query, text) }
  if (by === 'due_today' || by === 'overdue' || by === 'next_due_date') return { ...order, by, now, days: dayBounds(now, timeZone) }
  return { ...order, by }
}
