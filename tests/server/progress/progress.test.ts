import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { getClassProgress, getStudentProgress } from '#contract/progress/progress.ts'
import { questions } from '#server/db/schema/library.ts'
import { classes, classMembers } from '#server/db/schema/people.ts'
import { messages } from '#server/db/schema/sessions.ts'
import { daysLater, lastMondays, mondayOf } from '#server/use-cases/progress/calendar.ts'
import { medianOf } from '#server/use-cases/progress/median.ts'
import { seedAssignment, seedExercise } from '#tests/server/chat/exercises.ts'
import { countStatements } from '#tests/server/chat/statements.ts'
import { seedDone, seedSession } from '#tests/server/dashboard/played.ts'
import { createTestApp } from '#tests/support/app.ts'

/** A teacher with two pupils in a class and two questions, at noon (UTC) of Friday, November 20. */
async function withClass() {
  const app = await createTestApp()
  const teacher = await app.seedTeacher()
  const exercise = await seedExercise(app.db, teacher.id)
  const [easy, hard] = await app.db.select({ id: questions.id, title: questions.title }).from(questions).orderBy(questions.id)
  const [ana, ben] = [await app.seedStudent({ teacher, name: 'Ana' }), await app.seedStudent({ teacher, name: 'Ben' })]
  const [group] = await app.db.insert(classes).values({ teacherId: teacher.id, name: 'Algebra' }).returning()
  const classId = group?.id ?? 0
  await app.db.insert(classMembers).values([ana, ben].map(({ id: studentId }) => ({ classId, studentId })))
  const work = (student: { id: number }, title = 'Plants') => ({ teacherId: teacher.id, studentId: student.id, exerciseId: exercise.id, title })
  return { app, teacher, exercise, ana, ben, classId, easy: easy?.id ?? 0, hard: hard?.id ?? 0, work }
}

test('a student has the first attempts of the last weeks, how many tries they took and what was hard', async () => {
  const { app, teacher, exercise, ana, ben, easy, hard, work } = await withClass()
  const first = await seedDone(app.db, work(ana, 'Plants'), '2026-11-12T10:00:00Z', 58.33, [
    { questionId: easy },
    { questionId: easy, unaccepted: 1, credit: 0.9 },
    { questionId: hard, unaccepted: 7, credit: 0.5 },
    { questionId: hard, unaccepted: 3, credit: 0.2, status: 'partly' },
    { questionId: hard, credit: 0, status: 'skipped' },
    { questionId: hard, credit: 0, status: 'open' },
    { questionId: hard, credit: 0, status: 'pending' },
  ])
  const played = { userId: ana.id, exerciseId: exercise.id, assignmentId: first.id, score: 99, questions: [{ questionId: easy }] }
  await seedSession(app.db, { ...played, at: '2026-11-13T10:00:00Z' })
  await seedSession(app.db, { ...played, at: '2026-11-11T10:00:00Z', isTest: true })
  await seedDone(app.db, work(ana, 'Animals'), '2026-11-02T10:00:00Z', 91)
  await seedDone(app.db, work(ana, 'Too old'), '2026-10-25T10:00:00Z', 1)
  await seedDone(app.db, work(ben), '2026-11-12T10:00:00Z', 2)
  await seedDone(app.db, { ...work(ana), teacherId: (await app.seedTeacher()).id }, '2026-11-12T10:00:00Z', 3)
  const { works, ...rest } = await app.request(getStudentProgress, { as: teacher, params: { id: ana.id }, query: { weeks: '4' } })
  expect(works.map(({ title, finished_at: at, score, seconds }) => [title, at, score, seconds])).toEqual([
    ['Animals', '2026-11-02T10:00:00.000Z', 91, 600],
    ['Plants', '2026-11-12T10:00:00.000Z', 58.33, 600],
  ])
  expect(rest).toEqual({
    since: '2026-10-26T00:00:00.000Z',
    tries: { solved: [1, 1, 0, 0, 1], unsolved: 2 },
    hardest: [
      { question_id: hard, title: 'Photosynthesis', asked: 3, first_try: 0, unsolved: 2, credit: 23.33 },
      { question_id: easy, title: 'Solve for x', asked: 2, first_try: 1, unsolved: 0, credit: 95 },
    ],
  })
})

