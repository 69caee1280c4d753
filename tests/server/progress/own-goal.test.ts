import { expect, test } from 'vitest'
import { setAccommodations } from '#contract/classroom/students.ts'
import { getOwnProgress, setOwnGoal } from '#contract/progress/own-progress.ts'
import { seedExercise } from '#tests/server/chat/exercises.ts'
import { seedDone, seedSession } from '#tests/server/dashboard/played.ts'
import { createTestApp } from '#tests/support/app.ts'

async function school() {
  const app = await createTestApp()
  const teacher = await app.seedTeacher()
  const ana = await app.seedStudent({ teacher })
  const exercise = await seedExercise(app.db, teacher.id)
  const goal = async () => (await app.request(getOwnProgress, { as: ana })).goal
  const set = (perWeek: number | null) => app.request(setOwnGoal, { as: ana, body: { per_week: perWeek } })
  return { app, teacher, ana, exercise, goal, set }
}

test('a student sets a goal for each week, changes it, gives it up, and sees what this week has, practice included', async () => {
  const { app, teacher, ana, exercise, goal, set } = await school()
  expect(await goal()).toEqual({ per_week: null, done: 0 })
  const work = (at: string) => seedDone(app.db, { teacherId: teacher.id, studentId: ana.id, exerciseId: exercise.id, title: at }, at, 80)
  await work('2026-11-15T10:00:00Z')
  const { id: assignmentId } = await work('2026-11-16T10:00:00Z')
  await seedSession(app.db, { userId: ana.id, exerciseId: exercise.id, assignmentId, practiceOf: 1, at: '2026-11-18T10:00:00Z' })
  expect([await set(3), await goal()]).toEqual([
    { per_week: 3, done: 2 },
    { per_week: 3, done: 2 },
  ])
  expect([await set(null), await goal()]).toEqual([
    { per_week: null, done: 2 },
    { per_week: null, done: 2 },
  ])
})

test.each([0, 11, 2.5])('a goal of %s is refused', async (perWeek) => {
  const { app, ana } = await school()
  const refusal = await app.refused(setOwnGoal, { as: ana, body: { per_week: perWeek } })
  expect([refusal.code, refusal.issues?.map(({ message }) => message)]).toEqual(['invalid', ['A goal is a whole number from 1 to 10']])
})

test('a teacher leaves a student without goals, and what they had set is there again when they may', async () => {
  const { app, teacher, ana, goal, set } = await school()
  const allow = (setsGoals?: boolean) =>
    app.request(setAccommodations, {
      as: teacher,
      params: { id: ana.id },
      body: { time_factor: 1, allow_paste: false, ...(setsGoals === undefined ? {} : { sets_goals: setsGoals }) },
    })
  await set(4)
  expect((await allow(false)).accommodations).toEqual({ time_factor: 1, allow_paste: false, sets_goals: false })
  expect([await goal(), (await app.refused(setOwnGoal, { as: ana, body: { per_week: 2 } })).code]).toEqual([null, 'forbidden'])
  expect((await allow()).accommodations.sets_goals).toEqual(false)
  await allow(true)
  expect(await goal()).toEqual({ per_week: 4, done: 0 })
})
