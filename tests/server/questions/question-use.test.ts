import { expect, test } from 'vitest'
import { startChat } from '#contract/chat/chat-sessions.ts'
import { deleteExercise } from '#contract/exercises/exercise-library.ts'
import { questionUse } from '#contract/questions/question-use.ts'
import { seedAssignment } from '#tests/server/chat/exercises.ts'
import { createLibrary } from './classroom.ts'

test('a teacher reads which exercises, open assignments and running sessions questions touch, each counted once', async () => {
  const { app, teacher, other, student, question, exercise } = await createLibrary()
  const [solve, area, unused] = [await question(teacher, 'Solve'), await question(teacher, 'Area'), await question(teacher, 'Unused')]
  const [both, one] = [await exercise(teacher, 'Both', [solve.id, area.id]), await exercise(teacher, 'Area only', [area.id])]
  const gone = await exercise(teacher, 'Gone', [solve.id])
  await app.request(deleteExercise, { as: teacher, params: { id: gone.exercise_id } })
  const work = { teacherId: teacher.id, studentId: student.id }
  const begun = await seedAssignment(app.db, { ...work, exerciseId: both.exercise_id })
  await seedAssignment(app.db, { ...work, exerciseId: one.exercise_id })
  await app.request(startChat, { as: student, body: { assignment_id: begun.id } })
  await app.request(startChat, { as: teacher, body: { exercise_id: both.exercise_id } })
  const ask = (as: typeof teacher, ...question_ids: number[]) => app.request(questionUse, { as, body: { question_ids } })
  expect(await ask(teacher, solve.id, area.id)).toEqual({
    exercises: [
      { id: one.exercise_id, title: 'Area only' },
      { id: both.exercise_id, title: 'Both' },
    ],
    exercise_count: 2,
    open_assignments: 2,
    running_sessions: 1,
  })
  const nothing = { exercises: [], exercise_count: 0, open_assignments: 0, running_sessions: 0 }
  expect(await ask(teacher, unused.id)).toEqual(nothing)
  expect(await ask(other, solve.id, area.id)).toEqual(nothing)
})

test('with no question named the use of none is asked for, which is refused in words', async () => {
  const { app, teacher } = await createLibrary()
  const { status, error } = await app.refused(questionUse, { as: teacher, body: { question_ids: [] } })
  expect([status, error]).toEqual([422, 'Name at least one question'])
})
