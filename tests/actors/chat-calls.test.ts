import { expect, onTestFinished, test, vi } from 'vitest'
import * as chat from '#src/actors/chat/chat-calls.ts'
import { exampleAssignment } from '#src/screens/assignments/student/example-assignments.ts'
import { failureOf } from '#src/api/failure.ts'
import { agentAt, attemptOf, deliveredAt, replyAt } from '#tests/support/school/chat-agents.ts'
import { apiWith, json } from '#tests/api/fake-server.ts'

const call = { sessionId: 71, exerciseId: 5, assignmentId: 12 }
const signal = new AbortController().signal

/** What becomes of an answer that the server meets with a refusal. */
function submitting(status: number, body: unknown) {
  return chat.submit(apiWith(() => json(body, status)).api, call, attemptOf(), signal)
}

test('a start names the work it wants and answers the session', async () => {
  const { api, heard } = apiWith(() => json(replyAt()))
  const reload = { exerciseId: 5, assignmentId: 12, practiceOf: null, mayBegin: false }
  expect(await chat.start(api, reload, signal)).toEqual({ ok: true, reply: replyAt() })
  await chat.start(api, { exerciseId: 5, assignmentId: null, practiceOf: 70, mayBegin: true }, signal)
  expect(heard.map(({ body }) => body)).toEqual([
    { exercise_id: 5, assignment_id: 12, begin: false },
    { exercise_id: 5, practice_of: 70, begin: true },
  ])
})

test('a start the server will not make says why; one it could not make now throws', async () => {
  const refused = apiWith(() => json({ error: 'This assignment is finished.', code: 'redo_not_allowed' }, 409))
  const request = { exerciseId: 5, assignmentId: 12, practiceOf: null, mayBegin: false }
  expect(await chat.start(refused.api, request, signal)).toEqual({ ok: false, code: 'redo_not_allowed', sentence: 'This assignment is finished.', assignment: null })
  const current = exampleAssignment({ id: 12 })
  const offered = apiWith(() => json({ error: 'This has not been started yet.', code: 'not_begun', current }, 409))
  expect(await chat.start(offered.api, request, signal)).toEqual({ ok: false, code: 'not_begun', sentence: 'This has not been started yet.', assignment: current })
  const away = apiWith(() => json({ error: 'Try later.', code: 'database_unavailable' }, 503))
  const thrown = await chat.start(away.api, request, signal).catch(failureOf)
  expect(thrown).toEqual({ kind: 'refused', status: 503, body: { error: 'Try later.', code: 'database_unavailable' } })
})

test('an answer carries its id, the state it answers and when it was typed', async () => {
  const { api, heard } = apiWith(() => json(replyAt({ attempts: 1, nextWorth: 9 })))
  expect(await chat.submit(api, call, attemptOf(), signal)).toEqual(deliveredAt({ attempts: 1, nextWorth: 9 }))
  expect(heard.map(({ url, body }) => [url, body])).toEqual([
    [
      'http://school.test/api/chat/submit',
      {
        session_id: 71,
        exercise_id: 5,
        assignment_id: 12,
        answer: 'x = 4',
        client_attempt_id: 'attempt-1',
        state_token: '0-0-active',
        typed_at: '2026-11-20T19:25:00.000Z',
      },
    ],
  ])
})

test('leaving one state is one move, however often it is sent', async () => {
  const { api, heard } = apiWith(() => json(replyAt({ question: 1 })))
  await chat.skip(api, call, 'state-1', signal)
  await chat.skip(api, call, 'state-1', signal)
  expect(heard.map(({ body }) => body)).toEqual(
    Array.from({ length: 2 }, () => ({
      session_id: 71,
      exercise_id: 5,
      assignment_id: 12,
      client_attempt_id: 'next-state-1',
      state_token: 'state-1',
    })),
  )
})

test('ending a session names no state, so that it works from anywhere', async () => {
  const { api, heard } = apiWith(() => json(replyAt({ status: 'abandoned' })))
  expect(await chat.forceEnd(api, call, signal)).toEqual(deliveredAt({ status: 'abandoned' }))
  expect(heard.map(({ body }) => body)).toEqual([{ session_id: 71, exercise_id: 5, assignment_id: 12 }])
})

test('a session that went on, or was abandoned, elsewhere is stale', async () => {
  const stale = { error: 'This session was continued elsewhere.', code: 'stale_state', agent: agentAt({ attempts: 1 }) }
  const abandoned = { error: 'This session has ended.', code: 'session_over', agent: agentAt({ status: 'abandoned' }) }
  expect([await submitting(409, stale), await submitting(409, abandoned)]).toEqual([{ kind: 'stale' }, { kind: 'stale' }])
})

test('a session that ended, and a question that takes no more, bring the state as it is', async () => {
  const over = { error: 'This session has ended.', code: 'session_over', agent: agentAt({ status: 'time_up' }) }
  const settled = { error: 'This question takes no more answers.', code: 'question_settled', agent: agentAt({ nextWorth: null }) }
  expect([await submitting(409, over), await submitting(409, settled)]).toEqual([
    { kind: 'refused', sentence: over.error, agent: over.agent },
    { kind: 'refused', sentence: settled.error, agent: settled.agent },
  ])
})

test('an invalid answer says what is wrong with it', async () => {
  const issues = [{ path: 'answer', message: 'Answers hold up to 2000 characters' }]
  expect(await submitting(422, { error: 'Please check the fields.', code: 'invalid', issues })).toEqual({
    kind: 'refused',
    sentence: 'Answers hold up to 2000 characters',
    agent: null,
  })
})

test('not signed in, too many at once and a server in trouble may pass: the same answer may be sent again', async () => {
  const passing = [
    await submitting(401, { error: 'Sign in again.', code: 'unauthenticated' }),
    await submitting(429, { error: 'Too many.', code: 'too_many_requests' }),
    await submitting(503, { error: 'Try later.', code: 'tutor_unavailable' }),
    await submitting(200, { nonsense: true }),
  ]
  expect(passing).toEqual(Array.from({ length: 4 }, () => ({ kind: 'refused', sentence: null, agent: null })))
})

test('nobody there, and somebody between, are unreachable', async () => {
  const nobody = apiWith(() => Promise.reject(new TypeError('Failed to fetch')))
  const proxy = apiWith(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  expect([await chat.submit(nobody.api, call, attemptOf(), signal), await chat.submit(proxy.api, call, attemptOf(), signal)]).toEqual([
    { kind: 'unreachable' },
    { kind: 'unreachable' },
  ])
})

test('without a line the device is said to be offline', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const nobody = apiWith(() => Promise.reject(new TypeError('Failed to fetch')))
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(await chat.submit(nobody.api, call, attemptOf(), signal)).toEqual({ kind: 'offline' })
})
