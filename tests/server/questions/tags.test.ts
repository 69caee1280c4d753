import { expect, test } from 'vitest'
import { copyExercise, getExercise, listExercises } from '#contract/exercises/exercise-library.ts'
import { copyQuestion, createQuestion, getQuestion, listQuestions, updateQuestion } from '#contract/questions/questions.ts'
import { shareQuestion } from '#contract/questions/sharing.ts'
import { changeExercises, changeQuestions } from '#contract/questions/tags.ts'
import { createLibrary } from './classroom.ts'

test('tags are kept as typed, each once, filtered in whatever capitals, found by words and offered with how many have them', async () => {
  const { app, teacher, question } = await createLibrary()
  const rome = await question(teacher, 'Rome', { tags: ['Exam ', 'ancient history', 'exam'] })
  const greece = await question(teacher, 'Greece', { tags: ['ancient history'] })
  await question(teacher, 'Sums')
  expect(rome.tags).toEqual(['Exam', 'ancient history'])
  const titles = async (query: { tag?: string; q?: string }) => {
    const { results } = await app.request(listQuestions, { as: teacher, query })
    return results.map((one) => one.question_title)
  }
  expect([await titles({ tag: 'EXAM' }), await titles({ tag: 'Ancient History' }), await titles({ q: 'anciant' }), await titles({ q: 'exam rome' })]).toEqual([
    ['Rome'],
    ['Greece', 'Rome'],
    ['Greece', 'Rome'],
    ['Rome'],
  ])
  const { facets } = await app.request(listQuestions, { as: teacher, query: { facets: 'true' } })
  expect(facets?.tags).toEqual(['ancient history', 'Exam'])
  await app.request(updateQuestion, { as: teacher, params: { id: greece.id }, body: { title: 'Hellas' } })
  expect((await app.request(getQuestion, { as: teacher, params: { id: greece.id } })).tags).toEqual(['ancient history'])
  const copy = await app.request(copyQuestion, { as: teacher, params: { id: rome.id } })
  expect(copy.tags).toEqual(['Exam', 'ancient history'])
})

test('many questions change at once: tags put on and taken off, and one subject, all of them or none', async () => {
  const { app, teacher, other, question } = await createLibrary()
  const [one, two, foreign] = [await question(teacher, 'One', { tags: ['old', 'May'] }), await question(teacher, 'Two'), await question(other, 'Theirs')]
  const change = { add_tags: ['exam', 'may'], remove_tags: ['OLD'], subject: 'Latin' }
  const answer = await app.request(changeQuestions, { as: teacher, body: { question_ids: [one.id, two.id, one.id], ...change } })
  expect(answer).toEqual({ changed: 2 })
  const read = async (id: number) => {
    const { tags, subject, version } = await app.request(getQuestion, { as: teacher, params: { id } })
    return { tags, subject, version }
  }
  const changed = { tags: ['exam', 'may'], subject: 'Latin', version: 2 }
  expect([await read(one.id), await read(two.id)]).toEqual([changed, changed])
  const refusals = [
    await app.refused(changeQuestions, { as: teacher, body: { question_ids: [one.id, foreign.id], add_tags: ['x'] } }),
    await app.refused(changeQuestions, { as: teacher, body: { question_ids: [one.id], add_tags: Array.from({ length: 19 }, (_, index) => `t${index}`) } }),
  ]
  expect(refusals.map(({ status, error }) => [status, error])).toEqual([
    [404, 'This was not found.'],
    [422, 'Up to 20 tags stand on one item.'],
  ])
  expect(await read(one.id)).toEqual(changed)
})

test('what is shared to use keeps its tags, what is shared to change takes new ones', async () => {
  const { app, teacher, other, question } = await createLibrary()
  const rome = await question(teacher, 'Rome', { tags: ['exam'] })
  const share = (may_edit: boolean) =>
    app.request(shareQuestion, { as: teacher, params: { id: rome.id }, body: { school: 'none', people: [{ id: other.id, may_edit }] } })
  await share(false)
  const body = { question_ids: [rome.id], add_tags: ['mine'] }
  expect((await app.refused(changeQuestions, { as: other, body })).status).toEqual(403)
  expect((await app.request(listQuestions, { as: other, query: { facets: 'true', filter: 'shared' } })).facets?.tags).toEqual(['exam'])
  await share(true)
  await app.request(changeQuestions, { as: other, body })
  expect((await app.request(getQuestion, { as: teacher, params: { id: rome.id } })).tags).toEqual(['exam', 'mine'])
})

test('exercises have tags too: put on many, filtered, found, offered and copied', async () => {
  const { app, teacher, exercise } = await createLibrary()
  const [one, two] = [await exercise(teacher, 'One'), await exercise(teacher, 'Two')]
  await app.request(changeExercises, { as: teacher, body: { exercise_ids: [one.id, two.id], add_tags: ['Term 1', 'exam'] } })
  await app.request(changeExercises, { as: teacher, body: { exercise_ids: [two.id], remove_tags: ['term 1'] } })
  const { results, facets } = await app.request(listExercises, { as: teacher, query: { tag: 'TERM 1', facets: 'true' } })
  expect([results.map(({ title, tags }) => [title, tags]), facets?.tags]).toEqual([[['One', ['Term 1', 'exam']]], ['exam', 'Term 1']])
  expect((await app.request(listExercises, { as: teacher, query: { q: 'exam two' } })).results.map(({ title }) => title)).toEqual(['Two'])
  const copy = await app.request(copyExercise, { as: teacher, params: { id: one.id } })
  expect((await app.request(getExercise, { as: teacher, params: { id: copy.id } })).tags).toEqual(['Term 1', 'exam'])
})

test('a tag is words on one line, of 40 characters at most', async () => {
  const { app, teacher } = await createLibrary()
  const tries = [[' '], ['a\nb'], ['a'.repeat(41)], Array.from({ length: 21 }, (_, index) => `t${index}`)]
  const refusals = []
  for (const tags of tries) refusals.push(await app.refused(createQuestion, { as: teacher, body: { title: 'A', prompt: 'x', tags } }))
  expect(refusals.map(({ status, error }) => [status, error])).toEqual([
    [422, 'Type a tag first'],
    [422, 'Please use plain text on one line'],
    [422, 'Tags hold up to 40 characters'],
    [422, 'Up to 20 tags stand on one item'],
  ])
})
