import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { getAssignment, listAssignments, updateAssignment } from '#contract/assignments/assignments.ts'
import { getExercise } from '#contract/exercises/exercise-library.ts'
import { exportGradebook } from '#contract/progress/exports.ts'
import { listBin, restoreFromBin } from '#contract/bin/bin.ts'
import { addStudentToClass, deleteStudent, getStudent, setStudentTeachers, trackStudent } from '#contract/classroom/students.ts'
import { addClassStudent, createClass, getClass } from '#contract/classroom/classes.ts'
import { audit } from '#server/db/schema/operations.ts'
import { users } from '#server/db/schema/people.ts'
import { createClassroom } from '#tests/server/chat/classroom.ts'
import { createTestApp } from '#tests/support/app.ts'
import type { Person } from '#tests/support/school/people.ts'

async function school() {
  const app = await createTestApp()
  const [teacher, colleague, admin] = [await app.seedTeacher(), await app.seedTeacher(), await app.seedAdmin()]
  const student = await app.seedStudent({ teacher })
  const { id: class_id } = await app.request(createClass, { as: teacher, body: { name: 'Class 5A' } })
  await app.request(addStudentToClass, { as: teacher, params: { id: student.id }, body: { class_id } })
  return { app, teacher, colleague, admin, student, class_id, params: { id: student.id } }
}

test('an admin gives a student to a colleague as well; watch-list and classes stay', async () => {
  const { app, teacher, colleague, admin, params, class_id } = await school()
  await app.request(trackStudent, { as: teacher, params })
  const teacher_ids = [colleague.id, teacher.id, teacher.id]
  const given = await app.request(setStudentTeachers, { as: admin, params, body: { teacher_ids, version: 1 } })
  expect([given.teachers.map(({ id }) => id).toSorted(), given.version]).toEqual([[teacher.id, colleague.id].toSorted(), 2])
  expect((await app.request(getStudent, { as: colleague, params })).id).toEqual(params.id)
  const seen = await app.request(getStudent, { as: teacher, params })
  expect([seen.is_tracked, seen.classes.map(({ id }) => id)]).toEqual([true, [class_id]])
  const [noted] = await app.db.select().from(audit).where(eq(audit.action, 'student.given'))
  expect([noted?.actorId, noted?.subjectId, noted?.details]).toEqual([admin.id, params.id, { teachers: 2 }])
})

test('a teacher who no longer has a student does not see them, in no class either', async () => {
  const { app, teacher, colleague, admin, params, class_id } = await school()
  await app.request(trackStudent, { as: admin, params })
  await app.request(setStudentTeachers, { as: admin, params, body: { teacher_ids: [colleague.id] } })
  expect((await app.refused(getStudent, { as: teacher, params })).status).toEqual(404)
  expect((await app.request(getClass, { as: teacher, params: { id: class_id } })).students).toEqual([])
  const bare = await app.request(setStudentTeachers, { as: admin, params, body: { teacher_ids: [] } })
  expect([bare.teachers, bare.is_tracked]).toEqual([[], true])
})

test('a teacher who no longer has a student finds their work nowhere, until they are given the student back', async () => {
  const room = await createClassroom()
  const { app, teacher, student, assignment, exercise } = room
  const admin = await app.seedAdmin()
  const params = { id: student.id }
  const seen = async (as: Person) => ({
    listed: (await app.request(listAssignments, { as })).results.length,
    read: (await app.send(getAssignment, { as, params: { id: assignment.id } })).status,
    changed: (await app.send(updateAssignment, { as, params: { id: assignment.id }, body: { title: 'Later' } })).status,
    inGradebook: (await app.request(exportGradebook, { as })).includes(student.name),
    ofExercise: (await app.request(getExercise, { as, params: { id: exercise.id } })).assignment_count,
  })
  const all = { listed: 1, read: 200, changed: 200, inGradebook: true, ofExercise: 1 }
  expect(await seen(teacher)).toEqual(all)
  await app.request(setStudentTeachers, { as: admin, params, body: { teacher_ids: [] } })
  expect(await seen(teacher)).toEqual({ listed: 0, read: 404, changed: 404, inGradebook: false, ofExercise: 0 })
  expect([await seen(admin), (await app.request(listAssignments, { as: student })).results.length]).toEqual([all, 1])
  await app.request(setStudentTeachers, { as: admin, params, body: { teacher_ids: [teacher.id] } })
  expect(await seen(teacher)).toEqual(all)
})

test('a student is given to teachers only, as they stand, and by admins', async () => {
  const { app, teacher, colleague, admin, student, params } = await school()
  const gone = await app.seedTeacher({ deletedAt: new Date() })
  for (const id of [student.id, gone.id, 4711]) {
    const refused = await app.refused(setStudentTeachers, { as: admin, params, body: { teacher_ids: [colleague.id, id] } })
    expect([refused.status, refused.field, refused.error]).toEqual([422, 'teacher_ids', 'Please choose teachers of this school.'])
  }
  await app.db.update(users).set({ version: 5 }).where(eq(users.id, student.id))
  const stale = await app.refused(setStudentTeachers, { as: admin, params, body: { teacher_ids: [colleague.id], version: 4 } })
  const current = await app.request(getStudent, { as: admin, params })
  expect([stale.status, stale.code, stale.current, current.teachers.map(({ id }) => id)]).toEqual([409, 'stale_version', current, [teacher.id]])
  expect((await app.refused(setStudentTeachers, { as: teacher, params, body: { teacher_ids: [teacher.id] } })).status).toEqual(403)
})

test('a student taken from a teacher at the moment they are put into a class is not left in it', async () => {
  const { app, teacher, colleague, admin, params, class_id } = await school()
  const wrong: number[] = []
  for (let round = 0; round < 5; round += 1) {
    await app.request(setStudentTeachers, { as: admin, params, body: { teacher_ids: [teacher.id] } })
    await Promise.all([
      app.send(addClassStudent, { as: teacher, params: { id: class_id }, body: { student_id: params.id } }),
      app.request(setStudentTeachers, { as: admin, params, body: { teacher_ids: [colleague.id] } }),
    ])
    const { students } = await app.request(getClass, { as: teacher, params: { id: class_id } })
    const { teachers } = await app.request(getStudent, { as: admin, params })
    if (students.length > 0 || teachers.some(({ id }) => id === teacher.id)) wrong.push(round)
  }
  expect(wrong).toEqual([])
})

test('a teacher whom an admin takes a student from cannot take them back out of the bin; one who keeps them can', async () => {
  const { app, teacher, colleague, admin, student, params } = await school()
  await app.request(setStudentTeachers, { as: admin, params, body: { teacher_ids: [teacher.id, colleague.id] } })
  const { results: before } = await app.request(listBin, { as: teacher })
  await app.request(deleteStudent, { as: teacher, params })
  const [entry] = (await app.request(listBin, { as: teacher })).results
  await app.request(setStudentTeachers, { as: admin, params, body: { teacher_ids: [teacher.id, colleague.id] } })
  expect([before, (await app.request(listBin, { as: teacher })).results]).toEqual([[], [entry]])
  await app.request(setStudentTeachers, { as: admin, params, body: { teacher_ids: [colleague.id] } })
  expect((await app.request(listBin, { as: teacher })).results).toEqual([])
  expect((await app.refused(restoreFromBin, { as: teacher, params: { id: entry?.id ?? 0 } })).status).toEqual(404)
  expect((await app.refused(getStudent, { as: teacher, params: { id: student.id } })).status).toEqual(404)
})