test('a class has each week of its members, by the days of the caller, and what was hard for three or more', async () => {
  const { app, teacher, ana, ben, classId, easy, hard, work } = await withClass()
  const outsider = await app.seedStudent({ teacher })
  await seedDone(app.db, work(ana), '2026-11-16T03:00:00Z', 50, [{ questionId: easy, credit: 0.5 }, { questionId: hard, credit: 0.1 }])
  await seedDone(app.db, work(ben), '2026-11-17T10:00:00Z', 81, [{ questionId: easy, unaccepted: 1, credit: 0.8 }])
  await seedDone(app.db, work(ben, 'Animals'), '2026-11-18T10:00:00Z', 100, [{ questionId: easy }])
  await seedDone(app.db, work(outsider), '2026-11-18T10:00:00Z', 0, [{ questionId: hard, credit: 0 }])
  const asked = { as: teacher, params: { id: classId }, query: { weeks: '4' } } as const
  const here = await app.request(getClassProgress, asked)
  const there = await app.request(getClassProgress, { ...asked, headers: { 'Time-Zone': 'America/New_York' } })
  const none = { works: 0, students: 0, median: null, lowest: null, highest: null, median_seconds: null }
  expect(here).toEqual({
    since: '2026-10-26T00:00:00.000Z',
    weeks: [
      { starts_on: '2026-10-26', ...none },
      { starts_on: '2026-11-02', ...none },
      { starts_on: '2026-11-09', ...none },
      { starts_on: '2026-11-16', works: 3, students: 2, median: 81, lowest: 50, highest: 100, median_seconds: 600 },
    ],
    tries: { solved: [3, 1, 0, 0, 0], unsolved: 0 },
    hardest: [{ question_id: easy, title: 'Solve for x', asked: 3, first_try: 2, unsolved: 0, credit: 76.67 }],
  })
  expect([there.since, there.weeks.map(({ works, median }) => [works, median])]).toEqual([
    '2026-10-26T04:00:00.000Z',
    [[0, null], [0, null], [1, 50], [2, 90.5]],
  ])
})

test('costs as many statements for much work as for none', async () => {
  const { app, teacher, ana, classId, easy, work } = await withClass()
  const counted = countStatements()
  const read = async () => {
    await app.request(getStudentProgress, { as: teacher, params: { id: ana.id } })
    await app.request(getClassProgress, { as: teacher, params: { id: classId }, query: { weeks: '52' } })
    return counted()
  }
  counted()
  const few = await read()
  for (let day = 10; day < 20; day += 1) await seedDone(app.db, work(ana), `2026-11-${day}T10:00:00Z`, 50, [{ questionId: easy }])
  counted()
  expect(await read()).toEqual(few)
})

test('weeks begin on Monday, over months and years', () => {
  expect([mondayOf('2026-11-20'), mondayOf('2026-11-16'), mondayOf('2027-01-03'), daysLater('2026-12-31', 1), lastMondays('2027-01-03', 2)]).toEqual([
    '2026-11-16',
    '2026-11-16',
    '2026-12-28',
    '2027-01-01',
    ['2026-12-21', '2026-12-28'],
  ])
})

test('a median is the middle, or between the middle two', () => {
  expect([medianOf([]), medianOf([3, 1, 2]), medianOf([1, 2, 4, 8.123])]).toEqual([null, 2, 3])
})

test('of a session without a time limit, at most five minutes count of each stretch between two messages, and of one without any', async () => {
  const { app, teacher, exercise, ana, work } = await withClass()
  const played = async (title: string, minutes: readonly number[]) => {
    const { id: assignmentId } = await seedAssignment(app.db, { ...work(ana, title), complete: true })
    const startedAt = new Date('2026-11-12T10:00:00Z')
    const sessionId = await seedSession(app.db, { userId: ana.id, exerciseId: exercise.id, assignmentId, at: '2026-11-12T10:40:00Z', startedAt, deadlineAt: null })
    await app.db.delete(messages).where(eq(messages.sessionId, sessionId))
    for (const minute of minutes) {
      const at = new Date(startedAt.getTime() + minute * 60_000)
      await app.db.insert(messages).values({ sessionId, position: 0, role: 'user', content: 'x', at })
    }
  }
  await played('Talked', [1, 3, 20])
  await played('Silent', [])
  const { works } = await app.request(getStudentProgress, { as: teacher, params: { id: ana.id }, query: { weeks: '4' } })
  expect(works.map(({ title, seconds }) => [title, seconds])).toEqual([['Talked', 780], ['Silent', 300]])
})
