import { expect, test } from 'vitest'
import { copyQuestion, deleteQuestion, listQuestions } from '#contract/questions/questions.ts'
import { createLibrary } from './classroom.ts'

test('a copy is the caller’s own, with title, prompt and subject of the original', async () => {
  const { app, teacher, admin, question } = await createLibrary()
  const original = await question(admin, 'Cells', { subject: 'Biology', type: 'ACCENT_TRAINING' })
  const copy = await app.request(copyQuestion, { as: teacher, params: { id: original.id } })
  const { id, created_at } = copy
  expect(copy).toEqual({ ...original, id, created_at, question_title: 'Cells - Copy', owner: 'user', can_edit: true, exercise_count: 0, version: 1 })
})

test('copies are numbered one above the highest of the caller’s own outside the bin, whichever of them is copied', async () => {
  const { app, teacher, admin, question } = await createLibrary()
  const { id } = await question(teacher, 'Tides')
  await question(admin, 'Tides - Copy 40')
  await question(teacher, 'Tides - Copy of mine')
  const copy = async (of: number) => app.request(copyQuestion, { as: teacher, params: { id: of } })
  const first = await copy(id)
  const second = await copy(id)
  const third = await copy(second.id)
  expect([first, second, third].map((one) => one.question_title)).toEqual(['Tides - Copy', 'Tides - Copy 2', 'Tides - Copy 3'])
  await app.request(deleteQuestion, { as: teacher, params: { id: third.id } })
  expect((await copy(first.id)).question_title).toBe('Tides - Copy 3')
})

test('copies made at once all get a number of their own', async () => {
  const { app, teacher, other, admin, question } = await createLibrary()
  const { id } = await question(admin, 'Tides')
  await Promise.all([teacher, teacher, teacher, other, other].map((as) => app.request(copyQuestion, { as, params: { id } })))
  const titles = async (as: typeof teacher) =>
    (await app.request(listQuestions, { as, query: { filter: 'user', sort: 'title' } })).results.map((one) => one.question_title)
  expect(await titles(teacher)).toEqual(['Tides - Copy', 'Tides - Copy 2', 'Tides - Copy 3'])
  expect(await titles(other)).toEqual(['Tides - Copy', 'Tides - Copy 2'])
})

test('a copy sent twice with one key is made once', async () => {
  const { app, teacher, question } = await createLibrary()
  const { id } = await question(teacher, 'Tides')
  const headers = { 'Idempotency-Key': 'one-copy' }
  const [one, two] = await Promise.all([1, 2].map(() => app.request(copyQuestion, { as: teacher, params: { id }, headers })))
  expect(two).toEqual(one)
})

test('a title too long for a suffix is cut where no character breaks', async () => {
  const { app, teacher, question } = await createLibrary()
  const { id } = await question(teacher, '🙂'.repeat(100))
  const first = await app.request(copyQuestion, { as: teacher, params: { id } })
  const second = await app.request(copyQuestion, { as: teacher, params: { id: first.id } })
  expect([first, second].map((one) => one.question_title)).toEqual([`${'🙂'.repeat(92)} - Copy`, `${'🙂'.repeat(92)} - Copy 2`])
})
