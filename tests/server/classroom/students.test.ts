import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { assignExerciseToClass, listAssignments } from '#contract/assignments/assignments.ts'
import { readAtWork } from '#contract/classroom/at-work.ts'
import { addClassStudent, createClass, listClasses } from '#contract/classroom/classes.ts'
import { getGradebook } from '#contract/progress/gradebook.ts'
import { getStudent, listClassesOfStudent, listStudents, trackStudent, untrackStudent } from '#contract/classroom/students.ts'
import { classes, classMembers, teacherStudents, users } from '#server/db/schema/people.ts'
import { assignments } from '#server/db/schema/work.ts'
import { createClassroom } from '#tests/server/chat/classroom.ts'
import { seedAssignment, seedExercise } from '#tests/server/chat/exercises.ts'
import { countStatements } from '#tests/server/chat/statements.ts'
import { createTestApp } from '#tests/support/app.ts'

test('a teacher reads a student with classes, teachers, work and accommodations', async () => {
  const { app, teacher, student, assignment, exercise } = await createClassroom({ student: { name: 'Mia Lang', username: 'mia', timeFactor: 1.5, allowPaste: true } })
  const colleague = await app.seedTeacher()
  const made = await app.db
    .insert(classes)
    .values([
      { teacherId: teacher.id, name: 'class b' },
      { teacherId: teacher.id, name: 'Class A' },
      { teacherId: teacher.id, name: 'Gone', deletedAt: new Date() },
      { teacherId: colleague.id, name: 'Not theirs' },
    ])
    .returning()
  await app.db.insert(classMembers).values(made.map(({ id }) => ({ classId: id, studentId: student.id })))
  await app.db.insert(teacherStudents).values({ teacherId: colleague.id, studentId: student.id, isTracked: true })
  await seedAssignment(app.db, { teacherId: colleague.id, studentId: student.id, exerciseId: exercise.id, title: 'A colleague’s' })

  const read = await app.request(getStudent, { as: teacher, params: { id: student.id } })
  const ofTheirs = [made[1], made[0]].map((one) => ({ id: one?.id, name: one?.name }))
  expect({ ...read, assignments: read.assignments.map(({ id, title, exercise: { total_questions } }) => ({ id, title, total_questions })) }).toEqual({
    id: student.id,
    name: 'Mia Lang',
    username: 'mia',
    email: 'mia@school.example',
    role: 'STUDENT',
    is_tracked: false,
    may_change_account: true,
    may_change_email: true,
    should_change_password: false,
    version: 1,
    classes: ofTheirs,
    teachers: [
      { id: teacher.id, name: teacher.name },
      { id: colleague.id, name: colleague.name },
    ].toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    assignments: [{ id: assignment.id, title: 'Plants and Equations Assignment', total_questions: 4 }],
    accommodations: { time_factor: 1.5, allow_paste: true, sets_goals: true },
  })
  expect(await app.request(listClassesOfStudent, { as: teacher, params: { id: student.id } })).toEqual({ results: ofTheirs })
  const seenByAdmin = await app.request(getStudent, { as: await app.seedAdmin(), params: { id: student.id } })
  expect([seenByAdmin.classes.map(({ name }) => name), seenByAdmin.assignments.length]).toEqual([['Class A', 'class b', 'Not theirs'], 2])
})

describe('who sees whom', () => {
  test('a teacher their own students, an admin all, a student nobody; the hidden are as missing', async () => {
    const app = await createTestApp()
    const [teacher, colleague, admin] = [await app.seedTeacher(), await app.seedTeacher(), await app.seedAdmin()]
    const [mia, tom] = [await app.seedStudent({ teacher, name: 'Mia' }), await app.seedStudent({ teacher: colleague, name: 'Tom' })]
    await app.seedStudent({ teacher, name: 'Gone', deletedAt: new Date() })
    await app.seedStudent({ name: 'A sample', expiresAt: new Date('2100-01-01') })
    const namesFor = async (as: typeof teacher) => (await app.request(listStudents, { as })).results.map(({ name }) => name)
    expect([await namesFor(teacher), await namesFor(colleague), await namesFor(admin)]).toEqual([['Mia'], ['Tom'], ['Mia', 'Tom']])
    expect((await app.refused(listStudents, { as: mia })).status).toEqual(403)
    const missing = await app.refused(getStudent, { as: teacher, params: { id: 4711 } })
    expect(missing).toEqual({ status: 404, code: 'not_found', error: 'This was not found.' })
    for (const id of [tom.id, colleague.id]) expect(await app.refused(getStudent, { as: teacher, params: { id } })).toEqual(missing)
  })
})

