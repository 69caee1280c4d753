import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { listAssignments, assignExerciseToClass } from '#contract/assignments/assignments.ts'
import { type GivenWork, listGivenWork } from '#contract/assignments/given-work.ts'
import { classes, classMembers } from '#server/db/schema/people.ts'
import { assignments } from '#server/db/schema/work.ts'
import { createClassroom } from '#tests/server/chat/classroom.ts'
import { seedAssignment } from '#tests/server/chat/exercises.ts'
import { countStatements } from '#tests/server/chat/statements.ts'

type Room = Awaited<ReturnType<typeof createClassroom>>

/** A class of four with "Equations Check", two of whom turned it in; its students by name. */
async function withClassWork() {
  const room = await createClassroom()
  await room.app.db.delete(assignments)
  const [taught] = await room.app.db.insert(classes).values({ name: 'Algebra 1', teacherId: room.teacher.id }).returning()
  if (taught === undefined) throw new Error('no class')
  const students = []
  for (const name of ['Aisha Rahman', 'Camila Torres', 'Liam Chen', 'Maya Okafor']) {
    const student = await room.app.seedStudent({ teacher: room.teacher, name })
    await room.app.db.insert(classMembers).values({ classId: taught.id, studentId: student.id })
    students.push(student)
  }
  const body = { exercise_id: room.exercise.id, title: 'Equations Check', due_date: '2026-11-25T22:59:00Z' }
  const { assignment_ids: ids } = await room.app.request(assignExerciseToClass, { as: room.teacher, params: { id: taught.id }, body })
  return { room, taught, students, ids }
}

function given({ app, teacher }: Room, query: Record<string, string> = {}, headers: Record<string, string> = {}) {
  return app.request(listGivenWork, { as: teacher, query, headers })
}

async function scored({ app }: Room, id: number | undefined, score: number) {
  await app.db
    .update(assignments)
    .set({ complete: true, score, completedOn: new Date('2026-11-20T10:00:00Z') })
    .where(eq(assignments.id, id ?? -1))
}

function giveTo({ app, teacher, exercise }: Room, studentId: number | undefined, work: { title: string; dueDate: Date | null }) {
  return seedAssignment(app.db, { teacherId: teacher.id, exerciseId: exercise.id, studentId: studentId ?? -1, ...work })
}

/** Of each piece: its title, how many have it, how many turned it in, and how many are overdue. */
function countsOf(results: readonly GivenWork[]) {
  return results.map(({ title, assigned, turned_in: done, overdue }) => [title, assigned, done, overdue])
}

function titlesOf(results: readonly GivenWork[]): string[] {
  return results.map(({ title }) => title)
}

test('work of a class is one row: who turned it in, how many are overdue, and its median from three scores on', async () => {
  const { room, taught, ids } = await withClassWork()
  await scored(room, ids[0], 60)
  await scored(room, ids[1], 90)
  await room.app.db.update(assignments).set({ dueDate: new Date('2026-11-18T22:59:00Z') }).where(eq(assignments.id, ids[2] ?? -1))
  const { results } = await given(room)
  const expected: GivenWork = {
    id: Math.min(...ids),
    title: 'Equations Check',
    exercise_id: room.exercise.id,
    class: { id: taught.id, name: 'Algebra 1' },
    student: null,
    assigned: 4,
    turned_in: 2,
    in_progress: 0,
    overdue: 1,
    due_date: '2026-11-18T22:59:00.000Z',
    due_dates: 2,
    closes_at: null,
    closed: 0,
    median: null,
    assignment_ids: ids.toSorted((one, other) => one - other),
  }
  expect(results).toEqual([expected])
  await scored(room, ids[2], 100)
  expect((await given(room)).results).toEqual([{ ...expected, turned_in: 3, overdue: 0, median: 90, due_date: '2026-11-25T22:59:00.000Z' }])
})

