import { expect, test } from 'vitest'
import { listQuestions } from '#contract/questions/questions.ts'
import { listExercises } from '#contract/exercises/exercise-library.ts'
import type { QueryInput } from '#contract/endpoint.ts'
import { questions } from '#server/db/schema/library.ts'
import { countStatements } from '#tests/server/chat/statements.ts'
import { createLibrary } from './classroom.ts'

async function withQuestions() {
  const library = await createLibrary()
  const { teacher, admin, question, exercise } = library
  const apples = await question(teacher, 'apples', { subject: 'Math', prompt: '100% of apples_?' })
  await question(teacher, 'Bees', { subject: 'Science', prompt: 'What do bees make?' })
  await question(admin, 'cells', { subject: 'Science', prompt: 'What is a cell?' })
  await question(teacher, 'Hola', { subject: 'Spanish', type: 'ACCENT_TRAINING', prompt: 'Hola' })
  await exercise(teacher, 'Monday', [apples.id])
  const titles = async (query: QueryInput<typeof listQuestions>) =>
    (await library.app.request(listQuestions, { as: teacher, query })).results.map((one) => one.question_title)
  return { ...library, titles }
}

test('a list is narrowed by words, subject, type and use, and sorted by age or title', async () => {
  const { titles } = await withQuestions()
  expect(await titles({})).toEqual(['Hola', 'cells', 'Bees', 'apples'])
  expect(await titles({ sort: 'created' })).toEqual(['apples', 'Bees', 'cells', 'Hola'])
  expect(await titles({ sort: '-updated' })).toEqual(['Hola', 'cells', 'Bees', 'apples'])
  expect(await titles({ sort: 'title' })).toEqual(['apples', 'Bees', 'cells', 'Hola'])
  expect(await titles({ sort: '-title' })).toEqual(['Hola', 'cells', 'Bees', 'apples'])
  expect(await titles({ q: 'BEE' })).toEqual(['Bees'])
  expect(await titles({ q: 'what' })).toEqual(['cells', 'Bees'])
  expect(await titles({ q: '100%' })).toEqual(['apples'])
  expect(await titles({ q: 's_' })).toEqual(['apples'])
  expect(await titles({ subject: 'science' })).toEqual(['cells', 'Bees'])
  expect(await titles({ author: 'admin', subject: 'Science' })).toEqual(['cells'])
  expect(await titles({ type: 'accent_training' })).toEqual(['Hola'])
  expect(await titles({ status: 'added' })).toEqual(['apples'])
  expect(await titles({ status: 'not_added', filter: 'user' })).toEqual(['Hola', 'Bees'])
})

test('words are found anywhere in title, prompt and subject, short ones and other scripts too, and on every page', async () => {
  const { app, teacher, admin, question, titles } = await withQuestions()
  await question(teacher, 'Photosynthesis', { subject: 'Ökologie', prompt: 'Leaves: 水 and light?' })
  await question(admin, 'Synthesis', { subject: 'Chemistry', prompt: 'A photo?' })
  expect(await titles({ q: 'osynthe' })).toEqual(['Photosynthesis'])
  expect(await titles({ q: ' photo ', sort: 'title' })).toEqual(['Photosynthesis', 'Synthesis'])
  expect(await titles({ q: 'photo', filter: 'user' })).toEqual(['Photosynthesis'])
  expect(await titles({ q: 'kologie' })).toEqual(['Photosynthesis'])
  expect(await titles({ q: '水' })).toEqual(['Photosynthesis'])
  expect(await titles({ q: 'to' })).toEqual(['Synthesis', 'Photosynthesis'])
  expect(await titles({ q: 'synthesis  ecology' })).toEqual([])
  expect(await titles({ q: 'synthesis photo', sort: 'title' })).toEqual(['Photosynthesis', 'Synthesis'])
  const query = { q: 'photo', limit: '1' } as const
  const first = await app.request(listQuestions, { as: teacher, query })
  const second = await app.request(listQuestions, { as: teacher, query: { ...query, cursor: first.next_cursor ?? '' } })
  expect([first, second].map(({ results, total }) => [results[0]?.question_title, total])).toEqual([['Synthesis', 2], ['Photosynthesis', 2]])
})

