import { sql, type SQL } from 'drizzle-orm'
import { users } from '#server/db/schema/people.ts'
import type { TeacherViewer } from './students.queries.ts'

/** The name of a statement's `users`, with their username behind it where the viewer has another student of that name. */
export function nameToldApart(viewer: TeacherViewer): SQL<string> {
  const isTheirs = viewer.role === 'ADMIN' ? sql`true` : sql`exists (select from teacher_students l where l.teacher_id = ${viewer.id} and l.student_id = n.id)`
  const hasNamesake = sql`exists (select from users n where lower(n.name) = lower(${users.name}) and n.id <> ${users.id} and n.role = 'STUDENT'
    and n.deleted_at is null and n.expires_at is null and ${isTheirs})`
  return sql<string>`case when btrim(${users.name}) <> '' and ${hasNamesake} then btrim(${users.name}) || ' (' || ${users.username} || ')' else ${users.name} end`
}