test('tracking is each teacher’s own', async () => {
  const app = await createTestApp()
  const [teacher, colleague, admin] = [await app.seedTeacher(), await app.seedTeacher(), await app.seedAdmin()]
  const student = await app.seedStudent({ teacher })
  await app.db.insert(teacherStudents).values({ teacherId: colleague.id, studentId: student.id })
  const params = { id: student.id }
  expect((await app.request(trackStudent, { as: teacher, params })).is_tracked).toEqual(true)
  expect((await app.request(trackStudent, { as: admin, params })).is_tracked).toEqual(true)
  expect((await app.request(getStudent, { as: colleague, params })).is_tracked).toEqual(false)
  expect((await app.request(untrackStudent, { as: teacher, params })).is_tracked).toEqual(false)
  const seen = await app.request(getStudent, { as: admin, params })
  expect([seen.is_tracked, seen.teachers.map(({ id }) => id).toSorted()]).toEqual([true, [teacher.id, colleague.id].toSorted()])
})

/** Four students; days are those of the test clock, 2026-11-20T12:00Z. */
async function fourStudents() {
  const app = await createTestApp()
  const teacher = await app.seedTeacher()
  const exercise = await seedExercise(app.db, teacher.id)
  const due: Record<string, (string | null)[]> = {
    'Åsa Berg': ['2026-11-18T10:00:00Z', '2026-11-20T18:00:00Z', '2026-11-25T10:00:00Z'],
    'bo Ek': ['2026-11-17T10:00:00Z', '2026-11-19T10:00:00Z'],
    'Cem 100%': [null],
    'Dora Fog': [],
  }
  for (const [name, dates] of Object.entries(due)) {
    const first = name.split(' ')[0]?.normalize('NFD').replaceAll(/[^a-z]/gi, '').toLowerCase()
    const student = await app.seedStudent({ teacher, name, username: `${first}${name.length}`, email: `${first}@school.example` })
    for (const date of dates) {
      const dueDate = date === null ? null : new Date(date)
      await seedAssignment(app.db, { teacherId: teacher.id, studentId: student.id, exerciseId: exercise.id, dueDate })
    }
  }
  const studentOf = async (name: string) => {
    const [row] = await app.db.select().from(users).where(eq(users.name, name))
    return row?.id ?? 0
  }
  await app.db
    .update(teacherStudents)
    .set({ isTracked: true })
    .where(and(eq(teacherStudents.teacherId, teacher.id), eq(teacherStudents.studentId, await studentOf('Dora Fog'))))
  return { app, teacher, studentOf }
}

