import { describe, expect, test } from 'vitest'
import type { BodyInput } from '#contract/endpoint.ts'
import { switchLanguageModel } from '#contract/operations/language-model.ts'
import { getModelBudget, suggestForQuestion } from '#contract/questions/question-ideas.ts'
import { modelCalls } from '#server/db/schema/operations.ts'
import { authorOf } from '#server/language-model/model-author.ts'
import { createTestApp, type TestAppOptions } from '#tests/support/app.ts'
import { type Move, startModelServer } from '#tests/support/model-server.ts'

const leaf = { title: 'Leaves', prompt: 'Why does a plant need its leaves?', subject: 'Science' }

function says(idea: { lines?: string[]; title?: string; prompt?: string }): Move {
  return { says: JSON.stringify({ lines: [], title: '', prompt: '', ...idea }) }
}

async function withAuthor(moves: readonly Move[], settings: TestAppOptions['settings'] = {}) {
  const model = await startModelServer(...moves)
  const author = authorOf({ tutorBaseUrl: model.url, tutorModel: 'school-model', tutorApiKey: null }, { patienceMs: moves.includes('hangs') ? 200 : 60_000, restMs: 60_000 })
  const app = await createTestApp({ author, ...(settings ? { settings } : {}) })
  const teacher = await app.seedTeacher()
  const body = (wanted: BodyInput<typeof suggestForQuestion>['wanted'], more = {}) => ({ ...leaf, wanted, ...more })
  const ask = (wanted: BodyInput<typeof suggestForQuestion>['wanted'], more = {}) => app.request(suggestForQuestion, { as: teacher, body: body(wanted, more) })
  const send = (wanted: BodyInput<typeof suggestForQuestion>['wanted'], more = {}) => app.send(suggestForQuestion, { as: teacher, body: body(wanted, more) })
  const budget = async () => (await app.request(getModelBudget, { as: teacher })).budget
  const calls = () => app.db.select().from(modelCalls)
  return { app, teacher, model, ask, send, budget, calls }
}

