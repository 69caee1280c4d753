import { findTeacher, type TeacherRow } from '#server/db/accounts/teachers.queries.ts'
import type { ObjectRule } from '#server/http/route.ts'

/** Teachers are kept by administrators alone. */
export const teacherRule: ObjectRule<TeacherRow> = {
  kind: 'teacher',
  find: async (db, caller, id) => (caller.role === 'ADMIN' ? findTeacher(db, id) : null),
}
