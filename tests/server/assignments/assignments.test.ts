import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Assignment } from '#contract/assignments/assignment.ts'
import { getAssignment, listAssignments } from '#contract/assignments/assignments.ts'
import { exercises, questions } from '#server/db/schema/library.ts'
import { classes, classMembers, users } from '#server/db/schema/people.ts'
import { assignments } from '#server/db/schema/work.ts'
import { createClassroom } from '#tests/server/chat/classroom.ts'
import { seedAssignment, seedExercise } from '#tests/server/chat/exercises.ts'
import { countStatements } from '#tests/server/chat/statements.ts'

function titlesOf(results: readonly Assignment[]): string[] {
  return results.map(({ title }) => title)
}

/** A student with one assignment per title, due at these moments. */
async function withWork(due: Record<string, string | null>) {
  const room = await createClassroom()
  await room.app.db.delete(assignments)
  for (const [title, dueDate] of Object.entries(due)) {
    const ids = { teacherId: room.teacher.id, studentId: room.student.id, exerciseId: room.exercise.id }
    await seedAssignment(room.app.db, { ...ids, title, dueDate: dueDate === null ? null : new Date(dueDate) })
  }
  return room
}

test('a student reads the whole of an assignment', async () => {
  const room = await createClassroom({ config: { timer: '15min' }, assignment: { dueDate: new Date('2026-11-20T22:59:00Z'), allowRedo: true } })
  const play = await room.start()
  await play.turn('q.5')
  const { results, ...page } = await room.app.request(listAssignments, { as: room.student })
  const expected: Assignment = {
    id: room.assignment.id,
    title: 'Plants and Equations Assignment',
    assignment_title: 'Plants and Equations Assignment',
    exercise_id: room.exercise.id,
    exercise: {
      id: room.exercise.id,
      title: 'Plants and Equations',
      subject: 'Math',
      num_question_sets: 3,
      total_questions: 4,
      total_possible_score: 30,
      has_accent_training: false,
      timer_minutes: 15,
      attempts_before_moving_on: 4,
    },
    grade_level: 5,
    student_id: room.student.id,
    student: { id: room.student.id, name: room.student.name, username: room.student.username },
    due_date: '2026-11-20T22:59:00.000Z',
    closes_at: null,
    version: 1,
    first_started_at: '2026-11-20T12:00:00.000Z',
    fresh_start_allowed: false,
    may_begin: true,
    config: { complete: false, completed_on: null, score: 0, chat_session_id: null, allowRedoAssignment: true, late: false },
    open_session: {
      id: play.session_id,
      score: 5,
      total_possible_score: 30,
      deadline_at: '2026-11-20T12:15:00.000Z',
      tasks: [5, 0, 0, 0].map((score) => ({ status: 'open', score })),
    },
  }
  expect([results, page]).toEqual([[expected], {}])
  expect(await room.app.request(getAssignment, { as: room.student, params: { id: room.assignment.id } })).toEqual(expected)
})

describe('who sees an assignment', () => {
  test('its student, the teacher who gave it and an admin; nobody else can tell it from a missing one', async () => {
    const room = await createClassroom()
    const [colleague, admin] = [await room.app.seedTeacher(), await room.app.seedAdmin()]
    const classmate = await room.app.seedStudent({ teacher: room.teacher })
    const counts = []
    for (const as of [room.student, room.teacher, admin, colleague, classmate]) {
      counts.push((await room.app.request(listAssignments, { as })).results.length)
    }
    expect(counts).toEqual([1, 1, 1, 0, 0])
    const params = { id: room.assignment.id }
    const missing = await room.app.refused(getAssignment, { as: colleague, params: { id: 4711 } })
    for (const as of [colleague, classmate]) expect(await room.app.refused(getAssignment, { as, params })).toEqual(missing)
    expect([missing.status, (await room.app.request(getAssignment, { as: admin, params })).id]).toEqual([404, room.assignment.id])
  })

  test('work kept back until later is seen by the teacher only', async () => {
    const room = await createClassroom({ assignment: { assignAt: new Date('2026-11-20T12:00:01Z') } })
    const params = { id: room.assignment.id }
    const count = async () => (await room.app.request(listAssignments, { as: room.student })).results.length
    expect([await count(), (await room.app.refused(getAssignment, { as: room.student, params })).status]).toEqual([0, 404])
    expect((await room.app.request(listAssignments, { as: room.teacher })).results.length).toEqual(1)
    room.app.clock.advance(1000)
    expect([await count(), (await room.app.request(getAssignment, { as: room.student, params })).id]).toEqual([1, params.id])
  })

  test('work in the bin and of a deleted student is gone; of a deleted exercise it stays, with nothing to do', async () => {
    const room = await createClassroom()
    await room.app.db.update(exercises).set({ deletedAt: new Date() })
    const [one] = (await room.app.request(listAssignments, { as: room.student })).results
    expect([one?.exercise.title, one?.exercise.total_questions]).toEqual(['Plants and Equations', 0])
    await room.app.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, room.student.id))
    expect((await room.app.request(listAssignments, { as: room.teacher })).results).toEqual([])
    await room.app.db.update(users).set({ deletedAt: null })
    await room.app.db.update(assignments).set({ deletedAt: new Date() })
    expect((await room.app.request(listAssignments, { as: room.student })).results).toEqual([])
  })
})

