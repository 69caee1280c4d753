import { expect, test } from 'vitest'
import { getProfile, logout } from '#contract/accounts/auth.ts'
import { listAssignments } from '#contract/assignments/assignments.ts'
import { listNotes, sendNotes } from '#contract/assignments/notes.ts'
import { listClassWeeks, listWatched } from '#contract/dashboard/dashboard.ts'
import { getStudentStart, getTeacherStart } from '#contract/dashboard/start.ts'
import { getPractice } from '#contract/sessions/practice.ts'
import { assignments } from '#server/db/schema/work.ts'
import { createClassroom } from '#tests/server/chat/classroom.ts'
import { seedAssignment, seedExercise } from '#tests/server/chat/exercises.ts'
import { countStatements } from '#tests/server/chat/statements.ts'

const day = 86_400_000

/** A student with work of every kind before them: turned in with something missed, running, late, kept back, closed, without a date. */
async function withWork() {
  const room = await createClassroom({ asked: [{ title: 'Plants', prompt: 'What do plants need?\n\nAnswer: light', set: { attemptsBeforeMovingOn: 1 } }] })
  const { app, teacher, student } = room
  const now = app.clock.now().getTime()
  const play = await room.start()
  for (const answer of ['stones', 'next']) await play.turn(answer)
  const exercise = await seedExercise(app.db, teacher.id, undefined, { title: 'Rocks', timer: '15min' })
  const given = { teacherId: teacher.id, studentId: student.id, exerciseId: exercise.id }
  await app.db.insert(assignments).values([
    { ...given, title: 'Late', dueDate: new Date(now - 3 * day) },
    { ...given, title: 'Soon', dueDate: new Date(now + day), assignAt: new Date(now - day) },
    { ...given, title: 'Kept back', assignAt: new Date(now + day) },
    { ...given, title: 'Closed', dueDate: new Date(now - 2 * day), closesAt: new Date(now - day) },
  ])
  const { results } = await app.request(listAssignments, { as: student })
  await app.request(sendNotes, { as: teacher, body: { assignment_ids: results.map(({ id }) => id), to: 'unfinished', text: 'Come and “see” me.\nToday.' } })
  app.clock.advance(day + 60_000)
  return room
}

test('a student’s start page is what its calls answer, each for itself', async () => {
  const { app, student: as } = await withWork()
  const start = await app.request(getStudentStart, { as })
  expect(start).toEqual({
    profile: await app.request(getProfile, { as }),
    assignments: await app.request(listAssignments, { as }),
    practice: await app.request(getPractice, { as }),
    notes: await app.request(listNotes, { as }),
  })
  const titles = start.assignments.results.map(({ title }) => title)
  expect([titles, start.notes.results.length, start.practice.due]).toEqual([['Late', 'Closed', 'Soon', 'Kept back', 'Plants and Equations Assignment'], 1, 1])
})

test('it is one statement, however much work and whatever was answered', async () => {
  const { app, teacher, student: as } = await withWork()
  const count = countStatements()
  const statements = async () => {
    count()
    const { assignments: work } = await app.request(getStudentStart, { as })
    return [work.results.length, count()]
  }
  const few = await statements()
  for (let index = 0; index < 10; index += 1) {
    const exercise = await seedExercise(app.db, teacher.id, undefined, { title: `Exercise ${index}` })
    const given = { teacherId: teacher.id, studentId: as.id, exerciseId: exercise.id, title: `Work ${index}` }
    await app.db.insert(assignments).values([given, given, given])
  }
  expect([few, await statements()]).toEqual([
    [5, 1],
    [35, 1],
  ])
})

test('a session whose time is over is ended before it is shown', async () => {
  const room = await createClassroom({ config: { timer: '1min' } })
  await room.start()
  room.app.clock.advance(71_000)
  const { assignments: work } = await room.app.request(getStudentStart, { as: room.student })
  expect(work.results.map(({ open_session, config }) => [open_session, config.complete])).toEqual([[null, true]])
})

test('a student’s start page is a student’s, and nobody’s once their token is revoked', async () => {
  const { app, teacher, student } = await createClassroom()
  expect((await app.refused(getStudentStart, { as: teacher })).code).toEqual('forbidden')
  expect((await app.refused(getTeacherStart, { as: student })).code).toEqual('forbidden')
  const token = await app.tokenOf(student)
  await app.request(logout, { as: token })
  expect((await app.refused(getStudentStart, { as: token })).code).toEqual('unauthenticated')
})

test('a teacher’s start page is what its calls answer, each for itself', async () => {
  const { app, teacher: as, student } = await withWork()
  const exercise = await seedExercise(app.db, as.id, undefined, { title: 'More' })
  for (let index = 0; index < 5; index += 1) await seedAssignment(app.db, { teacherId: as.id, studentId: student.id, exerciseId: exercise.id })
  expect(await app.request(getTeacherStart, { as })).toEqual({
    profile: await app.request(getProfile, { as }),
    students: await app.request(listWatched, { as, query: { limit: '20' } }),
    assignments: await app.request(listAssignments, { as, query: { limit: '5' } }),
    classes: await app.request(listClassWeeks, { as }),
  })
})
