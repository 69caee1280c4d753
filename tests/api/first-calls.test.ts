import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getProfile } from '#contract/accounts/auth.ts'
import { listAssignments } from '#contract/assignments/assignments.ts'
import { listNotes } from '#contract/assignments/notes.ts'
import { getPractice } from '#contract/sessions/practice.ts'
import { fetchClassWeeks, fetchFirstWork, fetchWatched } from '#src/actors/dashboard/dashboard.lists.ts'
import { deviceTimeZone } from '#src/api/call-headers.ts'
import { type FirstPage, fetchOrTakeOver, keptToken, startFirstCalls } from '#src/api/first-calls.ts'
import { apiWith, json } from './fake-server.ts'

const now = new Date('2026-11-20T12:00:00.000Z')
const token = tokenUntil(now.getTime() / 1000 + 60)

beforeEach(() => vi.useFakeTimers({ now, toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

test('the token this browser keeps counts until it ends', () => {
  const kept = [token, tokenUntil(now.getTime() / 1000 - 1), 'nonsense', 'a.b.c', null].map((one) => keptToken(pageAt('/student', { token: one }).page))
  expect(kept).toEqual([{ token, isStudent: true }, null, null, null, null])
  const locked = new Proxy(pageAt('/').page, {
    get: () => {
      throw new DOMException('', 'SecurityError')
    },
  })
  expect(keptToken(locked)).toEqual(null)
})

test.each([
  ['/student', true, '/start/student'],
  ['/student?overview=5', true, '/start/student'],
  ['/', true, '/start/student'],
  ['/classroom', true, '/auth/profile'],
  ['/', false, '/start/teacher'],
  ['/student', false, '/start/teacher'],
  ['/?q=lena', false, '/auth/profile'],
  ['/guide', false, '/auth/profile'],
])('%s asks once, for who is signed in or for all of the page one comes to: a student (%s) or a teacher', (address, isStudent, path) => {
  const { page, asked } = pageAt(address)
  startFirstCalls(page, { token, isStudent })
  expect(asked.map(({ url }) => url)).toEqual([`https://school.example/api${path}`])
})

test('the parts of a start answer the calls that the app makes on its start pages', async () => {
  const { api, heard } = apiWith(() => json({ error: 'Not now.', code: 'internal' }, 500), { readToken: () => token, timeZone: deviceTimeZone, root: 'https://school.example/api' })
  const surroundings = { api, nowMs: Date.now }
  const { signal } = new AbortController()
  const first = { cursor: null, atLeast: 0 }
  await Promise.allSettled([
    api.send(getProfile, {}),
    fetchWatched(surroundings, { ...first, query: { q: '', show: 'tracked' } }, signal),
    fetchFirstWork(surroundings, { ...first, query: { status: null } }, signal),
    fetchClassWeeks(surroundings, { ...first, query: null }, signal),
    api.send(listAssignments, {}),
    api.send(getPractice, { isBackground: true }),
    api.send(listNotes, { isBackground: true }),
  ])
  const [teacher, student] = [pageAt('/'), pageAt('/student')]
  startFirstCalls(teacher.page, { token, isStudent: false })
  startFirstCalls(student.page, { token, isStudent: true })
  const answered = [...(teacher.page.firstCalls ?? []), ...(student.page.firstCalls ?? []).slice(1)]
  expect(answered.map(({ url }) => url)).toEqual(heard.map(({ url }) => url))
  const sameHeaders = heard.map(({ headers }) => ({ Authorization: headers['authorization'], 'Time-Zone': headers['time-zone'] }))
  expect(answered.map(({ headers }) => headers)).toEqual(sameHeaders)
  expect([teacher.page, student.page].map(({ firstCalls = [] }) => firstCalls.length)).toEqual([4, 4])
})

describe('a call of the app', () => {
  test('takes over its part of the one the page sent, once', async () => {
    const { asked, call } = begun('/student')
    const replies = [await call('/assignments'), await call('/assignments'), await call('/auth/profile')]
    expect(await Promise.all(replies.map((reply) => reply.text()))).toEqual(['"work of answer 1"', JSON.stringify(startOf(2)), '"profile of answer 1"'])
    expect(asked).toHaveLength(2)
  })

  test('takes over the one the page sent for itself', async () => {
    const { call } = begun('/guide')
    const replies = [await call('/auth/profile'), await call('/auth/profile')]
    expect(await Promise.all(replies.map((reply) => reply.json()))).toEqual([startOf(1), startOf(2)])
  })

  test.each([
    ['another search', '/assignments?status=open', {}],
    ['another token', '/assignments', { Authorization: 'Bearer other' }],
    ['another zone', '/assignments', { 'Time-Zone': 'Pacific/Auckland' }],
  ])('goes to the server for %s', async (_, path, headers) => {
    const { call } = begun('/student')
    expect(await (await call(path, { headers })).json()).toEqual(startOf(2))
  })

  test('goes to the server after anything was written', async () => {
    const { asked, call } = begun('/student')
    await call('/auth/logout', { method: 'POST' })
    expect(await (await call('/assignments')).json()).toEqual(startOf(3))
    expect(asked[0]?.signal?.aborted).toEqual(true)
  })

  test('goes to the server when the answer has lain for a minute, or came later than now, and moves the time in a younger one on', async () => {
    const { call } = begun('/student')
    await call('/auth/profile')
    vi.advanceTimersByTime(4_000)
    expect((await call('/assignments')).headers.get('Date')).toEqual('Fri, 20 Nov 2026 12:00:04 GMT')
    for (const shiftMs of [60_001, -60_000]) {
      const { call: callAgain } = begun('/student')
      await callAgain('/auth/profile')
      vi.setSystemTime(Date.now() + shiftMs)
      expect(await (await callAgain('/assignments')).json()).toEqual(startOf(2))
    }
  })

  test('goes to the server when the page heard nothing before, or was refused as a whole', async () => {
    for (const first of [new TypeError('no connection'), new Response('ended', { status: 401 }), new Response('no json')]) {
      const { asked, call } = begun('/student', [first])
      await new Promise(setImmediate)
      expect([await (await call('/auth/profile')).json(), asked.length]).toEqual([startOf(2), 2])
    }
  })

  test('keeps what the server refused to the call itself', async () => {
    const { asked, call } = begun('/guide', [new Response('ended', { status: 401 })])
    const profile = await call('/auth/profile')
    expect([profile.status, await profile.text(), asked.length]).toEqual([401, 'ended', 1])
  })

  test('goes to the server when the one it waits for fails', async () => {
    const { call } = begun('/student', [Promise.reject(new TypeError('no connection'))])
    expect(await (await call('/auth/profile')).json()).toEqual(startOf(2))
  })

  test('is given up alone, before and while it waits: the other parts are waited for', async () => {
    for (const isBefore of [true, false]) {
      let answer: (reply: Response) => void = () => undefined
      const { asked, call } = begun('/student', [new Promise<Response>((resolve) => (answer = resolve))])
      const stop = new AbortController()
      if (isBefore) stop.abort(new Error('given up'))
      const waiting = call('/auth/profile', { signal: stop.signal })
      const other = call('/assignments')
      stop.abort(new Error('given up'))
      await expect(waiting).rejects.toThrow('given up')
      answer(Response.json(startOf(1)))
      expect([await (await other).json(), asked[0]?.signal?.aborted]).toEqual(['work of answer 1', false])
    }
  })
})

type Reply = Response | Error | Promise<Response>

/** What a server answers to everything: a start page by its parts. */
function startOf(count: number) {
  const of = (name: string) => `${name} of answer ${count}`
  return { profile: of('profile'), assignments: of('work'), practice: of('practice'), notes: of('notes') }
}

/** A page that has sent its first calls, which are answered by `replies` and then by their number, and a call of the app in it. */
function begun(address: string, replies: Reply[] = []) {
  const { page, asked } = pageAt(address, { replies })
  startFirstCalls(page, { token, isStudent: true })
  const fetch = fetchOrTakeOver(page)
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  function call(path: string, { headers, ...init }: RequestInit & { headers?: Record<string, string> } = {}) {
    const all = { Authorization: `Bearer ${token}`, 'Time-Zone': zone, ...headers }
    return fetch(new Request(`https://school.example/api${path}`, { ...init, headers: all }))
  }
  return { asked, call }
}

/** As much of a browser's window as the first calls need. */
function pageAt(address: string, { token: kept = token, replies = [] }: { token?: string | null; replies?: Reply[] } = {}) {
  const asked: { url: string; headers: Headers; signal: AbortSignal | null }[] = []
  const { href, pathname, search } = new URL(address, 'https://school.example')
  const page: FirstPage = {
    location: { href, pathname, search },
    localStorage: { getItem: () => kept },
    async fetch(input, init) {
      const request = new Request(input, init)
      asked.push({ url: request.url, headers: request.headers, signal: init?.signal ?? null })
      const count = asked.length
      const given = new Promise<never>((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)))
      const reply = await Promise.race([replies[count - 1], given])
      if (reply instanceof Error) throw reply
      return reply ?? Response.json(startOf(count), { headers: { Date: now.toUTCString() } })
    },
  }
  return { page, asked }
}

function tokenUntil(exp: number): string {
  return `e30.${btoa(JSON.stringify({ exp, role: 'STUDENT' }))}.x`
}
