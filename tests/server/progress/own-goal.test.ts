import { expect, test } from 'vitest'
import { addClassStudent, archiveClass, copyClass, createClass, renameClass } from '#contract/classroom/classes.ts'
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

test('a teacher leaves a whole class without goals, whatever other classes say, until it may again or is over', async () => {
  const { app, teacher, ana, goal, set } = await school()
  await set(4)
  // No class has the number of a student.
  for (let id = 1; id <= ana.id; id += 1) await app.request(createClass, { as: teacher, body: { name: `Other ${id}` } })
  const make = async (name: string) => {
    const { id, sets_goals } = await app.request(createClass, { as: teacher, body: { name } })
    await app.request(addClassStudent, { as: teacher, params: { id }, body: { student_id: ana.id } })
    return { id, sets_goals }
  }
  const [homeroom, club] = [await make('Homeroom'), await make('Club')]
  expect([homeroom.sets_goals, club.sets_goals]).toEqual([true, true])
  const allow = async (sets_goals?: boolean) =>
    (await app.request(renameClass, { as: teacher, params: { id: club.id }, body: { name: 'Club', ...(sets_goals === undefined ? {} : { sets_goals }) } })).sets_goals
  expect([await allow(false), await allow(), await goal()]).toEqual([false, false, null])
  expect((await app.refused(setOwnGoal, { as: ana, body: { per_week: 2 } })).code).toBe('forbidden')
  const archive = (archived: boolean) => app.request(archiveClass, { as: teacher, params: { id: club.id }, body: { archived } })
  await archive(true)
  expect(await goal()).toEqual({ per_week: 4, done: 0 })
  await archive(false)
  const copy = await app.request(copyClass, { as: teacher, params: { id: club.id }, body: { name: 'Club, next year', student_ids: [], work_ids: [] } })
  expect([await goal(), copy.sets_goals, await allow(true), await goal()]).toEqual([null, false, true, { per_week: 4, done: 0 }])
})