test('what is given one by one under one title is one row, and names its student where there is only one', async () => {
  const { room, students } = await withClassWork()
  const ids = { teacherId: room.teacher.id, exerciseId: room.exercise.id, dueDate: null }
  for (const { id: studentId } of students.slice(0, 2)) await seedAssignment(room.app.db, { ...ids, studentId, title: 'Warm-up' })
  await seedAssignment(room.app.db, { ...ids, studentId: students[2]?.id ?? -1, title: 'More time' })
  const { results } = await given(room, { sort: 'title' })
  expect(results.map(({ title, class: of, student, assigned }) => [title, of?.name ?? null, student?.name ?? null, assigned])).toEqual([
    ['Equations Check', 'Algebra 1', null, 4],
    ['More time', null, 'Liam Chen', 1],
    ['Warm-up', null, null, 2],
  ])
})

test('of a class its part is counted, whoever else has the work', async () => {
  const { room, taught, students, ids } = await withClassWork()
  await room.app.db.delete(classMembers).where(eq(classMembers.studentId, students[0]?.id ?? -1))
  expect(countsOf((await given(room, { class_id: String(taught.id) })).results)).toEqual([['Equations Check', 3, 0, 0]])
  expect(countsOf((await given(room)).results)).toEqual([['Equations Check', ids.length, 0, 0]])
})

describe('narrowing', () => {
  test('by words in the title, the exercise or a name, and by how a student stands; the counts stay those of all', async () => {
    const { room, students, ids } = await withClassWork()
    await giveTo(room, students[0]?.id, { title: 'Warm-up', dueDate: null })
    await scored(room, ids[0], 60)
    expect(countsOf((await given(room, { q: 'camila' })).results)).toEqual([['Equations Check', 4, 1, 0]])
    expect(titlesOf((await given(room, { q: 'warm' })).results)).toEqual(['Warm-up'])
    expect(titlesOf((await given(room, { q: ' torres  equations camila' })).results)).toEqual(['Equations Check'])
    expect(titlesOf((await given(room, { q: 'torres warm' })).results)).toEqual([])
    expect(countsOf((await given(room, { status: 'open' })).results)).toEqual([['Equations Check', 4, 1, 0], ['Warm-up', 1, 0, 0]])
    expect(titlesOf((await given(room, { status: 'completed' })).results)).toEqual([])
    expect(titlesOf((await given(room, { status: 'overdue' })).results)).toEqual([])
    for (const id of ids) await scored(room, id, 80)
    expect(titlesOf((await given(room, { status: 'completed' })).results)).toEqual(['Equations Check'])
  })

  test('by the day of who asks', async () => {
    const { room, ids } = await withClassWork()
    await room.app.db.update(assignments).set({ dueDate: new Date('2026-11-20T02:00:00Z') }).where(eq(assignments.id, ids[0] ?? -1))
    expect(countsOf((await given(room, {}, { 'Time-Zone': 'UTC' })).results)).toEqual([['Equations Check', 4, 0, 0]])
    const { results } = await given(room, { status: 'overdue' }, { 'Time-Zone': 'America/New_York' })
    expect(countsOf(results)).toEqual([['Equations Check', 4, 0, 1]])
  })
})