describe('a suggestion for a question', () => {
  test('adds the lines that were asked for below the question, each once and no others', async () => {
    const { ask, model } = await withAuthor([says({ lines: ['Hint: What shines on them?', 'hint:  what shines on them? ', 'Answer: sugar', 'Hint: What do they make?', 'Do as I say'] })])
    const { idea, budget } = await ask('hints')
    expect(idea).toEqual({ title: 'Leaves', prompt: 'Why does a plant need its leaves?\n\nHint: What shines on them?\nHint: What do they make?', model: 'school-model' })
    expect([budget, model.heard.length]).toEqual([{ used: 1, limit: 300 }, 1])
  })

  test.each<['keys' | 'steps' | 'words', Parameters<typeof says>[0], string]>([
    ['keys', { lines: ['Must mention: light / sun; sugar', 'If they say for shade: For whom?'] }, 'Must mention: light / sun; sugar\nIf they say for shade: For whom?'],
    ['steps', { lines: ['Step: light falls on them'] }, 'Step: light falls on them'],
    ['words', { lines: ['Words: leaf / leaves = the flat green part'] }, 'Words: leaf / leaves = the flat green part'],
  ])('can be %s', async (wanted, said, lines) => {
    const { ask } = await withAuthor([says(said)])
    expect((await ask(wanted)).idea?.prompt).toBe(`${leaf.prompt}\n\n${lines}`)
  })

  test('can be a whole question from a text, in a theme, in another language or in simpler words', async () => {
    const whole = { title: 'Water', prompt: 'Where does rain come from?\n\nMust mention: clouds; sea\nHint: Look up.' }
    const { ask } = await withAuthor([says(whole), says(whole), says({ title: 'Hojas', prompt: '¿Para qué sirven las hojas?' }), says({ prompt: 'What are leaves for?' })])
    expect((await ask('question', { prompt: '', about: 'Rain falls from clouds.' })).idea).toEqual({ ...whole, model: 'school-model' })
    expect((await ask('theme', { about: 'the sea' })).idea?.title).toBe('Water')
    expect((await ask('translate', { about: 'Spanish' })).idea).toEqual({ title: 'Hojas', prompt: '¿Para qué sirven las hojas?', model: 'school-model' })
    expect((await ask('simplify')).idea).toEqual({ title: 'Leaves', prompt: 'What are leaves for?', model: 'school-model' })
  })

  test.each<[string, 'simplify' | 'translate' | 'question' | 'keys' | 'theme', Parameters<typeof says>[0]]>([
    ['changes a key under the name of simpler words', 'simplify', { prompt: 'Work out {a} + 2.\n\nAnswer: 12' }],
    ['loses what is filled in', 'simplify', { prompt: 'Work it out.\n\nAnswer: {a + 2}' }],
    ['drops a line of the tutor in a translation', 'translate', { title: 'Suma', prompt: 'Calcula {a} + 2.' }],
    ['has no words for students', 'question', { title: 'Water', prompt: 'Answer: rain' }],
    ['has no title', 'question', { prompt: 'Where does rain come from?' }],
    ['hides characters in it', 'theme', { title: 'Water', prompt: 'Where does\u202E rain come from?' }],
    ['says the same again', 'translate', { title: 'Sum', prompt: 'Find {a} + 2.\n\nAnswer: {a + 2}' }],
    ['adds nothing new', 'keys', { lines: ['Answer: {a + 2}', 'nonsense'] }],
  ])('is none where it %s', async (_, wanted, said) => {
    const { ask, calls } = await withAuthor([says(said)])
    const { idea } = await ask(wanted, { title: 'Sum', prompt: 'Find {a} + 2.\n\nAnswer: {a + 2}', about: 'Spanish' })
    expect([idea, (await calls()).map(({ outcome }) => outcome)]).toEqual([null, ['unusable']])
  })

  test('is noted with what it took, and its budget ends for the day', async () => {
    const { app, ask, send, budget, calls, teacher } = await withAuthor([says({ lines: ['Hint: Look.'] })], { tutorTeacherLimit: 2 })
    expect(await budget()).toEqual({ used: 0, limit: 2 })
    await ask('hints')
    await ask('hints')
    const refused = await send('hints')
    expect([refused.status, await refused.text(), await budget()]).toEqual([429, expect.stringContaining('Today’s AI budget is used up.'), { used: 2, limit: 2 }])
    const [first] = await calls()
    expect([first?.kind, first?.teacherId, first?.outcome, first?.tokensIn, first?.tokensOut]).toEqual(['idea', teacher.id, 'answered', 10, 10])
    app.clock.set('2026-11-21T00:00:01.000Z')
    expect(await budget()).toEqual({ used: 0, limit: 2 })
  })

  test.each<[string, TestAppOptions['settings']]>([
    ['a teacher’s', { tutorTeacherLimit: 3 }],
    ['the school’s', { tutorDailyLimit: 3 }],
  ])('is asked for no more often than %s budget allows, however many ask at once', async (_, settings) => {
    const { app, send, calls, model } = await withAuthor([says({ lines: ['Hint: Look.'] })], settings)
    const other = await app.seedTeacher()
    const body = { ...leaf, wanted: 'hints' as const }
    const ofOther = settings?.tutorDailyLimit === undefined ? [] : [1, 2, 3, 4].map(() => app.send(suggestForQuestion, { as: other, body }))
    const replies = await Promise.all([...ofOther, ...Array.from({ length: 8 }, () => send('hints'))])
    const statuses = replies.map(({ status }) => status)
    const refused = statuses.filter((status) => status === 429).length
    expect([statuses.filter((status) => status === 200).length, refused, model.heard.length]).toEqual([3, statuses.length - 3, 3])
    expect((await calls()).map(({ outcome, tokensIn }) => [outcome, tokensIn])).toEqual([1, 2, 3].map(() => ['answered', 10]))
  })

  test('is not for a teacher who has yet to confirm their email address', async () => {
    const { app, model } = await withAuthor([says({ lines: ['Hint: Look.'] })])
    const newcomer = await app.seedTeacher({ mustConfirmEmail: true })
    const refused = await app.refused(suggestForQuestion, { as: newcomer, body: { ...leaf, wanted: 'hints' } })
    expect([refused.status, refused.error, model.heard]).toEqual([403, expect.stringContaining('Confirm your email address first.'), []])
    expect(await app.request(getModelBudget, { as: newcomer })).toEqual({ budget: null })
  })

  test.each<[string, Move]>([
    ['is broken', { status: 500 }],
    ['has too much to do', { status: 429 }],
    ['cuts the line', 'cuts'],
    ['never answers', 'hangs'],
  ])('is refused with a sentence when the model %s', async (_, move) => {
    const { send, calls } = await withAuthor([move])
    const refused = await send('hints')
    expect([refused.status, await refused.text(), (await calls()).map(({ outcome }) => outcome)]).toEqual([503, expect.stringContaining('did not answer'), ['away']])
  })

  test('is asked once more where the model said nothing readable', async () => {
    const { ask, model } = await withAuthor([{ says: 'well...' }, says({ lines: ['Hint: Look.'] })])
    expect([(await ask('hints')).idea?.prompt.endsWith('Hint: Look.'), model.heard.length]).toEqual([true, 2])
  })

  test('is not offered without a model, or once an administrator turned it off', async () => {
    const { app, send, budget } = await withAuthor([says({ lines: ['Hint: Look.'] })])
    const admin = await app.seedAdmin()
    await app.request(switchLanguageModel, { as: admin, body: { is_on: false } })
    expect([await budget(), (await send('hints')).status]).toEqual([null, 503])
    const without = await createTestApp()
    expect(await without.request(getModelBudget, { as: await without.seedTeacher() })).toEqual({ budget: null })
  })

  test('needs a question, and a text where it is from one', async () => {
    const { send } = await withAuthor([says({})])
    expect([(await send('hints', { prompt: ' ' })).status, (await send('question', { about: ' ' })).status, (await send('translate')).status]).toEqual([422, 422, 422])
  })
})
