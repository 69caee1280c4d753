import { and, eq, or, sql, type SQL } from 'drizzle-orm'
import type { Role } from '#contract/classroom/people.ts'
import { isGivenBy } from '#server/db/assignments/work-scope.ts'
import { isTrustedWith } from '#server/db/classroom/class-scope.ts'
import { sessions } from '#server/db/schema/sessions.ts'

type Viewer = { id: number; role: Role }

/**
 * Whether a session is one the viewer looks after: a teacher's students' without test runs, all for an admin but samples, none for a student. Of a
 * student whose account is not theirs to change a teacher sees what they gave, and what a class of theirs was given (decision 111).
 */
export function isSeenBy(viewer: Viewer): SQL | undefined {
  if (viewer.role === 'ADMIN') return sql`${sessions.userId} <> all(array(select x.id from users x where x.expires_at is not null))`
  if (viewer.role === 'STUDENT') return sql`false`
  const isOfTheirs = sql`exists (select from assignments a where a.id = ${sessions.assignmentId} and ${isGivenBy({ ...viewer, coTeaches: true }, 'a')})`
  const isEverythingTheirs = sql`(l.keeps_account or ${isOfTheirs} or ${isTrustedWith(viewer.id, sessions.userId)})`
  return and(eq(sessions.isTest, false), isOfStudentOf(viewer, isEverythingTheirs))
}

/**
 * Whether the viewer hears of worrying words in a session: whoever sees it does, and where nobody is left who may change its student's account,
 * every teacher who has the student.
 */
export function isHeardBy(viewer: Viewer): SQL | undefined {
  if (viewer.role !== 'TEACHER') return isSeenBy(viewer)
  const isLeftToThem = sql`not exists (select from teacher_students k join users h on h.id = k.teacher_id where k.student_id = ${sessions.userId}
    and ${isAtWork()} and (k.keeps_account or ${isTrustedWith(sql`h.id`, sessions.userId)}))`
  return or(isSeenBy(viewer), and(eq(sessions.isTest, false), isOfStudentOf(viewer, isLeftToThem)))
}

/** Who hears of worrying words in a session beside the administrators, as `isHeardBy` finds them: a teacher, or only these; or there are none. */
export const hearerOf = sql<'teacher' | 'administrator' | 'nobody'>`case
  when exists (select from teacher_students k join users h on h.id = k.teacher_id where k.student_id = ${sessions.userId}
    and ${isAtWork()} and (h.role = 'TEACHER' or k.keeps_account)) then 'teacher'
  when exists (select from users h where h.role = 'ADMIN' and ${isAtWork()}) then 'administrator' else 'nobody' end`

function isOfStudentOf({ id }: Viewer, narrowed: SQL): SQL {
  return sql`exists (select from teacher_students l where l.teacher_id = ${id} and l.student_id = ${sessions.userId} and ${narrowed})`
}

/** Whether a person `h` can sign in: neither removed nor kept out. */
function isAtWork(): SQL {
  return sql`h.deleted_at is null and h.suspended_at is null`
}
