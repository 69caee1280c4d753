import { expect, test } from 'vitest'
import type { BodyInput } from '#contract/endpoint.ts'
import type { QuestionDefinition } from '#contract/questions/questions.ts'
import { createQuestion, deleteQuestion, getQuestion, listQuestions, updateQuestion } from '#contract/questions/questions.ts'
import { restoreFromBin } from '#contract/bin/bin.ts'
import { getExercise, listExercises } from '#contract/exercises/exercise-library.ts'
import { addQuestionSet } from '#contract/exercises/question-sets.ts'
import { audit } from '#server/db/schema/operations.ts'
import { createLibrary } from './classroom.ts'

test('a teacher makes a question under any of the names and reads the canonical one, its subject guessed from the title', async () => {
  const { app, teacher } = await createLibrary()
  const prompt = '  What is 7 · 8?\n\nAnswer: 56\n'
  const made = await app.request(createQuestion, { as: teacher, body: { title: '  Solve by heart ', question_prompt: prompt } })
  const expected: QuestionDefinition = {
    id: made.id,
    question_title: 'Solve by heart',
    prompt,
    student_text: 'What is 7 · 8?',
    subject: 'Math',
    question_type: 'FREE_FORM',
    owner: 'user',
    exercise_count: 0,
    can_edit: true,
    tags: [],
    shared_by: null,
    created_at: made.created_at,
    version: 1,
  }
  const spoken = { question_title: 'Un script', prompt: 'Hola', subject: ' Spanish ', question_type: 'accent_training' }
  const script = await app.request(createQuestion, { as: teacher, body: spoken })
  expect(made).toEqual(expected)
  const { id, created_at } = script
  const differs = { question_title: 'Un script', prompt: 'Hola', student_text: 'Hola', subject: 'Spanish', question_type: 'ACCENT_TRAINING' }
  expect(script).toEqual({ ...expected, ...differs, id, created_at })
  expect(await app.request(getQuestion, { as: teacher, params: { id: made.id } })).toEqual(expected)
})

test('a question without a title or a prompt is refused in words, at its field', async () => {
  const { app, teacher } = await createLibrary()
  const tries = [
    {},
    { title: ' \t ', prompt: 'x' },
    { title: 'a', prompt: ' \n ' },
    { title: 'a' },
    { title: 'a\nb', prompt: 'x' },
    { title: 'a'.repeat(201), prompt: 'x' },
    { title: 'a', prompt: 'x\0' },
    { title: 'a', prompt: 'x', type: 'SONG' },
  ]
  const refusals = []
  for (const body of tries) refusals.push(await app.refused(createQuestion, { as: teacher, body }))
  expect(refusals.map(({ status, field, error }) => [status, field, error])).toEqual([
    [422, 'question_title', 'Question title is required'],
    [422, 'title', 'Question title is required'],
    [422, 'prompt', 'Prompt is required'],
    [422, 'prompt', 'Prompt is required'],
    [422, 'title', 'Please use plain text on one line'],
    [422, 'title', 'Titles hold up to 200 characters'],
    [422, 'prompt', 'Please use plain text'],
    [422, 'type', 'This is not one of the allowed values.'],
  ])
  expect(await app.request(listQuestions, { as: teacher, query: {} })).toEqual({ results: [] })
})

test("an admin's questions are the school's: every teacher reads them, nobody else's", async () => {
  const { app, teacher, other, admin, student, question } = await createLibrary()
  const [own, theirs, school] = [await question(teacher, 'Own'), await question(other, 'Theirs'), await question(admin, 'School')]
  const listed = async (as: typeof teacher, filter?: 'user' | 'admin' | 'both') =>
    (await app.request(listQuestions, { as, query: { filter } })).results.map((one) => [one.question_title, one.owner, one.can_edit])
  expect(await listed(teacher)).toEqual([['School', 'admin', false], ['Own', 'user', true]])
  expect(await listed(teacher, 'user')).toEqual([['Own', 'user', true]])
  expect(await listed(teacher, 'admin')).toEqual([['School', 'admin', false]])
  expect(await listed(admin)).toEqual([['School', 'user', true], ['Theirs', 'user', true], ['Own', 'user', true]])
  expect(await listed(admin, 'user')).toEqual([['School', 'user', true]])
  const hidden = await app.refused(getQuestion, { as: teacher, params: { id: theirs.id } })
  expect(hidden).toEqual(await app.refused(getQuestion, { as: teacher, params: { id: 999_999 } }))
  expect(hidden.status).toBe(404)
  const changed = await app.refused(updateQuestion, { as: teacher, params: { id: school.id }, body: { title: 'Mine now' } })
  expect([changed.status, changed.code]).toEqual([403, 'forbidden'])
  expect((await app.refused(deleteQuestion, { as: teacher, params: { id: school.id } })).status).toBe(403)
  expect((await app.refused(getQuestion, { as: student, params: { id: own.id } })).status).toBe(403)
})

