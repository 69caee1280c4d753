import { expect, test } from 'vitest'
import { getOwnProgress } from '#contract/progress/own-progress.ts'
import { questions } from '#server/db/schema/library.ts'
import { seedExercise } from '#tests/server/chat/exercises.ts'
import { seedDone, seedSession } from '#tests/server/dashboard/played.ts'
import { createTestApp } from '#tests/support/app.ts'

test('students read their own first attempts of a year by subject, from every teacher, and nobody else does', async () => {
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
  const { since, subjects } = await app.request(getOwnProgress, { as: ana })
  expect([since, subjects.map(({ works }) => works.map(({ title, finished_at: at, score }) => [title, at, score]))]).toEqual([
    '2025-11-20T12:00:00.000Z',
    [
      [
        ['Rivers', '2026-10-02T10:00:00.000Z', 91],
        ['Plants', '2026-11-02T10:00:00.000Z', 58.33],
      ],
    ],
  ])
  expect((await app.refused(getOwnProgress, { as: teacher })).code).toEqual('forbidden')
})
