import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { registerStudent } from '#contract/accounts/accounts.ts'
import { login } from '#contract/accounts/auth.ts'
import { deleteForGood, listBin, restoreFromBin } from '#contract/bin/bin.ts'
import { addClassStudent, createClass, deleteClass, getClass } from '#contract/classroom/classes.ts'
import { deleteStudent, getStudent } from '#contract/classroom/students.ts'
import { questions } from '#server/db/schema/library.ts'
import { audit, bin } from '#server/db/schema/operations.ts'
import { users } from '#server/db/schema/people.ts'
import { assignments, classAssignments } from '#server/db/schema/work.ts'
import { createClassroom } from '#tests/server/chat/classroom.ts'
import { createTestApp } from '#tests/support/app.ts'

const day = 86_400_000

async function school() {
  const room = await createClassroom({ student: { name: 'Mia Lang', username: 'mia', email: 'mia@school.example' } })
  const { app, teacher, student } = room
  const { id: class_id } = await app.request(createClass, { as: teacher, body: { name: 'Class 5A' } })
  await app.request(addClassStudent, { as: teacher, params: { id: class_id }, body: { student_id: student.id } })
  return { ...room, class_id, colleague: await app.seedTeacher(), admin: await app.seedAdmin() }
}

describe('the bin', () => {
  test('shows its owner and admins what was deleted, the last first, for 30 days', async () => {
    const { app, teacher, colleague, admin, student, class_id } = await school()
    await app.request(deleteStudent, { as: teacher, params: { id: student.id } })
    app.clock.advance(day)
    await app.request(deleteClass, { as: admin, params: { id: class_id } })
    const entries = [
      { id: 2, kind: 'class', object_id: class_id, title: 'Class 5A', deleted_at: '2026-11-21T12:00:00.000Z', expires_at: '2026-12-21T12:00:00.000Z' },
      { id: 1, kind: 'student', object_id: student.id, title: 'Mia Lang', deleted_at: '2026-11-20T12:00:00.000Z', expires_at: '2026-12-20T12:00:00.000Z' },
    ]
    for (const as of [teacher, admin]) expect(await app.request(listBin, { as })).toEqual({ results: entries })
    expect(await app.request(listBin, { as: colleague })).toEqual({ results: [] })
    const first = await app.request(listBin, { as: teacher, query: { limit: '1' } })
    const second = await app.request(listBin, { as: teacher, query: { limit: '1', cursor: first.next_cursor ?? '' } })
    expect([first.results, first.total, second]).toEqual([[entries[0]], 2, { results: [entries[1]], total: 2, next_cursor: null }])
    app.clock.advance(29 * day)
    expect(await app.request(listBin, { as: teacher })).toEqual({ results: [entries[0]] })
    expect((await app.refused(restoreFromBin, { as: teacher, params: { id: 1 } })).status).toEqual(404)
  })

  test('is closed to colleagues and students', async () => {
    const { app, teacher, colleague, student, class_id } = await school()
    await app.request(deleteClass, { as: teacher, params: { id: class_id } })
    const params = { id: 1 }
    expect([
      (await app.refused(restoreFromBin, { as: colleague, params })).status,
      (await app.refused(deleteForGood, { as: colleague, params })).status,
      (await app.refused(listBin, { as: student })).status,
    ]).toEqual([404, 404, 403])
    expect(await app.db.$count(bin)).toEqual(1)
  })
})

