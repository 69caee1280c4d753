import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addClassStudent, createClass, deleteClass, getClass, listClasses, listClassNames, removeClassStudent, renameClass } from '#contract/classroom/classes.ts'
import { addStudentToClass, getStudent } from '#contract/classroom/students.ts'
import { audit } from '#server/db/schema/operations.ts'
import { classes, classMembers, users } from '#server/db/schema/people.ts'
import { sessions } from '#server/db/schema/sessions.ts'
import { assignments, classAssignments } from '#server/db/schema/work.ts'
import { createClassroom } from '#tests/server/chat/classroom.ts'
import { countStatements } from '#tests/server/chat/statements.ts'
import { createTestApp } from '#tests/support/app.ts'

async function school() {
  const app = await createTestApp()
  const [teacher, colleague, admin] = [await app.seedTeacher(), await app.seedTeacher(), await app.seedAdmin()]
  const [mia, tom] = [await app.seedStudent({ teacher, name: 'mia Lang' }), await app.seedStudent({ teacher, name: 'Ake Tom' })]
  const stranger = await app.seedStudent({ teacher: colleague, name: 'Stranger' })
  const made = await app.request(createClass, { as: teacher, body: { name: '  Class 5A ' } })
  return { app, teacher, colleague, admin, mia, tom, stranger, made, params: { id: made.id } }
}

function member({ id, name, username, email }: { id: number; name: string; username: string; email: string }) {
  return { id, name, username, email }
}

test('a class is made, renamed and read with its students by name', async () => {
  const { app, teacher, mia, tom, made, params } = await school()
  expect(made).toEqual({ id: made.id, name: 'Class 5A', version: 1, voice_consent: false, model_consent: null, sets_goals: true, archived_at: null, teacher: { id: teacher.id, name: teacher.name }, students: [] })
  await app.request(addClassStudent, { as: teacher, params, body: { student_id: mia.id } })
  const full = await app.request(addClassStudent, { as: teacher, params, body: { student_id: tom.id } })
  expect(full).toEqual({ ...made, students: [tom, mia].map(member) })
  const renamed = await app.request(renameClass, { as: teacher, params, body: { name: 'Class 6A', version: 1 } })
  expect(renamed).toEqual({ ...full, name: 'Class 6A', version: 2 })
  expect(await app.refused(renameClass, { as: teacher, params, body: { name: 'Other', version: 1 } })).toEqual({
    status: 409,
    code: 'stale_version',
    error: 'This was changed in the meantime, in another tab or by somebody else.',
    current: renamed,
  })
  expect(await app.request(getClass, { as: teacher, params })).toEqual(renamed)
})

test('the school’s consent to keep voices is noted for a class, stays through a renaming, is taken back, and each is in the audit', async () => {
  const { app, teacher, params } = await school()
  const change = (body: { name: string; voice_consent?: boolean }) => app.request(renameClass, { as: teacher, params, body })
  const save = async (body: Parameters<typeof change>[0]) => (await change(body)).voice_consent
  const noted = async () => (await app.db.select({ at: classes.voiceConsentAt }).from(classes))[0]?.at ?? null
  const day = app.clock.now()
  expect([await save({ name: 'A', voice_consent: true }), await noted()]).toEqual([true, day])
  app.clock.advance(60_000)
  expect([await save({ name: 'B' }), await save({ name: 'B', voice_consent: true }), await noted()]).toEqual([true, true, day])
  expect([await save({ name: 'B', voice_consent: false }), await noted()]).toEqual([false, null])
  const actions = (await app.db.select().from(audit).where(eq(audit.subjectKind, 'class'))).map(({ action, actorId }) => [action, actorId])
  expect(actions).toEqual([['class.voice_consent_given', teacher.id], ['class.voice_consent_withdrawn', teacher.id]])
})

test.each([
  ['', 'Class name is required'],
  ['   ', 'Class name is required'],
  ['x'.repeat(101), 'Class name cannot be longer than 100 characters'],
  ['a\nb', 'Please use plain text on one line'],
  ['\u202E\u200B', 'Please use plain text on one line'],
])('a class is never called %j', async (name, error) => {
  const { app, teacher, params } = await school()
  const refusal = { status: 422, code: 'invalid', field: 'name', error, issues: [{ path: 'name', message: error }] }
  expect(await app.refused(createClass, { as: teacher, body: { name } })).toEqual(refusal)
  expect(await app.refused(renameClass, { as: teacher, params, body: { name } })).toEqual(refusal)
})

