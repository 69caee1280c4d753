import { expect, test } from 'vitest'
import { listAssignments } from '#contract/assignments/assignments.ts'
import { startChat } from '#contract/chat/chat-sessions.ts'
import { deleteExercise } from '#contract/exercises/exercise-library.ts'
import { exerciseUse } from '#contract/exercises/exercise-use.ts'
import { seedAssignment } from '#tests/server/chat/exercises.ts'
import { createLibrary } from '#tests/server/questions/classroom.ts'

async function givenWork() {
  const library = await createLibrary()
  const { app, teacher, student, question, exercise } = library
  const asked = await question(teacher, 'Solve')
  const [one, two] = [await exercise(teacher, 'One', [asked.id]), await exercise(teacher, 'Two', [asked.id])]
  const friend = await app.seedStudent({ teacher })
  const give = (exerciseId: number, studentId: number) => seedAssignment(app.db, { teacherId: teacher.id, studentId, exerciseId })
  const begun = await give(one.exercise_id, student.id)
  await give(one.exercise_id, friend.id)
  await give(two.exercise_id, student.id)
  await app.request(startChat, { as: student, body: { assignment_id: begun.id } })
  await app.request(startChat, { as: teacher, body: { exercise_id: one.exercise_id } })
  return { ...library, one, two, friend }
}

test('a teacher reads how many assignments, unfinished students and open sessions deleting exercises touches', async () => {
  const { app, teacher, other, one, two } = await givenWork()
  const ask = (as: typeof teacher, ...exercise_ids: number[]) => app.request(exerciseUse, { as, body: { exercise_ids } })
  expect(await ask(teacher, one.exercise_id)).toEqual({ assignment_count: 2, unfinished_students: 2, running_sessions: 1 })
  expect(await ask(teacher, one.exercise_id, two.exercise_id)).toEqual({ assignment_count: 3, unfinished_students: 2, running_sessions: 1 })
  expect(await ask(other, one.exercise_id)).toEqual({ assignment_count: 0, unfinished_students: 0, running_sessions: 0 })
})

test('a student is told that a deleted exercise was taken back, not that questions are still to come', async () => {
  const { app, teacher, friend, one } = await givenWork()
  await app.request(deleteExercise, { as: teacher, params: { id: one.exercise_id } })
  const { results } = await app.request(listAssignments, { as: friend })
  expect(results.map(({ exercise }) => [exercise.total_questions, exercise.is_withdrawn])).toEqual([[0, true]])
})
