import { describe, expect, test } from 'vitest'
import { register, registerStudent } from '#contract/accounts/accounts.ts'
import { getProfile, login, logout } from '#contract/accounts/auth.ts'
import { startChat, submitAnswer } from '#contract/chat/chat-sessions.ts'
import { health } from '#contract/operations/health.ts'
import { getSession, listSessions } from '#contract/sessions/sessions.ts'
import { createApi } from '#src/api/client.ts'
import { failureOf } from '#src/api/failure.ts'
import { createClassroom } from '#tests/server/chat/classroom.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { seededPassword as password } from '#tests/support/school/people.ts'

function clientOf({ app }: TestApp, answer: (request: Request) => Response | Promise<Response> = (request) => app.request(request)) {
  const told: { token: string | null; serverNowMs: number; refused: (string | null)[] } = { token: null, serverNowMs: 0, refused: [] }
  const api = createApi({
    root: 'http://school.example/api',
    readToken: () => told.token,
    timeZone: () => 'Pacific/Auckland',
    onServerTime: (ms) => {
      told.serverNowMs = ms
    },
    onUnauthenticated: (token) => told.refused.push(token),
    fetch: async (input, init) => {
      const request = new Request(input, init)
      request.signal.throwIfAborted()
      return answer(request)
    },
  })
  return { api, told }
}

describe('the client and the server @f193', () => {
  test('sign in, sign out and learn the time of the server', async () => {
    const app = await createTestApp()
    const teacher = await app.seedTeacher()
    const { api, told } = clientOf(app)
    const { access_token } = await api.send(login, { body: { login_identifier: teacher.username, password } })
    told.token = access_token
    expect((await api.send(getProfile, {})).id).toBe(teacher.id)
    expect(await api.send(logout, {})).toBe(null)
    expect(told.serverNowMs).toBe(app.clock.now().getTime())
    expect(await api.send(getProfile, {}).catch(failureOf)).toEqual({
      kind: 'refused',
      status: 401,
      body: { error: 'Your session had ended, so this did not go through. Please try again.', code: 'unauthenticated' },
    })
    expect(told.refused).toEqual([access_token])
  })

  test('a wrong password is a refusal, not the end of a session', async () => {
    const { api, told } = clientOf(await createTestApp())
    expect(await api.send(login, { body: { login_identifier: 'nobody', password } }).catch(failureOf)).toEqual({
      kind: 'refused',
      status: 401,
      body: { error: 'Invalid credentials', code: 'invalid_credentials' },
    })
    expect(told.refused).toEqual([])
  })

  test('agree on what is wrong with a form', async () => {
    const { api } = clientOf(await createTestApp())
    const body = { name: 'Ada', username: 'ad', email: 'ada@school.example', password, age: 36 }
    expect(await api.send(register, { body }).catch(failureOf)).toEqual({
      kind: 'refused',
      status: 422,
      body: {
        error: 'Username must be at least 3 characters',
        code: 'invalid',
        field: 'username',
        issues: [{ path: 'username', message: 'Username must be at least 3 characters' }],
      },
    })
  })

  test('a repeated write with the same key has one effect', async () => {
    const app = await createTestApp()
    const { api, told } = clientOf(app)
    told.token = await app.tokenOf(await app.seedTeacher())
    const make = () => api.send(registerStudent, { body: { name: 'Tim', username: 'tim', email: 'tim@school.example' }, idempotencyKey: 'make-tim' })
    expect(await make()).toEqual(await make())
  })

  test('play an answer and read it back in the history', async () => {
    const { app, student, assignment } = await createClassroom()
    const { api, told } = clientOf(app)
    told.token = await app.tokenOf(student)
    const { agent } = await api.send(startChat, { body: { assignment_id: assignment.id } })
    const answered = await api.send(submitAnswer, { body: { session_id: agent.session_id, state_token: agent.state_token, answer: 'q1' } })
    expect(answered.agent.current_exercise_state.score).toBe(10)
    const { results } = await api.send(listSessions, { query: { limit: '5' } })
    expect(results.map((one) => one.id)).toEqual([agent.session_id])
    const past = await api.send(getSession, { params: { id: agent.session_id } })
    expect(past.chat_sessions[0]?.chat_full_context.map((one) => one.role)).toEqual(['assistant', 'user', 'assistant'])
  })
})

describe('what is no answer of ours', () => {
  test.each([
    ['a network that fails', () => Promise.reject(new TypeError('fetch failed')), 'unreachable'],
    ['a page of a proxy', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 'unreachable'],
    ['a reply of another version', () => Response.json({ status: 'splendid' }), 'malformed'],
    ['no JSON', () => new Response('hello'), 'unreachable'],
  ])('%s is told apart', async (_, answer, kind) => {
    const { api } = clientOf(await createTestApp(), answer)
    expect(await api.send(health, {}).catch(failureOf)).toEqual({ kind })
  })

  test('a call its caller gave up is neither', async () => {
    const { api } = clientOf(await createTestApp())
    expect(await api.send(health, { signal: AbortSignal.abort() }).catch(failureOf)).toEqual({ kind: 'aborted' })
  })
})
