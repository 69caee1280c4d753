import { findStudentRow, type StudentRow } from '#server/db/classroom/students.queries.ts'
import type { ObjectRule } from '#server/http/route.ts'

/** A student is seen by the teachers who made the account or were given it, and by admins; the bin hides them from all. */
export const studentRule: ObjectRule<StudentRow> = {
  kind: 'student',
  find: (db, caller, id) => findStudentRow(db, caller, id),
}