describe('what is brought back', () => {
  test('is a student with classes, work and login, but not the logins from before', async () => {
    const { app, teacher, student } = await school()
    const params = { id: student.id }
    const before = await app.request(getStudent, { as: teacher, params })
    const token = await app.tokenOf(student)
    await app.request(deleteStudent, { as: teacher, params })
    const entry = await app.request(restoreFromBin, { as: teacher, params: { id: 1 } })
    expect([entry.kind, entry.object_id, entry.title]).toEqual(['student', student.id, 'Mia Lang'])
    expect(await app.request(getStudent, { as: teacher, params })).toEqual({ ...before, version: 3 })
    expect((await app.refused(getStudent, { as: token, params })).status).toEqual(401)
    await app.request(login, { body: { login_identifier: 'mia', password: student.password } })
    expect(await app.request(listBin, { as: teacher })).toEqual({ results: [] })
    expect((await app.refused(restoreFromBin, { as: teacher, params: { id: 1 } })).status).toEqual(404)
    const actions = await app.db.select({ action: audit.action }).from(audit).where(eq(audit.subjectId, student.id)).orderBy(audit.id)
    expect(actions.map(({ action }) => action)).toEqual(['student.deleted', 'student.restored'])
  })

  test.each([
    ['username', { username: 'MIA', email: 'other@school.example' }, 'Username already exists'],
    ['email', { username: 'mia2', email: 'Mia@school.example' }, 'Email address already in use'],
  ])('is not a student whose %s somebody took meanwhile, until it is free again', async (field, taken, error) => {
    const { app, teacher, student } = await school()
    await app.request(deleteStudent, { as: teacher, params: { id: student.id } })
    const { id } = await app.request(registerStudent, { as: teacher, body: { name: 'Other', ...taken } })
    expect(await app.refused(restoreFromBin, { as: teacher, params: { id: 1 } })).toEqual({ status: 409, code: 'taken', field, error })
    expect(await app.db.$count(bin)).toEqual(1)
    await app.request(deleteStudent, { as: teacher, params: { id } })
    await app.request(restoreFromBin, { as: teacher, params: { id: 1 } })
    expect((await app.request(getStudent, { as: teacher, params: { id: student.id } })).username).toEqual('mia')
  })

  test('is a class with its students, who get the work given meanwhile', async () => {
    const { app, teacher, student, exercise, class_id } = await school()
    const params = { id: class_id }
    const before = await app.request(getClass, { as: teacher, params })
    await app.request(deleteClass, { as: teacher, params })
    await app.db.insert(classAssignments).values({ classId: class_id, exerciseId: exercise.id, title: 'Meanwhile' })
    await app.request(restoreFromBin, { as: teacher, params: { id: 1 } })
    expect(await app.request(getClass, { as: teacher, params })).toEqual({ ...before, version: 3 })
    const { assignments: given } = await app.request(getStudent, { as: teacher, params: { id: student.id } })
    expect(given.map(({ title }) => title).toSorted()).toEqual(['Meanwhile', 'Plants and Equations Assignment'])
  })

  test('comes back once when it is asked twice at the same moment', async () => {
    const { app, teacher, class_id } = await school()
    await app.request(deleteClass, { as: teacher, params: { id: class_id } })
    const tries = await Promise.all([1, 2, 3].map(() => app.send(restoreFromBin, { as: teacher, params: { id: 1 } })))
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 404, 404])
  })
})

describe('what is deleted for good', () => {
  test('needs a fresh login and cannot come back', async () => {
    const { app, teacher, class_id } = await school()
    const old = await app.tokenOf(teacher)
    await app.request(deleteClass, { as: teacher, params: { id: class_id } })
    app.clock.advance(16 * 60_000)
    expect((await app.refused(deleteForGood, { as: old, params: { id: 1 } })).code).toEqual('fresh_login_required')
    expect(await app.request(deleteForGood, { as: teacher, params: { id: 1 } })).toEqual(null)
    expect((await app.refused(restoreFromBin, { as: teacher, params: { id: 1 } })).status).toEqual(404)
    const actions = await app.db.select({ action: audit.action }).from(audit).where(eq(audit.subjectKind, 'class')).orderBy(audit.id)
    expect(actions.map(({ action }) => action)).toEqual(['class.deleted', 'class.deleted_for_good'])
  })

  test('takes no finished work along: a question somebody was asked stays hidden', async () => {
    const { app, teacher, ...room } = await school()
    await room.start()
    const [question] = await app.db.update(questions).set({ deletedAt: app.clock.now() }).where(eq(questions.title, 'Photosynthesis')).returning()
    await app.db.insert(bin).values({
      kind: 'question', objectId: question?.id ?? 0, title: 'Photosynthesis', ownerId: teacher.id, deletedAt: app.clock.now(), expiresAt: new Date('2026-12-20'),
    })
    await app.request(deleteForGood, { as: teacher, params: { id: 1 } })
    expect([await app.db.$count(questions, eq(questions.title, 'Photosynthesis')), await app.db.$count(bin)]).toEqual([1, 0])
  })

  test('is a living person never, even when the bin says so', async () => {
    const app = await createTestApp()
    const teacher = await app.seedTeacher()
    const student = await app.seedStudent({ teacher })
    await app.db.insert(bin).values({
      kind: 'student', objectId: student.id, title: 'x', ownerId: teacher.id, deletedAt: app.clock.now(), expiresAt: new Date('2026-12-20'),
    })
    await app.request(deleteForGood, { as: teacher, params: { id: 1 } })
    expect(await app.db.$count(users, eq(users.id, student.id))).toEqual(1)
    expect(await app.db.$count(assignments)).toEqual(0)
  })
})
