import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetLists, keepListsOf, listsOf } from '#src/actors/accounts/kept-lists.ts'
import { tokenSaying } from '#tests/support/school/tokens.ts'
import { asksForLists, keepLists } from '#worker/first-lists.ts'

const now = Date.parse('2026-11-22T14:05:00Z')
const seen = 'Sun, 22 Nov 2026 14:05:00 GMT'

beforeEach(() => keepListsOf('7'))
afterEach(() => forgetLists())

/** A worker's line to a server, which is there or not, and what it says. */
function line() {
  const server: { answer: () => Promise<Response> } = { answer: () => Promise.resolve(new Response('["kept"]', { headers: { Date: seen } })) }
  const answer = keepLists({ fetch: () => server.answer(), nowMs: () => now })
  const ask = (person: string, path = '/api/assignments', expiresInMs = 60_000) => {
    const token = tokenSaying({ sub: person, role: 'student', exp: (now + expiresInMs) / 1000, iat: 0, jti: 'one' })
    return answer(new Request(path, { headers: { Authorization: `Bearer ${token}` } }))
  }
  const cut = () => void (server.answer = () => Promise.reject(new TypeError('Failed to fetch')))
  return { server, ask, cut }
}

async function keptFor(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(listsOf))
}

test('first pages are kept, and no search and no later page', () => {
  const kept = ['/api/assignments', '/api/students?limit=1', '/api/students?q=ana', '/api/students?cursor=x', '/api/start/student', '/api/chat/submit'].map((path) => asksForLists(new URL(path, location.href)))
  expect(kept).toEqual([true, true, false, false, true, false])
})

test('without a connection a list is answered as it was seen, with its time, and tells no time of now', async () => {
  const { ask, cut } = line()
  await ask('7')
  cut()
  const reply = await ask('7')
  expect([await reply.json(), reply.headers.get('As-Of'), reply.headers.get('Date')]).toEqual([['kept'], seen, null])
  await expect(ask('7', '/api/classes')).rejects.toThrow('Failed to fetch')
})

test('of an answer to several calls each is answered for itself without a connection, and no more than their own answers are kept', async () => {
  const { server, ask, cut } = line()
  const start = { profile: { id: 7 }, assignments: { results: ['kept'] }, practice: {}, notes: {} }
  server.answer = () => Promise.resolve(Response.json(start, { headers: { Date: seen } }))
  expect(await (await ask('7', '/api/start/student')).json()).toEqual(start)
  cut()
  const [profile, work] = [await ask('7', '/api/auth/profile'), await ask('7', '/api/assignments')]
  expect([await profile.json(), profile.headers.get('As-Of'), await work.json(), work.headers.get('As-Of')]).toEqual([{ id: 7 }, null, { results: ['kept'] }, seen])
  for (const path of ['/api/start/student', '/api/practice']) await expect(ask('7', path)).rejects.toThrow('Failed to fetch')
})

test('the next person finds nothing of the one before', async () => {
  const { ask, cut } = line()
  await ask('7')
  cut()
  await expect(ask('8')).rejects.toThrow('Failed to fetch')
  expect(await keptFor()).toEqual([])
  await expect(ask('7')).rejects.toThrow('Failed to fetch')
})

test('a token that has ended is answered nothing, and what was kept is deleted', async () => {
  const { ask, cut } = line()
  await ask('7')
  cut()
  await expect(ask('7', '/api/assignments', -1)).rejects.toThrow('Failed to fetch')
  expect(await keptFor()).toEqual([])
})

test('a token the server refuses leaves nothing', async () => {
  const { server, ask } = line()
  await ask('7')
  server.answer = () => Promise.resolve(new Response('{}', { status: 401 }))
  await ask('7')
  expect(await keptFor()).toEqual([])
})

test('an answer that comes after its person signed out is not kept', async () => {
  const { server, ask, cut } = line()
  let isAsked: () => void = () => undefined
  let answerLate: (reply: Response) => void = () => undefined
  const asked = new Promise<void>((resolve) => (isAsked = resolve))
  server.answer = () => {
    isAsked()
    return new Promise((resolve) => (answerLate = resolve))
  }
  const reply = ask('7')
  await asked
  await forgetLists()
  answerLate(new Response('["late"]', { headers: { Date: seen } }))
  await reply
  expect(await keptFor()).toEqual([])
  cut()
  await expect(ask('7')).rejects.toThrow('Failed to fetch')
})

test('a call made after its person signed out, with the token of before, keeps nothing and leaves no name', async () => {
  const { ask, cut } = line()
  await ask('7')
  await forgetLists()
  await ask('7')
  expect(await keptFor()).toEqual([])
  cut()
  await expect(ask('7')).rejects.toThrow('Failed to fetch')
})

test('no more than twelve answers are kept, the latest', async () => {
  const { ask } = line()
  for (let index = 0; index < 14; index += 1) await ask('7', `/api/students?limit=${index}`)
  const kept = await (await caches.open(`${listsOf}7`)).keys()
  expect(kept.map(({ url }) => new URL(url).search)).toEqual(Array.from({ length: 12 }, (_, index) => `?limit=${index + 2}`))
})

test('a sign-out between the look for a cache and its opening leaves nothing', async () => {
  const { ask } = line()
  await ask('7')
  const has = caches.has.bind(caches)
  let gone: Promise<void> = Promise.resolve()
  const spy = vi.spyOn(caches, 'has').mockImplementation(async (name) => {
    const isThere = await has(name)
    let isGone = false
    gone = forgetLists().then(() => void (isGone = true))
    // It is through, or waits for its turn.
    await expect.poll(async () => isGone || ((await navigator.locks.query()).pending ?? []).length > 0).toBe(true)
    return isThere
  })
  await ask('7')
  spy.mockRestore()
  await gone
  expect(await keptFor()).toEqual([])
})
