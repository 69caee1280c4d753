import { expect, test } from 'vitest'
import { listClassWeeks } from '#contract/dashboard/dashboard.ts'
import { classes, classMembers } from '#server/db/schema/people.ts'
import { seedAssignment, seedExercise } from '#tests/server/chat/exercises.ts'
import { countStatements } from '#tests/server/chat/statements.ts'
import { createTestApp } from '#tests/support/app.ts'
import { seedDone } from './played.ts'

/** A teacher with an exercise, at noon (UTC) of November 20. */
async function withClasses() {
  const app = await createTestApp()
  const teacher = await app.seedTeacher()
  const exercise = await seedExercise(app.db, teacher.id)
  const pupil = (name: string) => app.seedStudent({ teacher, name })
  const group = async (name: string, members: readonly { id: number }[], teacherId = teacher.id) => {
    const [one] = await app.db.insert(classes).values({ teacherId, name }).returning()
    const classId = one?.id ?? 0
    if (members.length > 0) await app.db.insert(classMembers).values(members.map(({ id: studentId }) => ({ classId, studentId })))
    return classId
  }
  const done = (student: { id: number }, at: string, score: number) =>
    seedDone(app.db, { teacherId: teacher.id, studentId: student.id, exerciseId: exercise.id }, at, score)
  const due = (student: { id: number }, at: string) =>
    seedAssignment(app.db, { teacherId: teacher.id, studentId: student.id, exerciseId: exercise.id, dueDate: new Date(at) })
  return { app, teacher, pupil, group, done, due }
}

test('each class tells its size, what is overdue, and who scored what in the last seven days of the caller', async () => {
  const { app, teacher, pupil, group, done, due } = await withClasses()
  const [ana, ben, cleo] = [await pupil('Ana'), await pupil('Ben'), await pupil('Cleo')]
  const biology = await group('biology', [ana, ben, cleo])
  const algebra = await group('Algebra', [cleo])
  const empty = await group('Chess', [])
  await group('Elsewhere', [ana], (await app.seedTeacher()).id)
  await done(ana, '2026-11-19T10:00:00Z', 90)
  await done(ana, '2026-11-14T04:00:00Z', 71)
  await done(ben, '2026-11-16T10:00:00Z', 40.5)
  await done(cleo, '2026-11-13T10:00:00Z', 100)
  await due(ben, '2026-11-19T20:00:00Z')
  await due(cleo, '2026-11-20T03:00:00Z')
  const here = await app.request(listClassWeeks, { as: teacher })
  const there = await app.request(listClassWeeks, { as: teacher, headers: { 'Time-Zone': 'America/New_York' } })
  expect(here).toEqual({
    results: [
      { id: algebra, name: 'Algebra', students: 1, overdue: 0, median: null, scores: [] },
      {
        id: biology,
        name: 'biology',
        students: 3,
        overdue: 1,
        median: 60.5,
        scores: [
          { student_id: ben.id, name: 'Ben', score: 40.5, works: 1 },
          { student_id: ana.id, name: 'Ana', score: 80.5, works: 2 },
        ],
      },
      { id: empty, name: 'Chess', students: 0, overdue: 0, median: null, scores: [] },
    ],
    total: 3,
  })
  expect(there.results.map(({ overdue, scores }) => [overdue, scores.map(({ score, works }) => [score, works])])).toEqual([
    [1, []],
    [2, [[40.5, 1], [90, 1]]],
    [0, []],
  ])
})

test('an admin sees every class, a teacher without one none', async () => {
  const { app, group } = await withClasses()
  await group('Algebra', [])
  const other = await app.seedTeacher()
  expect([await app.request(listClassWeeks, { as: other }), (await app.request(listClassWeeks, { as: await app.seedAdmin() })).total]).toEqual([
    { results: [], total: 0 },
    1,
  ])
})

test('costs as many statements for ten classes as for one', async () => {
  const { app, teacher, pupil, group, done } = await withClasses()
  await group('First', [])
  const counted = countStatements()
  await app.request(listClassWeeks, { as: teacher })
  const few = counted()
  for (let index = 0; index < 9; index += 1) {
    const one = await pupil(`Pupil ${index}`)
    await group(`Class ${index}`, [one])
    await done(one, '2026-11-18T10:00:00Z', 50)
  }
  counted()
  await app.request(listClassWeeks, { as: teacher })
  expect(counted()).toEqual(few)
})