describe('the filter', () => {
  const due = {
    overdue: '2026-11-19T22:00:00Z',
    'early today in New York': '2026-11-20T06:00:00Z',
    today: '2026-11-20T18:00:00Z',
    'tonight in New York': '2026-11-21T03:00:00Z',
    tomorrow: '2026-11-21T12:00:00Z',
    upcoming: '2026-11-23T12:00:00Z',
    undated: null,
  }
  test.each([
    { zone: 'UTC', status: 'overdue', gives: ['overdue'] },
    { zone: 'UTC', status: 'due_today', gives: ['early today in New York', 'today'] },
    { zone: 'UTC', status: 'due_tomorrow', gives: ['tonight in New York', 'tomorrow'] },
    { zone: 'UTC', status: 'open', gives: ['tonight in New York', 'tomorrow', 'upcoming', 'undated'] },
    { zone: 'America/New_York', status: 'due_today', gives: ['early today in New York', 'today', 'tonight in New York'] },
    { zone: 'America/New_York', status: 'open', gives: ['tomorrow', 'upcoming', 'undated'] },
    { zone: 'Pacific/Kiritimati', status: 'due_today', gives: ['today', 'tonight in New York'] },
    { zone: 'UTC', status: 'completed', gives: [] },
  ] as const)('$status in $zone counts the caller’s days', async ({ zone, status, gives }) => {
    const room = await withWork(due)
    const { results } = await room.app.request(listAssignments, { as: room.student, query: { status }, headers: { 'Time-Zone': zone } })
    expect(titlesOf(results)).toEqual(gives)
  })

  test('by words finds title, exercise and student, and takes % and _ as they are', async () => {
    const room = await withWork({ '100% right': null, '100 right': null, 'snake_case': null })
    const find = async (q: string) => titlesOf((await room.app.request(listAssignments, { as: room.teacher, query: { q } })).results)
    expect([await find('100%'), await find('e_c'), await find(room.student.name), await find('plants AND'), await find('nothing')]).toEqual([
      ['100% right'],
      ['snake_case'],
      ['100% right', '100 right', 'snake_case'],
      ['100% right', '100 right', 'snake_case'],
      [],
    ])
  })

  test('by class and by student narrows a teacher’s list', async () => {
    const room = await createClassroom()
    const other = await room.app.seedStudent({ teacher: room.teacher })
    await seedAssignment(room.app.db, { teacherId: room.teacher.id, studentId: other.id, exerciseId: room.exercise.id, title: 'Other' })
    const [group] = await room.app.db.insert(classes).values({ teacherId: room.teacher.id, name: 'A' }).returning()
    await room.app.db.insert(classMembers).values({ classId: group?.id ?? 0, studentId: other.id })
    const byClass = await room.app.request(listAssignments, { as: room.teacher, query: { class_id: String(group?.id) } })
    const byStudent = await room.app.request(listAssignments, { as: room.teacher, query: { student_id: String(room.student.id) } })
    expect([titlesOf(byClass.results), titlesOf(byStudent.results)]).toEqual([['Other'], ['Plants and Equations Assignment']])
  })
})

