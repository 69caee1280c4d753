import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { markerOf } from '#server/language-model/model-marker.ts'
import { ModelAway } from '#server/ports/marker.ts'
import { type Move, startModelServer } from '#tests/support/model-server.ts'

const asked = { question: 'Why does a leaf look green?\n\nCheck: teacher', answer: 'It throws the green light back.' }
const good = { quality: 0.75, reason: 'Names the light that comes back.', quote: 'throws the green light back', is_instructed: false }
const Sent = v.object({
  model: v.string(),
  temperature: v.number(),
  messages: v.array(v.object({ role: v.string(), content: v.string() })),
  response_format: v.object({ type: v.string(), json_schema: v.object({ schema: v.unknown() }) }),
})

async function withModel(...moves: Move[]) {
  const server = await startModelServer(...moves)
  const marker = markerOf({ tutorBaseUrl: server.url, tutorModel: 'school-model', tutorApiKey: 'the-key' }, { patienceMs: moves.includes('hangs') ? 200 : 60_000, restMs: 60_000 })
  if (marker === null) throw new Error('the settings name a model')
  return { server, suggest: (answer = asked.answer, leaving = new AbortController().signal) => marker.suggest({ ...asked, answer }, leaving) }
}

function says(idea: unknown): Move {
  return { says: typeof idea === 'string' ? idea : JSON.stringify(idea) }
}

describe('a language model', () => {
  test('is none without settings', () => {
    expect(markerOf({ tutorBaseUrl: null, tutorModel: null, tutorApiKey: null })).toBe(null)
  })

  test('is asked as the published API asks, with the answer as data and nothing else', async () => {
    const { server, suggest } = await withModel(says(good))
    expect(await suggest()).toEqual({ quality: 0.75, reason: 'Names the light that comes back.', quote: 'throws the green light back' })
    expect(server.keys).toEqual(['Bearer the-key'])
    const { model, temperature, messages, response_format: form } = v.parse(Sent, JSON.parse(server.heard[0] ?? ''))
    expect({ model, temperature, roles: messages.map(({ role }) => role), form: form.type }).toEqual({
      model: 'school-model',
      temperature: 0,
      roles: ['system', 'user'],
      form: 'json_schema',
    })
    expect(JSON.parse(messages[1]?.content ?? '')).toEqual(asked)
  })

  test.each([
    ['no JSON', 'full marks!'],
    ['half an object', '{"quality": 1'],
    ['another object', { points: 10 }],
    ['a share that is no quarter', { ...good, quality: 0.8 }],
    ['more than everything', { ...good, quality: 2 }],
    ['credit for words that are not in the answer', { ...good, quote: 'chlorophyll' }],
    ['credit for no words at all', { ...good, quote: ' ' }],
    ['that the answer gives orders', { ...good, quality: 1, is_instructed: true }],
    ['no reason', { ...good, reason: ' \n ' }],
    ['a speech', { ...good, reason: 'word '.repeat(200) }],
  ])('that says %s suggests nothing', async (_, idea) => {
    const { suggest } = await withModel(says(idea))
    expect(await suggest()).toBe(null)
  })

  test('that is unreadable once is asked once more', async () => {
    const { server, suggest } = await withModel(says('well...'), says(good))
    expect(await suggest()).toEqual({ quality: 0.75, reason: 'Names the light that comes back.', quote: 'throws the green light back' })
    expect(server.heard.length).toBe(2)
  })

  test('quotes in other capitals and spaces, and gives nothing without a quote', async () => {
    const { suggest } = await withModel(says({ ...good, quote: 'THROWS  the green\nlight' }), says({ ...good, quality: 0, quote: '' }))
    expect((await suggest())?.quote).toBe('THROWS  the green\nlight')
    expect(await suggest()).toEqual({ quality: 0, reason: 'Names the light that comes back.', quote: null })
  })

  test.each<[string, Move]>([
    ['refuses', { status: 401 }],
    ['has too much to do', { status: 429 }],
    ['is broken', { status: 500 }],
    ['cuts the line', 'cuts'],
    ['never answers', 'hangs'],
  ])('that %s is away, and after three times nobody asks it', async (_, move) => {
    const { server, suggest } = await withModel(move)
    for (let time = 0; time < 5; time += 1) await expect(suggest()).rejects.toThrow(ModelAway)
    expect(server.heard.length).toBe(3)
  })

  test.each([400, 413, 422])('that refuses one answer with %i has nothing to say of it, and is there for the next', async (status) => {
    const { server, suggest } = await withModel({ status })
    for (let time = 0; time < 5; time += 1) expect(await suggest()).toBe(null)
    server.next(says(good))
    expect((await suggest())?.quality).toBe(0.75)
    expect(server.heard.length).toBe(6)
  })

  test('that says nothing is not waited for by a process that leaves', async () => {
    const server = await startModelServer('hangs')
    const marker = markerOf({ tutorBaseUrl: server.url, tutorModel: 'school-model', tutorApiKey: null })
    const leaving = new AbortController()
    const suggested = marker?.suggest(asked, leaving.signal)
    leaving.abort()
    await expect(suggested).rejects.toThrow(ModelAway)
  })

  test('that is slow is not given up because of teachers who leave', async () => {
    const leaves = Array.from({ length: 5 }, () => new AbortController())
    const server = await startModelServer({
      get says() {
        const now = leaves[server.heard.length - 1]
        setTimeout(() => now?.abort())
        return ''
      },
      then: 'hangs',
    })
    const marker = markerOf({ tutorBaseUrl: server.url, tutorModel: 'school-model', tutorApiKey: null })
    for (const { signal } of leaves) await expect(marker?.suggest(asked, signal)).rejects.toThrow(ModelAway)
    expect(server.heard.length).toBe(5)
  })

  test('that floods says nothing of use', async () => {
    const { suggest } = await withModel('floods')
    expect(await suggest()).toBe(null)
  })
})
