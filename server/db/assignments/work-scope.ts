import { sql, type SQL } from 'drizzle-orm'
import type { Role } from '#contract/classroom/people.ts'

type Viewer = { id: number; role: Role; coTeaches?: boolean }

/** What a statement calls the table of assignments. */
export type Named = 'a' | 'assignments' | 'named' | 'head'

/**
 * Whether an assignment was given by a teacher, or to a class they teach with its owner. Who teaches no such class is asked about in the plain way,
 * which the order of an index suits.
 */
export function isGivenBy({ id, coTeaches }: Viewer, named: Named): SQL {
  const own = sql`${sql.identifier(named)}.teacher_id = ${id}`
  if (coTeaches !== true) return own
  return sql`(${own} or ${sql.identifier(named)}.class_assignment_id = any(array(select w.id from class_assignments w
    join class_teachers ct on ct.class_id = w.class_id where ct.teacher_id = ${id})))`
}

/**
 * Whether an assignment is work a teacher sees: given by them, to a student they still have; all of it for an admin. A teacher
 * who no longer has a student sees nothing of what comes after; given the student back, they find it all again.
 */
export function isWorkOf(viewer: Viewer, named: Named): SQL {
  if (viewer.role === 'ADMIN') return sql`true`
  return sql`${isGivenBy(viewer, named)} and ${isTheirStudents(viewer, named)}`
}

/** Whether an assignment's student is one the teacher has. */
function isTheirStudents(viewer: Viewer, named: Named): SQL {
  return sql`${sql.identifier(named)}.student_id in (select l.student_id from teacher_students l where l.teacher_id = ${viewer.id})`
}

/**
 * Whether an assignment's student is away: in the bin, or no longer the teacher's. What a teacher gave and sees is all but
 * that, since work is only given to students one has; those who left are few, so that counting looks at few rows.
 */
export function isAway(viewer: Viewer, named: Named): SQL {
  const former = viewer.role === 'TEACHER' ? sql` union all select f.student_id from former_students f where f.teacher_id = ${viewer.id}` : sql``
  return sql`${sql.identifier(named)}.student_id in (select u.id from users u where u.deleted_at is not null${former})`
}

/** Whether an assignment was given as the work of a class that is archived by now; of another class than `exceptOf`. */
export function isOfArchivedClass(named: Named, exceptOf: number | null = null): SQL {
  const other = exceptOf === null ? sql`` : sql` and c.id <> ${exceptOf}`
  return sql`coalesce(${sql.identifier(named)}.class_assignment_id in (select w.id from class_assignments w join classes c on c.id = w.class_id
    where c.archived_at is not null${other}), false)`
}
