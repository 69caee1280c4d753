import { expect, test } from 'vitest'
import { getExercise } from '#contract/exercises/exercise-library.ts'
import type { QuestionSet } from '#contract/exercises/question-sets.ts'
import { addQuestionSet, deleteQuestionSet, getQuestionSet, updateQuestionSet } from '#contract/exercises/question-sets.ts'
import { questionSets } from '#server/db/schema/library.ts'
import { createLibrary } from '#tests/server/questions/classroom.ts'

async function withSet() {
  const library = await createLibrary()
  const { app, teacher, admin, question, exercise } = library
  const [own, school] = [await question(teacher, 'Solve'), await question(admin, 'Cells')]
  const { id: exerciseId, assigned_question_sets } = await exercise(teacher, 'Monday', [own.id])
  const id = assigned_question_sets[0]?.id ?? 0
  const read = () => app.request(getQuestionSet, { as: teacher, params: { id } })
  return { ...library, own, school, exerciseId, id, read }
}

test('a question is added at the end of an exercise as it is to be asked, numbers too small set to the least', async () => {
  const { app, teacher, own, school, exerciseId, id } = await withSet()
  const body = {
    question_definition_id: school.id,
    num_questions: -4,
    allow_skipping: true,
    num_attempts_before_moving_on: 6,
    num_attempts_before_suggesting_corrections: 0,
    num_attempts_before_answers: 2,
  }
  const added = await app.request(addQuestionSet, { as: teacher, params: { id: exerciseId }, body })
  const expected: QuestionSet = {
    ...body,
    id: added.id,
    question_set_id: added.id,
    question_id: school.id,
    exercise_id: exerciseId,
    question_title: 'Cells',
    subject: 'English',
    question_type: 'FREE_FORM',
    num_questions: 1,
    num_attempts_before_suggesting_corrections: 1,
    points: 10,
    reading_speed: 1,
    prompt: school.prompt,
    version: 2,
  }
  expect(added).toEqual(expected)
  expect(await app.request(getQuestionSet, { as: teacher, params: { id: added.id } })).toEqual(expected)
  const { question_ids, assigned_question_sets } = await app.request(getExercise, { as: teacher, params: { id: exerciseId } })
  expect([question_ids, assigned_question_sets.map((set) => set.id)]).toEqual([[own.id, school.id], [id, added.id]])
})

test('an exercise asks each question once and questions of one type', async () => {
  const { app, teacher, question, other, own, exerciseId } = await withSet()
  const [spoken, theirs] = [await question(teacher, 'Hola', { type: 'ACCENT_TRAINING' }), await question(other, 'Theirs')]
  const add = (question_definition_id: number) =>
    app.refused(addQuestionSet, { as: teacher, params: { id: exerciseId }, body: { question_definition_id } })
  expect(await add(own.id)).toEqual({ status: 409, code: 'conflict', error: 'This question is already in “Monday”.' })
  expect(await add(spoken.id)).toEqual({ status: 409, code: 'conflict', error: 'Cannot mix different question types' })
  expect((await add(theirs.id)).status).toBe(404)
  expect(await app.db.select().from(questionSets)).toHaveLength(1)
})

test('a change names what changes; what is out of reach is refused and changes nothing', async () => {
  const { app, teacher, id, read } = await withSet()
  const at = { as: teacher, params: { id } }
  const changed = await app.request(updateQuestionSet, { ...at, body: { num_questions: 50, allow_skipping: true, version: 1 } })
  expect([changed.num_questions, changed.allow_skipping, changed.num_attempts_before_answers, changed.version]).toEqual([50, true, 3, 2])
  const refusals = [
    await app.refused(updateQuestionSet, { ...at, body: { num_questions: 51 } }),
    await app.refused(updateQuestionSet, { ...at, body: { num_attempts_before_answers: 2.5 } }),
  ]
  expect(refusals.map(({ status, field, error }) => [status, field, error])).toEqual([
    [422, 'num_questions', 'This can be at most 50.'],
    [422, 'num_attempts_before_answers', 'This must be a whole number.'],
  ])
  const stale = await app.refused(updateQuestionSet, { ...at, body: { num_questions: 2, version: 1 } })
  expect([stale.status, stale.code, stale.current]).toEqual([409, 'stale_version', changed])
  expect(await read()).toEqual(changed)
})

test('a set taken out is gone for good, the others keep their order', async () => {
  const { app, teacher, school, exerciseId, id } = await withSet()
  await app.request(addQuestionSet, { as: teacher, params: { id: exerciseId }, body: { question_definition_id: school.id } })
  const removed = await app.send(deleteQuestionSet, { as: teacher, params: { id } })
  expect([removed.status, removed.headers.get('Location')]).toEqual([204, null])
  expect((await app.refused(deleteQuestionSet, { as: teacher, params: { id } })).status).toBe(404)
  const { question_ids, version } = await app.request(getExercise, { as: teacher, params: { id: exerciseId } })
  expect([question_ids, version]).toEqual([[school.id], 3])
})

test("sets of an admin's exercise are read by teachers and changed by admins", async () => {
  const { app, teacher, other, admin, school, exercise, id } = await withSet()
  const { assigned_question_sets } = await exercise(admin, 'School', [school.id])
  const params = { id: assigned_question_sets[0]?.id ?? 0 }
  expect((await app.request(getQuestionSet, { as: teacher, params })).question_title).toBe('Cells')
  expect((await app.refused(updateQuestionSet, { as: teacher, params, body: { num_questions: 2 } })).status).toBe(403)
  expect((await app.refused(getQuestionSet, { as: other, params: { id } })).status).toBe(404)
  expect((await app.request(updateQuestionSet, { as: admin, params, body: { num_questions: 2 } })).num_questions).toBe(2)
})
