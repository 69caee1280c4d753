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

const listsOfTeachers = ['/dashboard/students?limit=20', '/assignments?limit=5', '/dashboard/classes']

test.each([
  ['/student', true, ['/assignments', '/practice', '/notes']],
  ['/student?overview=5', true, ['/assignments', '/practice', '/notes']],
  ['/', true, ['/assignments', '/practice', '/notes']],
  ['/classroom', true, []],
  ['/', false, listsOfTeachers],
  ['/student', false, listsOfTeachers],
  ['/?q=lena', false, []],
  ['/guide', false, []],
])('%s asks who is signed in and for the lists of the page one comes to: a student (%s) or a teacher', (address, isStudent, lists) => {
  const { page, asked } = pageAt(address)
  startFirstCalls(page, { token, isStudent })
  expect(asked.map(({ url }) => url)).toEqual(['/auth/profile', ...lists].map((path) => `https://school.example/api${path}`))
})

test('the calls are those the app makes on its start pages', async () => {
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
  const sent = [...teacher.asked, ...student.asked.slice(1)]
  expect(sent.map(({ url }) => url)).toEqual(heard.map(({ url }) => url))
  const sameHeaders = heard.map(({ headers }) => ({ authorization: headers['authorization'], 'time-zone': headers['time-zone'] }))
  expect(sent.map(({ headers }) => Object.fromEntries(headers))).toEqual(sameHeaders)
})

describe('a call of the app', () => {
  test('takes over the one the page sent, once', async () => {
    const { asked, call } = begun('/student')
    const replies = [await call('/assignments'), await call('/assignments'), await call('/auth/profile')]
    expect(await Promise.all(replies.map((reply) => reply.text()))).toEqual(['answer 2', 'answer 5', 'answer 1'])
    expect(asked).toHaveLength(5)
  })

  test.each([
    ['another search', '/assignments?status=open', {}],
    ['another token', '/assignments', { Authorization: 'Bearer other' }],
    ['another zone', '/assignments', { 'Time-Zone': 'Pacific/Auckland' }],
  ])('goes to the server for %s', async (_, path, headers) => {
    const { call } = begun('/student')
    expect(await (await call(path, { headers })).text()).toEqual('answer 5')
  })

  test('goes to the server after anything was written', async () => {
    const { asked, call } = begun('/student')
    await call('/auth/logout', { method: 'POST' })
    expect(await (await call('/assignments')).text()).toEqual('answer 6')
    expect(asked.slice(0, 4).map(({ signal }) => signal?.aborted)).toEqual([true, true, true, true])
  })

  test('goes to the server when the answer has lain for a minute, or came later than now, and moves the time in a younger one on', async () => {
    const { call } = begun('/student')
    await call('/auth/profile')
    vi.advanceTimersByTime(4_000)
    expect((await call('/assignments')).headers.get('Date')).toEqual('Fri, 20 Nov 2026 12:00:04 GMT')
    for (const shiftMs of [60_001, -60_000]) {
      const { asked, call: callAgain } = begun('/student')
      await callAgain('/auth/profile')
      vi.setSystemTime(Date.now() + shiftMs)
      expect([await (await callAgain('/assignments')).text(), asked[1]?.signal?.aborted]).toEqual(['answer 5', true])
    }
  })

  test('goes to the server when the page heard nothing before, and keeps what the server refused', async () => {
    const { call } = begun('/student', [new TypeError('no connection'), new Response('ended', { status: 401 })])
    await new Promise(setImmediate)
    const [profile, list] = [await call('/auth/profile'), await call('/assignments')]
    expect([await profile.text(), list.status, await list.text()]).toEqual(['answer 5', 401, 'ended'])
  })

  test('fails with the one it waits for, and is not begun again', async () => {
    const { asked, call } = begun('/student', [Promise.reject(new TypeError('no connection'))])
    await expect(call('/auth/profile')).rejects.toThrow('no connection')
    expect(asked).toHaveLength(4)
  })

  test('gives up the one it took over when the app gives it up, before and while it waits', async () => {
    for (const isBefore of [true, false]) {
      const { asked, call } = begun('/student', [new Promise<Response>(() => undefined)])
      const stop = new AbortController()
      if (isBefore) stop.abort(new Error('given up'))
      const waiting = call('/auth/profile', { signal: stop.signal })
      stop.abort(new Error('given up'))
      await expect(waiting).rejects.toThrow('given up')
      expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true, false, false, false])
    }
  })
})

type Reply = Response | Error | Promise<Response>

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
      return reply ?? new Response(`answer ${count}`, { headers: { Date: now.toUTCString() } })
    },
  }
  return { page, asked }
}

function tokenUntil(exp: number): string {
  return `e30.${btoa(JSON.stringify({ exp, role: 'STUDENT' }))}.x`
}