describe('the list', () => {
  const [asa, bo, cem, dora] = ['Åsa Berg', 'bo Ek', 'Cem 100%', 'Dora Fog']

  test.each([
    ['email', [asa, bo, cem, dora]],
    ['-email', [dora, cem, bo, asa]],
    ['username', [asa, bo, cem, dora]],
    ['tracked', [dora]],
    ['assigned', [dora, cem, bo, asa]],
    ['-overdue', [bo, asa]],
    ['-due_today', [asa]],
    ['next_due_date', [bo, asa]],
    ['-next_due_date', [asa, bo]],
  ] as const)('sorted by %s comes whole and page by page alike', async (sort, begins) => {
    const { app, teacher } = await fourStudents()
    const namesOf = (results: { name: string }[]) => results.map(({ name }) => name)
    const whole = namesOf((await app.request(listStudents, { as: teacher, query: { sort } })).results)
    const paged: string[] = []
    let cursor: string | null | undefined
    for (let page = 0; page < 4; page += 1) {
      const read = await app.request(listStudents, { as: teacher, query: { sort, limit: '1', ...(cursor ? { cursor } : {}) } })
      paged.push(...namesOf(read.results))
      cursor = read.next_cursor
      expect(read.total).toEqual(4)
    }
    expect([whole.slice(0, begins.length), paged, cursor]).toEqual([[...begins], whole, null])
  })

  test('by name puts letters with accents where the alphabet has them, in the list, in a class, at its work and in its gradebook', async () => {
    const app = await createTestApp()
    const teacher = await app.seedTeacher()
    const { id: class_id } = await app.request(createClass, { as: teacher, body: { name: 'Choir' } })
    const params = { id: class_id }
    for (const name of ['Zoe Ek', 'Øyvind Lie', 'Émile Roy', 'Eva Sand', 'Åse Vik', 'ada Grant']) {
      const { id: student_id } = await app.seedStudent({ teacher, name })
      await app.request(addClassStudent, { as: teacher, params, body: { student_id } })
    }
    const { id: exercise_id } = await seedExercise(app.db, teacher.id)
    await app.request(assignExerciseToClass, { as: teacher, params, body: { exercise_id, title: 'Scales', due_date: '2026-12-01T16:00:00.000Z' } })
    const namesOf = (people: readonly { name: string }[] = []) => people.map(({ name }) => name)
    const inOrder = ['ada Grant', 'Åse Vik', 'Émile Roy', 'Eva Sand', 'Øyvind Lie', 'Zoe Ek']
    const work = await app.request(listAssignments, { as: teacher, query: { sort: 'student' } })
    expect([
      namesOf((await app.request(listStudents, { as: teacher })).results),
      namesOf((await app.request(listStudents, { as: teacher, query: { sort: '-name' } })).results).toReversed(),
      namesOf((await app.request(listClasses, { as: teacher })).results[0]?.students),
      namesOf((await app.request(readAtWork, { as: teacher, params })).students),
      namesOf((await app.request(getGradebook, { as: teacher, params })).students),
      namesOf(work.results.map(({ student }) => student)),
    ]).toEqual(Array.from({ length: 6 }, () => inOrder))
  })

  test('counts days as the caller’s, and work as the caller may see it', async () => {
    const { app, teacher } = await fourStudents()
    const first = async (zone: string) => {
      const { results } = await app.request(listStudents, { as: teacher, query: { sort: '-due_today', limit: '1' }, headers: { 'Time-Zone': zone } })
      return results[0]?.name
    }
    await app.db.update(assignments).set({ dueDate: new Date('2026-11-20T23:00:00Z') }).where(eq(assignments.dueDate, new Date('2026-11-20T18:00:00Z')))
    await app.db.update(assignments).set({ dueDate: new Date('2026-11-20T01:00:00Z') }).where(eq(assignments.dueDate, new Date('2026-11-19T10:00:00Z')))
    expect([await first('Asia/Tokyo'), await first('America/New_York')]).toEqual([bo, asa])
  })

  test('is narrowed by words, class and watch-list', async () => {
    const { app, teacher, studentOf } = await fourStudents()
    const colleague = await app.seedTeacher()
    const [own, theirs] = await app.db.insert(classes).values([{ teacherId: teacher.id, name: 'Own' }, { teacherId: colleague.id, name: 'Theirs' }]).returning()
    const studentId = await studentOf(bo)
    await app.db.insert(classMembers).values([own, theirs].map((one) => ({ classId: one?.id ?? 0, studentId })))
    const names = async (query: { q?: string; class_id?: string; tracked?: 'true' | 'false' }) =>
      (await app.request(listStudents, { as: teacher, query: { ...query, sort: 'email' } })).results.map(({ name }) => name)
    expect([
      await names({ q: ' BERG ' }),
      await names({ q: '0%' }),
      await names({ q: '_' }),
      await names({ q: 'dora@' }),
      await names({ class_id: String(own?.id) }),
      await names({ class_id: String(theirs?.id) }),
      await names({ tracked: 'true' }),
      await names({ tracked: 'false', q: 'o' }),
    ]).toEqual([[asa], [cem], [], [dora], [bo], [], [dora], [asa, bo, cem]])
  })

  test('refuses a cursor of another order', async () => {
    const { app, teacher } = await fourStudents()
    const { next_cursor } = await app.request(listStudents, { as: teacher, query: { limit: '1' } })
    for (const cursor of [next_cursor ?? '', 'nonsense']) {
      const refused = await app.refused(listStudents, { as: teacher, query: { sort: 'email', limit: '1', cursor } })
      expect([refused.status, refused.code]).toEqual([422, 'invalid'])
    }
  })

  test('says when a student last began a session, and nothing of who never did', async () => {
    const { app, teacher, student, start } = await createClassroom()
    const lastActive = async () => (await app.request(getStudent, { as: teacher, params: { id: student.id } })).last_active
    const before = await lastActive()
    app.clock.set('2026-11-20T12:30:00.250Z')
    await start()
    app.clock.set('2026-11-20T12:40:00.000Z')
    expect([before, await lastActive()]).toEqual([undefined, '2026-11-20T12:30:00.250Z'])
  })

  test('costs as many statements for forty students with work as for one, and for a page two to know how many there are', async () => {
    const { app, teacher, exercise } = await createClassroom()
    const count = countStatements()
    const statements = async (query: { limit?: string }) => {
      count()
      const { results } = await app.request(listStudents, { as: teacher, query })
      return [results.length, count()]
    }
    const one = [await statements({}), await statements({ limit: '50' })]
    for (let index = 0; index < 39; index += 1) {
      const student = await app.seedStudent({ teacher })
      await seedAssignment(app.db, { teacherId: teacher.id, studentId: student.id, exerciseId: exercise.id })
    }
    const authentication = 1
    expect([...one, await statements({}), await statements({ limit: '50' }), await statements({ limit: '39' })]).toEqual([
      [1, authentication + 4],
      [1, authentication + 5],
      [40, authentication + 4],
      [40, authentication + 5],
      [39, authentication + 6],
    ])
  })

  test('of a teacher with hundreds of students comes page by page as it comes whole, without those in the bin or of others', async () => {
    const { app, teacher } = await fourStudents()
    const people = Array.from({ length: 510 }, (_, index) => {
      const username = `pupil-${index}`
      const deletedAt = index % 100 === 3 ? new Date() : null
      return { role: 'STUDENT' as const, name: `Pupil ${(index * 7) % 510}`, username, email: `${username}@x.example`, passwordHash: '-', deletedAt }
    })
    const made = await app.db.insert(users).values(people).returning({ id: users.id })
    await app.db.insert(teacherStudents).values(made.slice(0, 505).map(({ id }) => ({ teacherId: teacher.id, studentId: id })))
    for (const sort of ['name', '-name'] as const) {
      const whole = (await app.request(listStudents, { as: teacher, query: { sort } })).results.map(({ id }) => id)
      const first = await app.request(listStudents, { as: teacher, query: { sort, limit: '300' } })
      const second = await app.request(listStudents, { as: teacher, query: { sort, limit: '300', cursor: first.next_cursor ?? '' } })
      const paged = [...first.results, ...second.results].map(({ id }) => id)
      expect([paged, first.total, second.total, second.next_cursor]).toEqual([whole, 503, 503, null])
    }
  })

  test('does not show a session whose time is over as running', async () => {
    const room = await createClassroom({ config: { timer: '1min' } })
    await room.start()
    room.app.clock.advance(71_000)
    const [student] = (await room.app.request(listStudents, { as: room.teacher })).results
    expect(student?.assignments.map(({ open_session, config }) => [open_session, config.complete])).toEqual([[null, true]])
  })
})