test('pages follow one another without a gap or a double, whatever the order', async () => {
  const { app, teacher } = await withQuestions()
  for (const sort of ['created', '-created', 'title', '-title'] as const) {
    const whole = (await app.request(listQuestions, { as: teacher, query: { sort } })).results
    const first = await app.request(listQuestions, { as: teacher, query: { sort, limit: '3' } })
    const second = await app.request(listQuestions, { as: teacher, query: { sort, limit: '3', cursor: first.next_cursor ?? '' } })
    expect([...first.results, ...second.results]).toEqual(whole)
    expect([first.total, first.results.length, second.total, second.next_cursor]).toEqual([4, 3, 4, null])
    const misused = await app.refused(listQuestions, { as: teacher, query: { sort: 'updated', limit: '3', cursor: first.next_cursor ?? '' } })
    expect([misused.status, misused.issues?.[0]?.path]).toEqual([422, 'cursor'])
  }
})

test('facets name the subjects by frequency and count the own questions, whatever the list is narrowed to', async () => {
  const { app, teacher } = await withQuestions()
  const { facets } = await app.request(listQuestions, { as: teacher, query: { q: 'apples', facets: 'true' } })
  expect(facets).toEqual({
    tags: [],
    owned: 3,
    subjects: [
      { subject: 'Science', count: 2 },
      { subject: 'Math', count: 1 },
      { subject: 'Spanish', count: 1 },
    ],
  })
})

test('a page costs the same statements however many questions there are', async () => {
  const { app, teacher } = await withQuestions()
  const query = { limit: '20', facets: 'true' } as const
  const add = (length: number) =>
    app.db.insert(questions).values(
      Array.from({ length }, (_, index) => ({ ownerId: teacher.id, title: `Q${index}`, prompt: 'x', subject: 'Math', type: 'FREE_FORM' as const })),
    )
  await add(20)
  const take = countStatements()
  await app.request(listQuestions, { as: teacher, query })
  const few = take()
  await add(300)
  take()
  const { total } = await app.request(listQuestions, { as: teacher, query })
  expect([take(), total]).toEqual([few, 324])
})

test('words are found whatever their accents, and with one slip where nothing has them as they are written', async () => {
  const { app, teacher, question, exercise, titles } = await withQuestions()
  const coffee = await question(teacher, 'En el café', { subject: 'Español', prompt: 'Où est la fenêtre?' })
  await question(teacher, 'Coordinates', { subject: 'Math', prompt: 'Where is the point?' })
  await exercise(teacher, 'Übung: Coördinates', [coffee.id])
  for (const q of ['cafe', 'CAFÉ', 'cafe\u0301', 'espanol', 'ou fenetre']) expect(await titles({ q })).toEqual(['En el café'])
  for (const q of ['coordinats', 'coordinatess', 'coordinaets', 'coordonates', 'poitn coordinate']) expect(await titles({ q })).toEqual(['Coordinates'])
  expect(await titles({ q: 'coordinate' })).toEqual(['Coordinates'])
  for (const q of ['cordonates', 'beez', '.oordinates?', '(((((', 'coor%nates']) expect(await titles({ q })).toEqual([])
  const page = await app.request(listQuestions, { as: teacher, query: { q: 'coordinats', limit: '1' } })
  expect([page.results.length, page.total]).toEqual([1, 1])
  const named = async (q: string) => (await app.request(listExercises, { as: teacher, query: { q } })).results.map(({ title }) => title)
  expect([await named('ubung'), await named('coordniates'), await named('cafe'), await named('nothing alike')]).toEqual([
    ['Übung: Coördinates'],
    ['Übung: Coördinates'],
    ['Übung: Coördinates'],
    [],
  ])
})