describe('orders and pages', () => {
  const sorts = ['status', '-status', 'title', '-title', 'due_date', '-due_date', 'turned_in', '-turned_in', 'median', '-median']

  test.each(sorts)('by %s every piece comes once, page by page', async (sort) => {
    const { room, students, ids } = await withClassWork()
    for (const id of ids) await scored(room, id, 75)
    for (const [index, title] of ['Fractions', 'Graphs', 'Ratios', 'Angles'].entries()) {
      const dueDate = index === 0 ? null : new Date(`2026-12-0${index}T12:00:00Z`)
      await giveTo(room, students[0]?.id, { title, dueDate })
    }
    const whole = await given(room, { sort })
    const paged: string[] = []
    let cursor: string | null | undefined
    do {
      const page = await given(room, { sort, limit: '2', ...(cursor ? { cursor } : {}) })
      expect(page.total).toBe(5)
      paged.push(...titlesOf(page.results))
      cursor = page.next_cursor
    } while (cursor)
    expect(paged).toEqual(titlesOf(whole.results))
    expect(new Set(paged).size).toBe(5)
  })

  test('what is behind comes first, and what all turned in last', async () => {
    const { room, students, ids } = await withClassWork()
    for (const id of ids) await scored(room, id, 75)
    await giveTo(room, students[0]?.id, { title: 'Late', dueDate: new Date('2026-11-01T12:00:00Z') })
    await giveTo(room, students[0]?.id, { title: 'Some day', dueDate: null })
    expect(titlesOf((await given(room)).results)).toEqual(['Late', 'Some day', 'Equations Check'])
  })

  test('the page a list begins with has the pieces and the number of the whole list, also where parts of them tie, are done or are of an archived class', async () => {
    const { room, taught, students, ids } = await withClassWork()
    await scored(room, ids[1], 60)
    const dueDate = new Date('2026-11-25T22:59:00Z')
    for (const title of ['Warm-up', 'Angles']) for (const { id } of students) await giveTo(room, id, { title, dueDate: title === 'Angles' ? null : dueDate })
    const all = [await given(room), await given(room, { limit: '2' })]
    expect(all[1]?.results).toEqual(all[0]?.results.slice(0, 2))
    expect([all[1]?.total, titlesOf(all[0]?.results ?? [])]).toEqual([3, ['Equations Check', 'Warm-up', 'Angles']])
    await room.app.db.update(classes).set({ archivedAt: new Date('2026-11-19T12:00:00Z') }).where(eq(classes.id, taught.id))
    const { results, total } = await given(room, { limit: '1' })
    expect([titlesOf(results), total]).toEqual([['Warm-up'], 2])
  })

  test('ask the same statements however much was given', async () => {
    const { room, students } = await withClassWork()
    const count = countStatements()
    await given(room, { limit: '50' })
    const few = count()
    for (let index = 0; index < 30; index += 1) {
      await giveTo(room, students[index % 4]?.id, { title: `Work ${index}`, dueDate: null })
    }
    count()
    await given(room, { limit: '50' })
    expect(count()).toBe(few)
  })
})

test('the students of a piece are listed by any of its assignments, and only to who gave it', async () => {
  const { room, students, ids } = await withClassWork()
  const warmUp = { teacherId: room.teacher.id, exerciseId: room.exercise.id, title: 'Warm-up', dueDate: null }
  const one = await seedAssignment(room.app.db, { ...warmUp, studentId: students[0]?.id ?? -1 })
  const other = await seedAssignment(room.app.db, { ...warmUp, studentId: students[1]?.id ?? -1, dueDate: new Date('2026-12-01T12:00:00Z') })
  async function idsOf(as: Room['teacher'], givenWith: number | undefined) {
    const { results } = await room.app.request(listAssignments, { as, query: { given_with: String(givenWith) } })
    return results.map(({ id }) => id).toSorted((a, b) => a - b)
  }
  expect(await idsOf(room.teacher, ids[2])).toEqual(ids)
  expect(await idsOf(room.teacher, other.id)).toEqual([one.id, other.id])
  expect(await idsOf(await room.app.seedTeacher(), one.id)).toEqual([])
  expect(await idsOf(students[0] ?? room.student, one.id)).toEqual([])
})

test('assignments are read by their ids, a stranger’s left out', async () => {
  const { room, ids } = await withClassWork()
  const query = { ids: [ids[1], ids[3], 4711].join(',') }
  const { results } = await room.app.request(listAssignments, { as: room.teacher, query })
  expect(results.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([ids[1], ids[3]])
  expect((await room.app.request(listAssignments, { as: await room.app.seedTeacher(), query })).results).toEqual([])
})

test('a student is not told what a teacher gave', async () => {
  const { room, students } = await withClassWork()
  expect((await room.app.refused(listGivenWork, { as: students[0] ?? room.student })).status).toBe(403)
})