test('an edit changes what it names and moves the version on; an older version is refused with the question as it stands', async () => {
  const { app, teacher, question } = await createLibrary()
  const { id } = await question(teacher, 'Weather', { subject: 'Science' })
  const edit = (body: BodyInput<typeof updateQuestion>) => app.request(updateQuestion, { as: teacher, params: { id }, body })
  const renamed = await edit({ question_title: 'The ancient world', version: 1 })
  expect([renamed.question_title, renamed.subject, renamed.version]).toEqual(['The ancient world', 'Science', 2])
  const guessed = await edit({ subject: '', type: 'ACCENT_TRAINING' })
  expect([guessed.subject, guessed.question_type, guessed.version]).toEqual(['History', 'ACCENT_TRAINING', 3])
  const stale = await app.refused(updateQuestion, { as: teacher, params: { id }, body: { title: 'Late', version: 2 } })
  const error = 'This was changed in the meantime, in another tab or by somebody else.'
  expect(stale).toEqual({ status: 409, code: 'stale_version', error, current: guessed })
  expect(await app.request(getQuestion, { as: teacher, params: { id } })).toEqual(guessed)
})

test('a question keeps its type while an exercise asks it', async () => {
  const { app, teacher, question, exercise } = await createLibrary()
  const { id } = await question(teacher, 'Weather')
  await exercise(teacher, 'Monday', [id])
  const refused = await app.refused(updateQuestion, { as: teacher, params: { id }, body: { type: 'ACCENT_TRAINING' } })
  const error = 'This question is used in exercises, so its type cannot change.'
  expect(refused).toEqual({ status: 409, code: 'conflict', field: 'question_type', error })
  const { question_type, exercise_count } = await app.request(updateQuestion, { as: teacher, params: { id }, body: { type: 'free_form' } })
  expect([question_type, exercise_count]).toEqual(['FREE_FORM', 1])
})

test('a deleted question leaves every exercise, lies in the bin and comes back to its places', async () => {
  const { app, teacher, question, exercise } = await createLibrary()
  const [a, b, c] = [await question(teacher, 'A'), await question(teacher, 'B'), await question(teacher, 'C')]
  const { id } = await exercise(teacher, 'Monday', [a.id, b.id, c.id])
  const deleted = await app.send(deleteQuestion, { as: teacher, params: { id: b.id } })
  const [, entry] = /^\/api\/bin\/(\d+)$/.exec(deleted.headers.get('Location') ?? '') ?? []
  expect([deleted.status, await deleted.text()]).toEqual([204, ''])
  const asked = async () => (await app.request(getExercise, { as: teacher, params: { id } })).question_ids
  expect(await asked()).toEqual([a.id, c.id])
  expect((await app.refused(getQuestion, { as: teacher, params: { id: b.id } })).status).toBe(404)
  expect((await app.refused(deleteQuestion, { as: teacher, params: { id: b.id } })).status).toBe(404)
  expect((await app.request(listQuestions, { as: teacher, query: {} })).results.map((one) => one.question_title)).toEqual(['C', 'A'])
  const rows = await app.db.select().from(audit)
  expect(rows.map(({ actorId, action, subjectId }) => [actorId, action, subjectId])).toEqual([[teacher.id, 'question.deleted', b.id]])
  await app.request(restoreFromBin, { as: teacher, params: { id: Number(entry) } })
  expect(await asked()).toEqual([a.id, b.id, c.id])
})

test('a question that comes back never mixes the types of an exercise', async () => {
  const { app, teacher, question, exercise } = await createLibrary()
  const [written, spoken] = [await question(teacher, 'Written'), await question(teacher, 'Spoken', { type: 'ACCENT_TRAINING' })]
  const { id } = await exercise(teacher, 'Monday', [written.id])
  const deleted = await app.send(deleteQuestion, { as: teacher, params: { id: written.id } })
  await app.request(addQuestionSet, { as: teacher, params: { id }, body: { question_definition_id: spoken.id } })
  await app.request(restoreFromBin, { as: teacher, params: { id: Number(deleted.headers.get('Location')?.split('/').at(-1)) } })
  const { question_ids, has_accent_training } = await app.request(getExercise, { as: teacher, params: { id } })
  expect([question_ids, has_accent_training]).toEqual([[spoken.id], true])
  expect((await app.request(listExercises, { as: teacher, query: { type: 'FREE_FORM' } })).results).toEqual([])
})
