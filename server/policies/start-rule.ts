import { findStudentStart, findStudentStartByToken, type StudentStartRows } from '#server/db/dashboard/start.queries.ts'
import type { OwnRule } from '#server/http/route.ts'

/** What a student's start page begins with. */
export const studentStartRule: OwnRule<StudentStartRows> = {
  find: (db, caller, now) => findStudentStart(db, caller.id, now),
  findByToken: findStudentStartByToken,
}