describe('who is in a class', () => {
  test('is decided by its teacher, and both ways in are the same', async () => {
    const { app, teacher, mia, made, params } = await school()
    const added = await app.request(addStudentToClass, { as: teacher, params: { id: mia.id }, body: { class_id: made.id } })
    expect(added.classes).toEqual([{ id: made.id, name: 'Class 5A' }])
    expect((await app.request(addClassStudent, { as: teacher, params, body: { student_id: mia.id } })).students).toEqual([member(mia)])
    expect(await app.request(removeClassStudent, { as: teacher, params: { ...params, studentId: mia.id } })).toEqual(null)
    expect((await app.refused(removeClassStudent, { as: teacher, params: { ...params, studentId: mia.id } })).status).toEqual(404)
    expect((await app.request(getStudent, { as: teacher, params: { id: mia.id } })).classes).toEqual([])
  })

  test('is never somebody the teacher does not see, nor a class that is not theirs', async () => {
    const { app, teacher, colleague, mia, stranger, made, params } = await school()
    const missing = { status: 404, code: 'not_found', error: 'This was not found.' }
    for (const student_id of [stranger.id, colleague.id, 4711]) {
      expect(await app.refused(addClassStudent, { as: teacher, params, body: { student_id } })).toEqual(missing)
    }
    for (const class_id of [made.id, 4711]) {
      expect(await app.refused(addStudentToClass, { as: colleague, params: { id: stranger.id }, body: { class_id } })).toEqual(missing)
    }
    for (const call of [getClass, deleteClass]) expect(await app.refused(call, { as: colleague, params })).toEqual(missing)
    expect((await app.refused(listClasses, { as: mia })).status).toEqual(403)
    expect(await app.db.select().from(classMembers)).toEqual([])
  })

  test('is shown to the class’s teacher when an admin puts somebody in', async () => {
    const { app, teacher, admin, stranger, params } = await school()
    await app.request(addClassStudent, { as: admin, params, body: { student_id: stranger.id } })
    expect((await app.request(getStudent, { as: teacher, params: { id: stranger.id } })).name).toEqual('Stranger')
  })

  test('gets the class’s open work once, also when two ask at the same moment', async () => {
    const room = await createClassroom()
    const { app, teacher, exercise } = room
    const { id } = await app.request(createClass, { as: teacher, body: { name: 'Class 5A' } })
    const work = { classId: id, exerciseId: exercise.id, title: 'For all', dueDate: new Date('2026-12-01T22:59:00Z') }
    await app.db.insert(classAssignments).values([work, { ...work, title: 'Withdrawn', deletedAt: new Date() }])
    const late = await app.seedStudent({ teacher })
    const join = () => app.request(addClassStudent, { as: teacher, params: { id }, body: { student_id: late.id } })
    await Promise.all([join(), join(), join()])
    const { assignments: given } = await app.request(getStudent, { as: teacher, params: { id: late.id } })
    expect(given.map(({ title, due_date }) => [title, due_date])).toEqual([['For all', '2026-12-01T22:59:00.000Z']])
  })

  test('loses no work, session or score by leaving', async () => {
    const room = await createClassroom()
    const { app, teacher, student } = room
    const { id } = await app.request(createClass, { as: teacher, body: { name: 'Class 5A' } })
    await app.request(addClassStudent, { as: teacher, params: { id }, body: { student_id: student.id } })
    await room.start()
    await app.request(removeClassStudent, { as: teacher, params: { id, studentId: student.id } })
    expect([await app.db.$count(assignments), await app.db.$count(sessions)]).toEqual([1, 1])
  })
})

