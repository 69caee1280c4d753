import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FirstPage, fetchOrTakeOver, keptToken, startFirstCalls } from '#src/api/first-calls.ts'

const now = new Date('2026-11-20T12:00:00.000Z')
const token = tokenUntil(now.getTime() / 1000 + 60)

beforeEach(() => vi.useFakeTimers({ now, toFake: ['Date', 'performance'] }))
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
  ['/student', true, ['/auth/profile', '/assignments']],
  ['/student', false, ['/auth/profile']],
  ['/', false, ['/auth/profile', '/dashboard/students?limit=20', '/assignments?limit=5', '/dashboard/classes']],
  ['/', true, ['/auth/profile']],
  ['/?from=mail', false, ['/auth/profile']],
  ['/guide', true, ['/auth/profile']],
])('%s begins with its calls, for a student (%s) or a teacher', (address, isStudent, paths) => {
  const { page, asked } = pageAt(address)
  startFirstCalls(page, { token, isStudent })
  expect(asked).toEqual(paths.map((path) => `https://school.example/api${path}`))
})

describe('a call of the app', () => {
  test('takes over the one the page sent, once', async () => {
    const { asked, call } = begun('/student')
    const replies = [await call('/assignments'), await call('/assignments'), await call('/auth/profile')]
    expect(await Promise.all(replies.map((reply) => reply.text()))).toEqual(['answer 2', 'answer 3', 'answer 1'])
    expect(asked).toHaveLength(3)
  })

  test.each([
    ['another search', '/assignments?status=open', {}],
    ['another token', '/assignments', { Authorization: 'Bearer other' }],
    ['another zone', '/assignments', { 'Time-Zone': 'Pacific/Auckland' }],
  ])('goes to the server for %s', async (_, path, headers) => {
    const { call } = begun('/student')
    expect(await (await call(path, { headers })).text()).toEqual('answer 3')
  })

  test('goes to the server after anything was written', async () => {
    const { call } = begun('/student')
    await call('/auth/logout', { method: 'POST' })
    expect(await (await call('/assignments')).text()).toEqual('answer 4')
  })

  test('goes to the server when the answer has lain for ten seconds, and moves the time in a younger one on', async () => {
    const { call } = begun('/student')
    await call('/auth/profile')
    vi.advanceTimersByTime(4_000)
    expect((await call('/assignments')).headers.get('Date')).toEqual('Fri, 20 Nov 2026 12:00:04 GMT')
    const old = begun('/student')
    await old.call('/auth/profile')
    vi.advanceTimersByTime(10_001)
    expect(await (await old.call('/assignments')).text()).toEqual('answer 3')
  })

  test('goes to the server when the page heard nothing, and keeps what the server refused', async () => {
    const { call } = begun('/student', [new TypeError('no connection'), new Response('ended', { status: 401 })])
    const [profile, list] = [await call('/auth/profile'), await call('/assignments')]
    expect([await profile.text(), list.status, await list.text()]).toEqual(['answer 3', 401, 'ended'])
  })

  test('ends when the app gives it up', async () => {
    const { call } = begun('/student', [new Promise<Response>(() => undefined)])
    const stop = new AbortController()
    const waiting = call('/auth/profile', { signal: stop.signal })
    stop.abort(new Error('given up'))
    await expect(waiting).rejects.toThrow('given up')
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
  const asked: string[] = []
  const { href, pathname, search } = new URL(address, 'https://school.example')
  const page: FirstPage = {
    location: { href, pathname, search },
    localStorage: { getItem: () => kept },
    performance,
    async fetch(input) {
      asked.push(input instanceof Request ? input.url : String(input))
      const count = asked.length
      const reply = await replies[count - 1]
      if (reply instanceof Error) throw reply
      return reply ?? new Response(`answer ${count}`, { headers: { Date: now.toUTCString() } })
    },
  }
  return { page, asked }
}

function tokenUntil(exp: number): string {
  return `e30.${btoa(JSON.stringify({ exp, role: 'STUDENT' }))}.x`
}
