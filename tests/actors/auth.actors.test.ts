import { afterEach, expect, test, vi } from 'vitest'
import { createActor, toPromise, type AnyActorLogic } from 'xstate'
import { createAuthActors } from '#src/actors/accounts/auth.actors.ts'
import { createTokenStore } from '#src/actors/accounts/token-store.ts'
import { createServerClock } from '#src/api/server-clock.ts'
import { apiWith, json } from '#tests/api/fake-server.ts'
import { lena } from '#tests/machines/accounts/people.ts'
import { fakeStorage } from '#tests/support/fake-storage.ts'
import { tokenSaying } from '#tests/support/school/tokens.ts'

afterEach(() => vi.unstubAllGlobals())

const served = Date.UTC(2026, 10, 20, 12, 0, 0)
const claims = { sub: '7', role: 'STUDENT', iat: served / 1000, jti: 'one' }
const fresh = tokenSaying({ ...claims, exp: served / 1000 + 60 })
const old = tokenSaying({ ...claims, exp: served / 1000 - 60 })
const sample = tokenSaying({ ...claims, exp: served / 1000 - 60, sample: true })
const pair = { loginIdentifier: 'lena', password: 'secret1' }

/** The auth calls against a server that answers `answer`; this device's clock is a day behind the server's. */
function surroundings(answer: () => Response | Promise<Response>) {
  const clock = createServerClock(() => served - 24 * 60 * 60 * 1000)
  const tokens = createTokenStore(fakeStorage())
  const { api, heard } = apiWith(answer, { readToken: tokens.read, onServerTime: clock.tell })
  return { actors: createAuthActors({ api, tokens, clock }), tokens, heard }
}

function run(logic: AnyActorLogic, input?: unknown): Promise<unknown> {
  const actor = createActor(logic, { input })
  const ended = toPromise(actor)
  actor.subscribe({ error: () => undefined })
  actor.start()
  return ended
}

function dated(body: unknown, status = 200): Response {
  return json(body, status, { Date: new Date(served).toUTCString() })
}

test('an accepted pair answers the token and whose it is', async () => {
  const { actors, heard } = surroundings(() => dated({ access_token: fresh }))
  expect(await run(actors.login, pair)).toEqual({ ok: true, accessToken: fresh, personId: 7 })
  expect(heard.map(({ body }) => body)).toEqual([{ login_identifier: 'lena', password: 'secret1' }])
})

test('a refused pair answers the server’s sentence, an empty one the fallback', async () => {
  const wrong = surroundings(() => dated({ error: 'Invalid credentials', code: 'invalid_credentials' }, 401))
  const silent = surroundings(() => dated({ error: '', code: 'invalid_credentials' }, 401))
  const locked = surroundings(() => dated({ error: 'Too many tries. Wait a minute.', code: 'too_many_requests' }, 429))
  expect(await Promise.all([wrong, silent, locked].map(({ actors }) => run(actors.login, pair)))).toEqual([
    { ok: false, sentence: 'Invalid credentials' },
    { ok: false, sentence: 'Invalid credentials' },
    { ok: false, sentence: 'Too many tries. Wait a minute.' },
  ])
})

test('an answer without a usable token says so', async () => {
  const answers = [{}, { access_token: '' }, { access_token: 'not a token' }]
  const results = answers.map((body) => run(surroundings(() => dated(body)).actors.login, pair))
  expect(await Promise.all(results)).toEqual(answers.map(() => ({ ok: false, sentence: 'No access token received' })))
})

test('a login nobody answers rejects, for the machine’s own sentence', async () => {
  const { actors } = surroundings(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(run(actors.login, pair)).rejects.toThrow('unreachable')
})

test('a profile comes with the token’s remaining life by the server’s clock', async () => {
  const { actors, heard } = surroundings(() => dated(lena))
  expect(await run(actors.loadProfile, { accessToken: fresh })).toEqual({ ok: true, profile: lena, expiresInMs: 59_500 })
  expect(heard.map(({ headers }) => headers['authorization'])).toEqual([`Bearer ${fresh}`])
})

test('a refused token is expired or revoked by the server’s clock, not this device’s', async () => {
  const { actors } = surroundings(() => dated({ error: 'Sign in again.', code: 'unauthenticated' }, 401))
  expect(await run(actors.loadProfile, { accessToken: old })).toEqual({ ok: false, reason: 'expired' })
  expect(await run(actors.loadProfile, { accessToken: fresh })).toEqual({ ok: false, reason: 'revoked' })
  expect(await run(actors.loadProfile, { accessToken: sample })).toEqual({ ok: false, reason: 'sampleOver' })
})

test('a page for nobody does not wait for what this browser kept to be forgotten', async () => {
  vi.stubGlobal('caches', { keys: () => new Promise(() => undefined) })
  vi.stubGlobal('navigator', {})
  const { actors } = surroundings(() => dated({}))
  expect(await run(actors.readStoredToken)).toEqual({ kind: 'none' })
})

test('what storage holds is told apart: a token, none, or something unreadable', async () => {
  const { actors, tokens } = surroundings(() => dated(null))
  expect(await run(actors.readStoredToken)).toEqual({ kind: 'none' })
  tokens.write('not a token')
  expect(await run(actors.readStoredToken)).toEqual({ kind: 'unreadable' })
  await run(actors.storeToken, { accessToken: fresh })
  expect(await run(actors.readStoredToken)).toEqual({ kind: 'token', accessToken: fresh })
  await run(actors.clearToken, { expiredReason: null })
  expect(tokens.read()).toEqual(null)
})

test.each([
  ['forgets what was typed about people, and nothing else', null, ['question-draft:7:0']],
  ['of an ended sign-in leaves it for who signs in again', 'expired', ['new-student-draft:7:4', 'new-work-draft:7:0', 'question-draft:7:0']],
])('clearing the token %s', async (_, expiredReason, left) => {
  const storage = fakeStorage()
  vi.stubGlobal('window', { localStorage: fakeStorage(), sessionStorage: storage })
  for (const key of ['new-student-draft:7:4', 'new-work-draft:7:0', 'question-draft:7:0']) storage.setItem(key, '{}')
  await run(surroundings(() => dated(null)).actors.clearToken, { expiredReason })
  expect(Array.from({ length: storage.length }, (_, at) => storage.key(at)).toSorted()).toEqual(left)
})
