import { expect, test } from 'vitest'
import { getOwnProgress } from '#contract/progress/own-progress.ts'
import { questions } from '#server/db/schema/library.ts'
import { seedAssignment, seedExercise } from '#tests/server/chat/exercises.ts'
import { type Played, seedDone, seedSession } from '#tests/server/dashboard/played.ts'
import { createTestApp } from '#tests/support/app.ts'

test('students read their own first attempts of the last weeks, from every teacher, and nobody else does', async () => {
  const app = await createTestApp()
  const [teacher, other] = [await app.seedTeacher(), await app.seedTeacher()]
  const [ana, ben] = [await app.seedStudent({ teacher }), await app.seedStudent({ teacher })]
  const exercise = await seedExercise(app.db, teacher.id)
  const [question] = await app.db.select({ id: questions.id }).from(questions)
  const work = (student: { id: number }, title: string) => ({ teacherId: teacher.id, studentId: student.id, exerciseId: exercise.id, title })
  const first = await seedDone(app.db, work(ana, 'Plants'), '2026-11-02T10:00:00Z', 58.33)
  const second = { userId: ana.id, exerciseId: exercise.id, assignmentId: first.id, questions: [{ questionId: question?.id ?? 0 }] }
  await seedSession(app.db, { ...second, score: 99, at: '2026-11-03T10:00:00Z' })
  await seedDone(app.db, { ...work(ana, 'Rivers'), teacherId: other.id }, '2026-10-02T10:00:00Z', 91)
  await seedDone(app.db, work(ana, 'Too old'), '2025-10-02T10:00:00Z', 1)
  await seedDone(app.db, work(ben, "Somebody else's"), '2026-11-02T10:00:00Z', 2)
  const { since, works, middle, weeks, going_well: goingWell, worth_practicing: worthPracticing } = await app.request(getOwnProgress, { as: ana })
  expect([since, middle, works.map(({ title, subject, finished_at: at, score, middle: then }) => [title, subject, at, score, then])]).toEqual([
    '2026-08-31T00:00:00.000Z',
    null,
    [
      ['Rivers', 'English', '2026-10-02T10:00:00.000Z', 91, null],
      ['Plants', 'English', '2026-11-02T10:00:00.000Z', 58.33, null],
    ],
  ])
  expect([weeks.length, weeks.filter(({ questions: count }) => count > 0), goingWell, worthPracticing]).toEqual([
    12,
    [{ starts_on: '2026-11-02', questions: 1, tries: null }],
    [],
    [],
  ])
  expect((await app.refused(getOwnProgress, { as: teacher })).code).toEqual('forbidden')
})

test('what goes well and what is worth practicing is read from first attempts, tries week by week', async () => {
  const app = await createTestApp()
  const teacher = await app.seedTeacher()
  const ana = await app.seedStudent({ teacher })
  const exercise = await seedExercise(app.db, teacher.id)
  const [one, two] = await app.db.select({ id: questions.id }).from(questions)
  const [first, second] = [
    await seedAssignment(app.db, { teacherId: teacher.id, studentId: ana.id, exerciseId: exercise.id }),
    await seedAssignment(app.db, { teacherId: teacher.id, studentId: ana.id, exerciseId: exercise.id }),
  ]
  const session = (assignment: { id: number }, at: string, asked: Played['questions']) =>
    seedSession(app.db, { userId: ana.id, exerciseId: exercise.id, assignmentId: assignment.id, at, score: 80, questions: asked })
  const [right, wrong] = [one?.id ?? 0, two?.id ?? 0]
  await session(first, '2026-11-10T10:00:00Z', [
    { questionId: right, credit: 0.9, unaccepted: 1 },
    { questionId: wrong, credit: 0.2, status: 'partly', unaccepted: 3 },
  ])
  await session(second, '2026-11-17T10:00:00Z', [{ questionId: right }])
  await session(second, '2026-11-18T10:00:00Z', [{ questionId: wrong }])
  const { weeks, going_well: goingWell, worth_practicing: worthPracticing } = await app.request(getOwnProgress, { as: ana, query: { weeks: '4' } })
  expect({ weeks, goingWell, worthPracticing }).toEqual({
    weeks: [
      { starts_on: '2026-10-26', questions: 0, tries: null },
      { starts_on: '2026-11-02', questions: 0, tries: null },
      { starts_on: '2026-11-09', questions: 2, tries: 2 },
      { starts_on: '2026-11-16', questions: 2, tries: 1 },
    ],
    goingWell: [{ title: 'Solve for x', credit: 95 }],
    worthPracticing: [{ title: 'Photosynthesis', credit: 20 }],
  })
})

test('the middle of three weeks stands where they have three scores', async () => {
  const app = await createTestApp()
  const teacher = await app.seedTeacher()
  const ana = await app.seedStudent({ teacher })
  const exercise = await seedExercise(app.db, teacher.id)
  const work = { teacherId: teacher.id, studentId: ana.id, exerciseId: exercise.id, title: 'Work' }
  for (const [at, score] of [['2026-10-01', 10], ['2026-11-01', 60], ['2026-11-05', 90], ['2026-11-10', 80]] as const) {
    await seedDone(app.db, work, `${at}T10:00:00Z`, score)
  }
  const { works, middle } = await app.request(getOwnProgress, { as: ana })
  expect([works.map((one) => one.middle), middle]).toEqual([[null, null, null, 80], 80])
})
