import { expect, test } from 'vitest'
import { getAssignment } from '#contract/assignments/assignments.ts'
import { getStartExercise } from '#contract/exercises/start-exercises.ts'
import { createClassroom } from '#tests/server/chat/classroom.ts'
import { seedAssignment, seedExercise } from '#tests/server/chat/exercises.ts'

test('a student is told of an assigned exercise what its assignment says, and of no other', async () => {
  const { app, teacher, student, exercise, assignment } = await createClassroom({ config: { timer: '15min' } })
  const other = await seedExercise(app.db, teacher.id)
  const told = await app.request(getStartExercise, { as: student, params: { id: exercise.id } })
  expect(told).toEqual((await app.request(getAssignment, { as: student, params: { id: assignment.id } })).exercise)
  expect(await app.request(getStartExercise, { as: teacher, params: { id: exercise.id } })).toEqual(told)
  expect((await app.refused(getStartExercise, { as: student, params: { id: other.id } })).status).toBe(404)
})

test('an exercise that is kept back until later is not told of before', async () => {
  const { app, teacher, student } = await createClassroom()
  const { id } = await seedExercise(app.db, teacher.id)
  await seedAssignment(app.db, { teacherId: teacher.id, studentId: student.id, exerciseId: id, assignAt: new Date('2026-11-20T13:00:00Z') })
  expect((await app.refused(getStartExercise, { as: student, params: { id } })).status).toBe(404)
  app.clock.advance(3600_000)
  expect((await app.request(getStartExercise, { as: student, params: { id } })).id).toBe(id)
})
