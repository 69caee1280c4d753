import { describe, expect, test } from 'vitest'
import { assignAssignmentToClass, assignExerciseToClass } from '#contract/assignments/assignments.ts'
import { registerStudent } from '#contract/accounts/accounts.ts'
import { login } from '#contract/accounts/auth.ts'
import { deleteForGood, listBin, restoreFromBin } from '#contract/bin/bin.ts'
import { addClassStudent, createClass, deleteClass, getClass, listClasses, removeClassStudent, renameClass } from '#contract/classroom/classes.ts'
import * as students from '#contract/classroom/students.ts'
import { createApi } from '#src/api/client.ts'
import { failureOf } from '#src/api/failure.ts'
import { seedExercise } from '#tests/server/chat/exercises.ts'
import { createTestApp } from '#tests/support/app.ts'

/** The web app's own client, signed in as a new person of a role. */
async function signedIn(role: 'teacher' | 'admin') {
  const app = await createTestApp()
  const person = role === 'teacher' ? await app.seedTeacher() : await app.seedAdmin()
  const token = await app.tokenOf(person)
  const api = createApi({
    root: 'http://school.example/api',
    readToken: () => token,
    timeZone: () => 'Pacific/Auckland',
    fetch: async (input, init) => app.app.request(new Request(input, init)),
  })
  const add = async (name: string) => (await api.send(registerStudent, { body: { name, username: name.toLowerCase(), email: `${name}@school.example` } })).id
  return { app, api, person, add }
}

describe('the client and the server on a classroom @f193', () => {
  test('make classes, fill them, rename and delete them, and bring them back', async () => {
    const { api, add } = await signedIn('teacher')
    const [mia, tom] = [await add('Mia'), await add('Tom')]
    const { id } = await api.send(createClass, { body: { name: 'Class 5A' }, idempotencyKey: 'a' })
    expect((await api.send(createClass, { body: { name: 'Class 5A' }, idempotencyKey: 'a' })).id).toBe(id)
    await api.send(addClassStudent, { params: { id }, body: { student_id: mia } })
    const { classes } = await api.send(students.addStudentToClass, { params: { id: tom }, body: { class_id: id } })
    expect(await api.send(students.listClassesOfStudent, { params: { id: tom } })).toEqual({ results: classes })
    expect(await api.send(removeClassStudent, { params: { id, studentId: mia } })).toBe(null)
    const renamed = await api.send(renameClass, { params: { id }, body: { name: 'Class 6A', version: 1 } })
    expect([renamed.name, renamed.students.map(({ name }) => name)]).toEqual(['Class 6A', ['Tom']])
    expect(await api.send(renameClass, { params: { id }, body: { name: 'Late', version: 1 } }).catch(failureOf)).toEqual({
      kind: 'refused',
      status: 409,
      body: { error: 'This was changed in the meantime, in another tab or by somebody else.', code: 'stale_version', current: renamed },
    })
    await api.send(deleteClass, { params: { id } })
    const [entry] = (await api.send(listBin, {})).results
    await api.send(restoreFromBin, { params: { id: entry?.id ?? 0 } })
    expect((await api.send(listClasses, {})).results).toEqual([await api.send(getClass, { params: { id } })])
  })

  test('give a class its work, which late joiners get too', async () => {
    const { app, api, person, add } = await signedIn('teacher')
    const [mia, tom, exercise] = [await add('Mia'), await add('Tom'), await seedExercise(app.db, person.id)]
    const [first, second] = [await api.send(createClass, { body: { name: 'A' } }), await api.send(createClass, { body: { name: 'B' } })]
    await api.send(addClassStudent, { params: { id: first.id }, body: { student_id: mia } })
    const { assignment_ids } = await api.send(assignExerciseToClass, { params: { id: first.id }, body: { exercise_id: exercise.id, title: 'Plants' } })
    const late = await api.send(students.addStudentToClass, { params: { id: tom }, body: { class_id: first.id } })
    expect([assignment_ids.length, late.assignments.map(({ title }) => title)]).toEqual([1, ['Plants']])
    await api.send(addClassStudent, { params: { id: second.id }, body: { student_id: tom } })
    const copied = await api.send(assignAssignmentToClass, { params: { id: second.id }, body: { assignment_id: assignment_ids[0] ?? 0 } })
    expect(copied.assignment_ids.length).toBe(1)
    expect((await api.send(students.getStudent, { params: { id: tom } })).assignments.map(({ title }) => title)).toEqual(['Plants', 'Plants'])
  })

  test('look after students: watch, change, accommodate, reset, delete, bring back, delete for good', async () => {
    const { api, add } = await signedIn('teacher')
    const id = await add('Mia')
    const params = { id }
    expect((await api.send(students.trackStudent, { params })).is_tracked).toBe(true)
    expect((await api.send(students.listStudents, { query: { tracked: 'true', limit: '5' } })).total).toBe(1)
    expect((await api.send(students.untrackStudent, { params })).is_tracked).toBe(false)
    await api.send(students.changeStudent, { params, body: { name: 'Mia Lang', username: 'mia.l' } })
    await api.send(students.setAccommodations, { params, body: { time_factor: null, allow_paste: true } })
    const { start_password } = await api.send(students.resetStudentPassword, { params, idempotencyKey: 'r' })
    await api.send(login, { body: { login_identifier: 'mia.l', password: start_password } })
    const read = await api.send(students.getStudent, { params })
    expect([read.name, read.accommodations, read.should_change_password]).toEqual(['Mia Lang', { time_factor: null, allow_paste: true, sets_goals: true }, true])
    expect(await api.send(students.exportRoster, { query: {} })).toBe('name,username,email,classes\r\nMia Lang,mia.l,Mia@school.example,\r\n')

    await api.send(students.deleteStudent, { params })
    expect((await api.send(students.listStudents, {})).results).toEqual([])
    const [entry] = (await api.send(listBin, {})).results
    await api.send(restoreFromBin, { params: { id: entry?.id ?? 0 } })
    await api.send(students.deleteStudent, { params })
    const [again] = (await api.send(listBin, {})).results
    expect(await api.send(deleteForGood, { params: { id: again?.id ?? 0 } })).toBe(null)
    expect((await api.send(listBin, {})).results).toEqual([])
  })

  test('give a student to other teachers', async () => {
    const { app, api, add } = await signedIn('admin')
    const [id, teacher] = [await add('Mia'), await app.seedTeacher()]
    const given = await api.send(students.setStudentTeachers, { params: { id }, body: { teacher_ids: [teacher.id] } })
    expect(given.teachers).toEqual([{ id: teacher.id, name: teacher.name }])
  })
})
