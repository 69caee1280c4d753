import { getEventListeners } from 'node:events'
import { describe, expect, test } from 'vitest'
import { getAssignment, listAssignments } from '#contract/assignments/assignments.ts'
import { getProfile, login, logout } from '#contract/accounts/auth.ts'
import { deleteForGood } from '#contract/bin/bin.ts'
import { failureOf, sentenceOf, type Failure } from '#src/api/failure.ts'
import { lena } from '#tests/machines/accounts/people.ts'
import { apiWith, json } from './fake-server.ts'

const pair = { body: { login_identifier: 'lena', password: 'secret1' } }

async function failing(call: Promise<unknown>): Promise<Failure> {
  try {
    await call
  } catch (error) {
    return failureOf(error)
  }
  throw new Error('the call did not fail')
}

test('a call carries the token, the time zone and its key, and its parsed reply comes back', async () => {
  const { api, heard } = apiWith(() => json({ access_token: 'fresh', extra: true }))
  expect(await api.send(login, { ...pair, idempotencyKey: 'key-1' })).toEqual({ access_token: 'fresh' })
  const named = ['authorization', 'time-zone', 'idempotency-key', 'content-type']
  expect(heard.map(({ headers, ...request }) => ({ ...request, headers: named.map((name) => headers[name]) }))).toEqual([
    {
      method: 'POST',
      url: 'http://school.test/api/auth/login',
      headers: ['Bearer stored', 'Europe/Madrid', 'key-1', 'application/json'],
      body: pair.body,
    },
  ])
})

test('path parameters and query are filled in, and left-out filters are not sent', async () => {
  const { api, heard } = apiWith((request) => (request.url.includes('?') ? json({ results: [] }) : json({ error: 'Not found.', code: 'not_found' }, 404)))
  await api.send(listAssignments, { query: { q: 'unit 4', status: undefined } })
  await failing(api.send(getAssignment, { params: { id: 12 } }))
  expect(heard.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET http://school.test/api/assignments?q=unit+4',
    'GET http://school.test/api/assignments/12',
  ])
})

test('a call signed with another token, and one by nobody', async () => {
  const { api, heard } = apiWith(() => json(lena), { readToken: () => null })
  await api.send(getProfile, { accessToken: 'candidate' })
  await api.send(getProfile, {})
  expect(heard.map(({ headers }) => headers['authorization'])).toEqual(['Bearer candidate', undefined])
})

test('an answer without a body is null', async () => {
  const { api } = apiWith(() => new Response(null, { status: 204 }))
  expect(await api.send(logout, {})).toEqual(null)
})

test('a refusal brings its status, code and sentence', async () => {
  const body = { error: 'Invalid credentials', code: 'invalid_credentials' }
  const { api, heard } = apiWith(() => json(body, 401))
  const failure = await failing(api.send(login, pair))
  expect(failure).toEqual({ kind: 'refused', status: 401, body })
  expect(sentenceOf(failure, 'Failed to login. Please try again.')).toEqual('Invalid credentials')
  expect(heard.length).toEqual(1)
})

test('an answer that breaks the contract is malformed, one that is not ours means nobody was reached', async () => {
  const malformed = apiWith(() => json({ access_token: 7 }))
  const proxy = apiWith(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  const nobody = apiWith(() => Promise.reject(new TypeError('Failed to fetch')))
  const failures = await Promise.all([malformed, proxy, nobody].map(({ api }) => failing(api.send(login, pair))))
  expect(failures).toEqual([{ kind: 'malformed' }, { kind: 'unreachable' }, { kind: 'unreachable' }])
  expect(sentenceOf({ kind: 'unreachable' }, 'Failed to login. Please try again.')).toEqual('Failed to login. Please try again.')
})

test('no call is repeated by the client itself, read or write', async () => {
  const { api, heard } = apiWith(() => json({ error: 'Try later.', code: 'database_unavailable' }, 503, { 'Retry-After': '0' }))
  await failing(api.send(getProfile, {}))
  await failing(api.send(login, pair))
  expect(heard.length).toEqual(2)
})

test('an aborted call is told apart from an unanswered one', async () => {
  const controller = new AbortController()
  const { api } = apiWith((request) => {
    controller.abort()
    request.signal.throwIfAborted()
    return json(lena)
  })
  const call = failing(api.send(getProfile, { signal: controller.signal }))
  expect(await call).toEqual({ kind: 'aborted' })
})

test('a call lets go of its signal once it ended, answered or refused', async () => {
  const { signal } = new AbortController()
  const answers = [json(lena), json({ error: 'No.', code: 'forbidden' }, 403)]
  const { api } = apiWith(() => answers.shift() ?? json(null))
  await api.send(getProfile, { signal })
  await failing(api.send(getProfile, { signal }))
  expect(getEventListeners(signal, 'abort')).toEqual([])
})

test('a refused token is reported with its name, a refused pair is not', async () => {
  const reported: (string | null)[] = []
  const onUnauthenticated = (accessToken: string | null) => void reported.push(accessToken)
  const dead = apiWith(() => json({ error: 'Sign in again.', code: 'unauthenticated' }, 401), { onUnauthenticated })
  const wrong = apiWith(() => json({ error: 'Invalid credentials', code: 'invalid_credentials' }, 401), { onUnauthenticated })
  await failing(dead.api.send(getProfile, {}))
  await failing(wrong.api.send(login, pair))
  expect(reported).toEqual(['stored'])
})

describe('a call that wants a password typed lately', () => {
  const old = { error: 'Please enter your password again to do this.', code: 'fresh_login_required' }

  test('goes on by itself with the new token once the password was typed', async () => {
    let token = 'old'
    const asked: (string | null)[] = []
    const confirmPassword = async (accessToken: string | null) => {
      asked.push(accessToken)
      token = 'new'
      return true
    }
    const { api, heard } = apiWith((request) => (request.headers.get('authorization') === 'Bearer new' ? new Response(null, { status: 204 }) : json(old, 403)), {
      readToken: () => token,
      confirmPassword,
    })
    expect(await api.send(deleteForGood, { params: { id: 3 } })).toEqual(null)
    expect([asked, heard.map(({ method, url, headers }) => `${method} ${url} ${headers['authorization']}`)]).toEqual([
      ['old'],
      ['DELETE http://school.test/api/bin/3 Bearer old', 'DELETE http://school.test/api/bin/3 Bearer new'],
    ])
  })

  test('is given up when the person cancels, and is refused where nobody can be asked', async () => {
    const cancelling = apiWith(() => json(old, 403), { confirmPassword: () => Promise.resolve(false) })
    const alone = apiWith(() => json(old, 403))
    expect(await Promise.all([cancelling, alone].map(({ api }) => failing(api.send(deleteForGood, { params: { id: 3 } }))))).toEqual([
      { kind: 'aborted' },
      { kind: 'refused', status: 403, body: old },
    ])
    expect(cancelling.heard.length).toEqual(1)
  })
})

test('every answer tells the server’s time, refusals too', async () => {
  const told: number[] = []
  const date = 'Fri, 20 Nov 2026 19:24:00 GMT'
  const onServerTime = (nowMs: number) => void told.push(nowMs)
  const answers = [json(lena, 200, { Date: date }), json({ error: 'No.', code: 'forbidden' }, 403, { Date: date })]
  const { api } = apiWith(() => answers.shift() ?? json(null), { onServerTime })
  await api.send(getProfile, {})
  await failing(api.send(login, pair))
  expect(told).toEqual([Date.parse(date), Date.parse(date)])
})
