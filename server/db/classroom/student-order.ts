import { sql, type SQL } from 'drizzle-orm'
import type { Role } from '#contract/classroom/people.ts'
import { isGivenBy } from '#server/db/assignments/work-scope.ts'
import { teacherStudents, users } from '#server/db/schema/people.ts'

/**
 * The order of a list of students and where to go on in it. `assigned`, `due_today`, `overdue` and `next_due_date` look at the
 * work the viewer may see; `days` are the instants at which the viewer's days begin, `now` decides what is past.
 */
export type StudentOrder = { isDescending: boolean; after: { key: string; id: number } | null } & (
  | { by: 'name' | 'username' | 'email' | 'tracked' | 'assigned' }
  | { by: 'due_today' | 'overdue' | 'next_due_date'; now: Date; days: { today: Date; tomorrow: Date } }
)

type Viewer = { id: number; role: Role; coTeaches?: boolean }

type SortKey = { expression: SQL; cast: SQL }

/** What students are ordered by; who has no due date comes last in either direction. */
export function studentSortKey(viewer: Viewer, order: StudentOrder): SortKey {
  switch (order.by) {
    case 'name':
      return { expression: sql`${users.plainName}`, cast: sql`text` }
    case 'username':
      return { expression: sql`lower(${users.username})`, cast: sql`text` }
    case 'email':
      return { expression: sql`lower(${users.email})`, cast: sql`text` }
    case 'tracked':
      return { expression: sql`(case when ${teacherStudents.isTracked} then 'a ' else 'b ' end || ${users.plainName})`, cast: sql`text` }
    case 'assigned':
      return { expression: ofWork(viewer, sql`count(*)::int`, sql`true`), cast: sql`int` }
    case 'due_today': {
      const { today, tomorrow } = order.days
      const isToday = sql`not a.complete and a.due_date >= ${instant(today)} and a.due_date < ${instant(tomorrow)}`
      return { expression: ofWork(viewer, sql`count(*)::int`, isToday), cast: sql`int` }
    }
    case 'overdue':
      return { expression: ofWork(viewer, sql`count(*)::int`, sql`not a.complete and a.due_date < ${instant(order.days.today)}`), cast: sql`int` }
    case 'next_due_date': {
      const now = instant(order.now)
      const next = sql`coalesce(min(a.due_date) filter (where a.due_date >= ${now}), max(a.due_date),
        ${order.isDescending ? sql`'-infinity'` : sql`'infinity'`}::timestamptz)`
      return { expression: ofWork(viewer, next, sql`not a.complete`), cast: sql`timestamptz` }
    }
  }
}

/** Only what comes after the cursor. */
export function afterStudent({ isDescending, after }: StudentOrder, { expression, cast }: SortKey): SQL | undefined {
  if (after === null) return undefined
  const direction = isDescending ? sql`<` : sql`>`
  return sql`(${expression}, ${users.id}) ${direction} ((${after.key}::text)::${cast}, ${after.id}::int)`
}

function ofWork(viewer: Viewer, what: SQL, condition: SQL): SQL {
  const isTheirs = viewer.role === 'ADMIN' ? sql`true` : isGivenBy(viewer, 'a')
  return sql`(select ${what} from assignments a where a.student_id = ${users.id} and a.deleted_at is null and ${isTheirs} and ${condition})`
}

function instant(moment: Date): SQL {
  return sql`${moment.toISOString()}::timestamptz`
}
