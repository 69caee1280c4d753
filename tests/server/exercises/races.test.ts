import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { getExercise, renameExercise, reorderQuestionSets, updateExercise } from '#contract/exercises/exercise-library.ts'
import { addQuestionSet, deleteQuestionSet, updateQuestionSet } from '#contract/exercises/question-sets.ts'
import { addToExercises, deleteQuestion, updateQuestion } from '#contract/questions/questions.ts'
import { questionSets } from '#server/db/schema/library.ts'
import { createLibrary } from '#tests/server/questions/classroom.ts'

test('everything a teacher can do to an exercise, sent at once, is done wholly or refused, and leaves it whole', async () => {
  const { app, teacher, question, exercise } = await createLibrary()
  const written = []
  for (const title of ['A', 'B', 'C', 'D', 'E', 'F']) written.push((await question(teacher, title)).id)
  const spoken = (await question(teacher, 'Hola', { type: 'ACCENT_TRAINING' })).id
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = written
  const { id, assigned_question_sets } = await exercise(teacher, 'Monday', [a, b, c])
  const other = await exercise(teacher, 'Friday')
  const [first = 0, second = 0, third = 0] = assigned_question_sets.map((set) => set.id)
  const at = { as: teacher, params: { id } }
  const statuses = await Promise.all(
    [
      app.send(reorderQuestionSets, { ...at, body: { questionSetIds: [third, first, second] } }),
      app.send(addQuestionSet, { ...at, body: { question_definition_id: d } }),
      app.send(addQuestionSet, { ...at, body: { question_definition_id: d } }),
      app.send(addQuestionSet, { ...at, body: { question_definition_id: spoken } }),
      app.send(addToExercises, { as: teacher, params: { id: e }, body: { exercise_ids: [id, other.id] } }),
      app.send(addToExercises, { as: teacher, params: { id: f }, body: { exercise_ids: [other.id, id] } }),
      app.send(deleteQuestionSet, { as: teacher, params: { id: second } }),
      app.send(updateQuestionSet, { as: teacher, params: { id: first }, body: { num_questions: 3 } }),
      app.send(deleteQuestion, { as: teacher, params: { id: c } }),
      app.send(updateQuestion, { as: teacher, params: { id: d }, body: { title: 'D again' } }),
      app.send(renameExercise, { ...at, body: { title: 'Tuesday' } }),
      app.send(updateExercise, { ...at, body: { config: { randomize: true } } }),
    ].map(async (sent) => (await sent).status),
  )
  const [reordered, ...rest] = statuses
  expect([200, 409]).toContain(reordered)
  expect(rest.toSorted()).toEqual([200, 200, 200, 200, 200, 200, 201, 204, 204, 409, 409])
  const { question_ids, has_accent_training, title, config, assigned_question_sets: left } = await app.request(getExercise, at)
  expect([question_ids.toSorted((x, y) => x - y), has_accent_training, title, config.randomize]).toEqual([[a, d, e, f], false, 'Tuesday', true])
  expect(left.find((set) => set.question_id === a)?.num_questions).toBe(3)
  const stored = await app.db.select({ position: questionSets.position }).from(questionSets).where(eq(questionSets.exerciseId, id))
  expect(new Set(stored.map(({ position }) => position)).size).toBe(stored.length)
})