describe('the order', () => {
  const due = { b: '2026-11-22T12:00:00Z', A: null, c: '2026-11-21T12:00:00Z', D: '2026-11-22T12:00:00Z' }
  test.each([
    { sort: undefined, gives: ['b', 'D', 'A', 'c'] },
    { sort: 'status', gives: ['b', 'D', 'A', 'c'] },
    { sort: 'standing', gives: ['b', 'D', 'A', 'c'] },
    { sort: 'due_date', gives: ['c', 'b', 'D', 'A'] },
    { sort: '-due_date', gives: ['D', 'b', 'c', 'A'] },
    { sort: 'title', gives: ['A', 'b', 'c', 'D'] },
    { sort: '-title', gives: ['D', 'c', 'b', 'A'] },
    { sort: 'score', gives: ['b', 'A', 'D', 'c'] },
    { sort: '-score', gives: ['c', 'D', 'A', 'b'] },
    { sort: 'student', gives: ['b', 'A', 'c', 'D'] },
    { sort: 'completed_on', gives: ['c', 'b', 'A', 'D'] },
  ] as const)('by $sort holds over all pages, with the total on each', async ({ sort, gives }) => {
    const room = await withWork(due)
    await room.app.db.update(assignments).set({ score: 90.5, complete: true, completedOn: new Date() }).where(eq(assignments.title, 'c'))
    await room.app.db.update(assignments).set({ score: 7 }).where(eq(assignments.title, 'D'))
    const query = sort === undefined ? {} : { sort }
    const whole = await room.app.request(listAssignments, { as: room.student, query })
    const paged = []
    let cursor: string | null | undefined
    for (let page = 0; page < 4; page += 1) {
      const read = await room.app.request(listAssignments, { as: room.student, query: { ...query, limit: '1', ...(cursor ? { cursor } : {}) } })
      paged.push(...read.results)
      cursor = read.next_cursor
      expect(read.total).toEqual(4)
    }
    expect([titlesOf(whole.results), titlesOf(paged), cursor]).toEqual([gives, gives, null])
  })

  test('the students of one due date stand by name, accents and all, on every page', async () => {
    const room = await createClassroom()
    const as = room.teacher
    for (const name of ['Zoe', 'Bo', 'Åse', 'Done']) {
      const { id } = await room.app.seedStudent({ teacher: as, name })
      await seedAssignment(room.app.db, { teacherId: as.id, studentId: id, exerciseId: room.exercise.id, title: 'Atlas', complete: name === 'Done' })
    }
    const namesOn = async (cursor?: string) =>
      room.app.request(listAssignments, { as, query: { q: 'atlas', sort: 'standing', limit: '2', ...(cursor === undefined ? {} : { cursor }) } })
    const first = await namesOn()
    const second = await namesOn(first.next_cursor ?? '')
    expect([...first.results, ...second.results].map(({ student }) => student.name)).toEqual(['Åse', 'Bo', 'Zoe', 'Done'])
  })

  test('titles follow the alphabet, accents and all', async () => {
    const room = await withWork({ Zeta: null, 'État civil': null, Beta: null })
    const { results } = await room.app.request(listAssignments, { as: room.student, query: { sort: 'title' } })
    expect(titlesOf(results)).toEqual(['Beta', 'État civil', 'Zeta'])
  })

  test('refuses a cursor of another order', async () => {
    const room = await withWork(due)
    const { next_cursor } = await room.app.request(listAssignments, { as: room.student, query: { sort: 'title', limit: '1' } })
    for (const cursor of [next_cursor ?? '', 'nonsense']) {
      const refused = await room.app.refused(listAssignments, { as: room.student, query: { sort: 'score', limit: '1', cursor } })
      expect([refused.status, refused.code]).toEqual([422, 'invalid'])
    }
  })
})

test('a list costs as many statements for forty assignments of ten exercises as for one', async () => {
  const room = await createClassroom()
  const count = countStatements()
  const statements = async () => {
    count()
    const { results } = await room.app.request(listAssignments, { as: room.student })
    return [results.length, count()]
  }
  const one = await statements()
  for (let index = 0; index < 10; index += 1) {
    const exercise = await seedExercise(room.app.db, room.teacher.id, undefined, { title: `Exercise ${index}` })
    const given = { teacherId: room.teacher.id, studentId: room.student.id, exerciseId: exercise.id, title: `Work ${index}` }
    await room.app.db.insert(assignments).values([given, given, given, given])
  }
  expect([one, await statements()]).toEqual([
    [1, 3],
    [41, 3],
  ])
})

test('a session whose time is over is not shown as running', async () => {
  const room = await createClassroom({ config: { timer: '1min' } })
  await room.start()
  room.app.clock.advance(71_000)
  const [listed] = (await room.app.request(listAssignments, { as: room.teacher })).results
  expect([listed?.open_session, listed?.config.complete, listed?.config.score]).toEqual([null, true, 0])
})

test('an exercise is of the subject most of its questions have, and of its title’s without any', async () => {
  const room = await createClassroom({ asked: [{ title: 'A', prompt: 'A?', subject: 'Science' }, { title: 'B', prompt: 'B?', subject: 'Math', set: { numQuestions: 2 } }] })
  const subject = async () => (await room.app.request(listAssignments, { as: room.student })).results[0]?.exercise.subject
  expect(await subject()).toEqual('Math')
  await room.app.db.update(questions).set({ deletedAt: new Date() })
  await room.app.db.update(exercises).set({ title: 'The French Revolution' })
  expect(await subject()).toEqual('History')
})