describe('a deleted class', () => {
  test('is gone, its students and their work are not', async () => {
    const { app, teacher, mia, made, params } = await school()
    await app.request(addClassStudent, { as: teacher, params, body: { student_id: mia.id } })
    const response = await app.send(deleteClass, { as: teacher, params })
    expect([response.status, response.headers.get('Location')]).toEqual([204, '/api/bin/1'])
    expect((await app.refused(getClass, { as: teacher, params })).status).toEqual(404)
    expect((await app.refused(deleteClass, { as: teacher, params })).status).toEqual(404)
    expect((await app.request(getStudent, { as: teacher, params: { id: mia.id } })).classes).toEqual([])
    const [noted] = await app.db.select().from(audit).where(eq(audit.subjectKind, 'class'))
    expect([noted?.action, noted?.subjectId, noted?.actorId]).toEqual(['class.deleted', made.id, teacher.id])
  })
})

describe('the list', () => {
  test('has the caller’s classes by name, everybody’s for an admin, without students in the bin', async () => {
    const { app, teacher, colleague, admin, mia, params } = await school()
    for (const name of ['class 4B', 'Class 10']) await app.request(createClass, { as: teacher, body: { name } })
    await app.request(createClass, { as: colleague, body: { name: 'A class' } })
    await app.request(addClassStudent, { as: teacher, params, body: { student_id: mia.id } })
    await app.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, mia.id))
    const names = async (as: typeof teacher, query = {}) => (await app.request(listClasses, { as, query })).results.map(({ name }) => name)
    expect([await names(teacher), await names(colleague), await names(admin), await names(teacher, { sort: '-name' }), await names(teacher, { q: '4b' })]).toEqual([
      ['Class 10', 'class 4B', 'Class 5A'],
      ['A class'],
      ['A class', 'Class 10', 'class 4B', 'Class 5A'],
      ['Class 5A', 'class 4B', 'Class 10'],
      ['class 4B'],
    ])
    const { results } = await app.request(listClasses, { as: teacher })
    expect([await app.request(listClassNames, { as: teacher }), (await app.request(listClassNames, { as: admin })).results.length]).toEqual([
      { results: results.map(({ id, name, students }) => ({ id, name, student_count: students.length })) },
      4,
    ])
    expect((await app.request(getClass, { as: teacher, params })).students).toEqual([])
    const paged: string[] = []
    let cursor: string | null | undefined
    for (let page = 0; page < 3; page += 1) {
      const read = await app.request(listClasses, { as: teacher, query: { limit: '1', ...(cursor ? { cursor } : {}) } })
      paged.push(...read.results.map(({ name }) => name))
      cursor = read.next_cursor
      expect(read.total).toEqual(3)
    }
    expect([paged, cursor]).toEqual([['Class 10', 'class 4B', 'Class 5A'], null])
  })

  test('costs as many statements for twenty full classes as for one', async () => {
    const { app, teacher, mia, tom } = await school()
    const count = countStatements()
    const statements = async () => {
      count()
      const { results } = await app.request(listClasses, { as: teacher })
      return [results.length, count()]
    }
    const one = await statements()
    for (let index = 0; index < 19; index += 1) {
      const { id } = await app.request(createClass, { as: teacher, body: { name: `Class ${index}` } })
      await app.db.insert(classMembers).values([mia, tom].map((student) => ({ classId: id, studentId: student.id })))
    }
    expect([one, await statements()]).toEqual([
      [1, 2],
      [20, 2],
    ])
  })
})

test('consent to a language model is asked for where there is one, noted once, and can be taken back', async () => {
  const silent = { model: 'school-model', speak: () => ({ [Symbol.asyncIterator]: () => ({ next: () => Promise.resolve({ done: true as const, value: undefined }) }) }) }
  const app = await createTestApp({ partner: silent })
  const teacher = await app.seedTeacher()
  const made = await app.request(createClass, { as: teacher, body: { name: 'A' } })
  const change = async (model_consent?: boolean) =>
    (await app.request(renameClass, { as: teacher, params: { id: made.id }, body: { name: 'A', ...(model_consent === undefined ? {} : { model_consent }) } })).model_consent
  expect([made.model_consent, await change(true), await change(), await change(true), await change(false)]).toEqual([false, true, true, true, false])
  const actions = (await app.db.select().from(audit)).map(({ action }) => action)
  expect(actions).toEqual(['class.model_consent_given', 'class.model_consent_withdrawn'])
})
