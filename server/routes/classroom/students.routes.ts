import * as wire from '#contract/classroom/students.ts'
import { setTracked } from '#server/db/classroom/student-changes.queries.ts'
import { fail } from '#server/errors.ts'
import { route } from '#server/http/route.ts'
import { teachers } from '#server/http/who.ts'
import { studentRule } from '#server/policies/student-rule.ts'
import { putIntoClass } from '#server/use-cases/classroom/put-into-class.ts'
import { attachment } from '#server/use-cases/progress/csv.ts'
import { changeStudent } from '#server/use-cases/classroom/change-student.ts'
import { deleteStudent } from '#server/use-cases/classroom/delete-student.ts'
import { exportRoster } from '#server/use-cases/classroom/export-roster.ts'
import { listKnownAccounts, listTakenUsernames } from '#server/use-cases/classroom/list-known-accounts.ts'
import { listStudents } from '#server/use-cases/classroom/list-students.ts'
import { resetStudentPassword } from '#server/use-cases/classroom/reset-student-password.ts'
import { setAccommodations } from '#server/use-cases/classroom/set-accommodations.ts'
import { setTeachers } from '#server/use-cases/classroom/set-teachers.ts'
import { readStudent, studentsOnTheWire } from '#server/use-cases/classroom/student-on-the-wire.ts'

const theStudent = { rule: studentRule, id: 'params.id' } as const

/** A teacher's students: their accounts, classes, teachers and accommodations. */
export const studentRoutes = [
  route(wire.listStudents, { who: teachers, on: 'own' }, ({ deps, caller, query, timeZone }) => listStudents(deps, caller, query, timeZone)),
  route(wire.listTakenUsernames, { who: teachers, on: 'own' }, ({ deps, caller, body }) => listTakenUsernames(deps, caller, body.usernames)),
  route(wire.listKnownAccounts, { who: teachers, on: 'own' }, ({ deps, caller, body }) => listKnownAccounts(deps, caller, body.emails)),
  route(wire.getStudent, { who: teachers, on: theStudent }, async ({ deps, caller, object }) => {
    const [student] = await studentsOnTheWire(deps, caller, [object])
    if (!student) throw fail('not_found')
    return student
  }),
  route(wire.listClassesOfStudent, { who: teachers, on: theStudent }, async ({ object }) => ({ results: object.classes })),
  route(wire.addStudentToClass, { who: teachers, on: theStudent }, async ({ deps, caller, object, body }) => {
    await putIntoClass(deps, caller, { classId: body.class_id, studentId: object.id })
    return readStudent(deps, caller, object.id)
  }),
  route(wire.trackStudent, { who: teachers, on: theStudent }, async ({ deps, caller, object }) => {
    await setTracked(deps.db, caller, object.id, true)
    return readStudent(deps, caller, object.id)
  }),
  route(wire.untrackStudent, { who: teachers, on: theStudent }, async ({ deps, caller, object }) => {
    await setTracked(deps.db, caller, object.id, false)
    return readStudent(deps, caller, object.id)
  }),
  route(wire.changeStudent, { who: teachers, on: theStudent }, ({ deps, caller, object, body }) => changeStudent(deps, caller, object, body)),
  route(wire.deleteStudent, { who: teachers, on: theStudent }, async ({ deps, caller, object, header }) => {
    header('Location', `/api/bin/${await deleteStudent(deps, caller, object)}`)
    return null
  }),
  route(wire.resetStudentPassword, { who: teachers, on: theStudent, waitsOutside: true }, ({ deps, caller, object }) =>
    resetStudentPassword(deps, caller, object.id),
  ),
  route(wire.setStudentTeachers, { who: ['ADMIN'], on: theStudent }, ({ deps, caller, object, body }) => setTeachers(deps, caller, object, body)),
  route(wire.setAccommodations, { who: teachers, on: theStudent }, ({ deps, caller, object, body }) => setAccommodations(deps, caller, object, body)),
  route(wire.exportRoster, { who: teachers, on: 'own' }, ({ deps, caller, query, header }) => {
    header(...attachment('roster.csv'))
    return exportRoster(deps, caller, query)
  }),
]
