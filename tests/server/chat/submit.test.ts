import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { logout } from '#contract/accounts/auth.ts'
import { skipQuestion, submitAnswer } from '#contract/chat/chat-sessions.ts'
import { forgetOld } from '#server/db/operations/retention.queries.ts'
import { users } from '#server/db/schema/people.ts'
import { messages, sessionReplies } from '#server/db/schema/sessions.ts'
import type { Judge } from '#server/ports/tutor.ts'
import { testRetention } from '#tests/support/retention.ts'
import { createClassroom, scriptedTutor } from './classroom.ts'
import { countStatements } from './statements.ts'

type Room = Awaited<ReturnType<typeof createClassroom>>

async function logOf(room: Room) {
  const rows = await room.app.db.select().from(messages).orderBy(messages.id)
  return rows.filter(({ role }) => role === 'user').map(({ content, attempt }) => [content, attempt])
}

describe('an answer sent again', () => {
  test('with the same id counts once and gets the same reply, with or without a state token', async () => {
    const room = await createClassroom()
    const play = await room.start()
    const body = { session_id: play.session_id, answer: 'q0', client_attempt_id: 'one', state_token: play.token() }
    const { state_token: _, ...bare } = body
    const first = await room.app.request(submitAnswer, { as: room.student, body })
    room.app.clock.advance(3_600_000)
    expect(await room.app.request(submitAnswer, { as: room.student, body })).toEqual(first)
    expect(await room.app.request(submitAnswer, { as: room.student, body: bare })).toEqual(first)
    expect(await logOf(room)).toEqual([['q0', 1]])
  })

  test('with the same id and another text is refused', async () => {
    const room = await createClassroom()
    const { session_id } = await room.start()
    const send = (answer: string) => ({ as: room.student, body: { session_id, answer, client_attempt_id: 'one' } })
    await room.app.request(submitAnswer, send('q0'))
    const refused = await room.app.refused(submitAnswer, send('q1'))
    const asSkip = await room.app.refused(skipQuestion, { as: room.student, body: { session_id, client_attempt_id: 'one' } })
    expect([refused.code, asSkip.code, await logOf(room)]).toEqual(['attempt_reused', 'attempt_reused', [['q0', 1]]])
  })

  test('without an id counts once within ten seconds', async () => {
    const room = await createClassroom()
    const { session_id } = await room.start()
    const send = (answer: string) => room.app.request(submitAnswer, { as: room.student, body: { session_id, answer } })
    const first = await send('q0 x')
    room.app.clock.advance(9_000)
    expect(await send('  Q0   x ')).toEqual(first)
    room.app.clock.advance(2_000)
    await send('q0 x')
    expect(await logOf(room)).toEqual([
      ['q0 x', 1],
      ['q0 x', 2],
    ])
  })

  test.each([
    ['with the state it was sent from', (state_token: string) => ({ state_token })],
    ['without a state', () => ({})],
  ])('%s after its reply is gone is refused with the session as it stands, and counts once', async (_, seen) => {
    const room = await createClassroom()
    const play = await room.start()
    const body = { session_id: play.session_id, answer: 'q0', client_attempt_id: 'one', ...seen(play.token()) }
    const { agent: now } = await room.app.request(submitAnswer, { as: room.student, body })
    room.app.clock.advance(8 * 86_400_000)
    expect((await forgetOld(room.app.db, room.app.clock.now(), testRetention)).replies).toEqual(1)
    const { status, code, error, agent } = await room.app.refused(submitAnswer, { as: room.student, body })
    const { state_token, current_question_state } = now
    expect([status, code, error]).toEqual([409, 'stale_state', 'This session was continued elsewhere.'])
    expect(agent).toEqual(expect.objectContaining({ state_token, current_question_state }))
    expect(await logOf(room)).toEqual([['q0', 1]])
  })

  test('is answered as before even when the session has ended since', async () => {
    const room = await createClassroom({ asked: [{ title: 'One', prompt: 'One?' }] })
    const play = await room.start()
    const body = { session_id: play.session_id, answer: 'q1', client_attempt_id: 'one', state_token: play.token() }
    const first = await room.app.request(submitAnswer, { as: room.student, body })
    await room.app.request(skipQuestion, { as: room.student, body: { session_id: play.session_id } })
    expect(await room.app.request(submitAnswer, { as: room.student, body })).toEqual(first)
  })
})

describe('an answer is refused', () => {
  test('from a stale state, with the state as it is now and the whole log', async () => {
    const room = await createClassroom()
    const play = await room.start()
    const stale = play.token()
    const { agent } = await play.turn('q.5')
    const body = { session_id: play.session_id, answer: 'q1', state_token: stale, client_attempt_id: 'late' }
    const refused = await room.app.refused(submitAnswer, { as: room.student, body })
    const { full_context: _, ...state } = agent
    expect([refused.status, refused.code, refused.agent]).toEqual([409, 'stale_state', { ...state, full_context: (await room.start()).latest().agent.full_context }])
    expect(await room.app.db.select().from(sessionReplies).where(eq(sessionReplies.clientAttemptId, 'id:late'))).toEqual([])
  })

  test('to a settled question', async () => {
    const room = await createClassroom()
    const play = await room.start()
    await play.turn('q1')
    const refused = await room.app.refused(submitAnswer, { as: room.student, body: { session_id: play.session_id, answer: 'q0', state_token: play.token() } })
    expect([refused.status, refused.code]).toEqual([409, 'question_settled'])
  })

  test('for another exercise than the session’s', async () => {
    const room = await createClassroom()
    const { session_id } = await room.start()
    const body = { session_id, answer: 'q0', exercise_id: room.exercise.id + 1 }
    const refused = await room.app.refused(submitAnswer, { as: room.student, body })
    expect([refused.status, refused.code]).toEqual([409, 'conflict'])
  })

  test('in somebody else’s session, as if it were not there', async () => {
    const room = await createClassroom()
    const { session_id } = await room.start()
    const other = await room.app.seedStudent({ teacher: room.teacher })
    const admin = await room.app.seedAdmin()
    const refusals = []
    for (const as of [other, room.teacher, admin]) refusals.push(await room.app.refused(submitAnswer, { as, body: { session_id, answer: 'q0' } }))
    const missing = await room.app.refused(submitAnswer, { as: other, body: { session_id: 4711, answer: 'q0' } })
    expect(refusals).toEqual([missing, missing, missing])
    expect(missing.status).toEqual(404)
  })

  test('from its own student whose token was revoked, who must first change the password, or who is gone', async () => {
    const room = await createClassroom()
    const { session_id } = await room.start()
    const as = await room.app.tokenOf(room.student)
    const refused = async () => (await room.app.refused(submitAnswer, { as, body: { session_id, answer: 'q0' } })).code
    const isStudent = eq(users.id, room.student.id)
    await room.app.db.update(users).set({ shouldChangePassword: true }).where(isStudent)
    const mustChange = await refused()
    await room.app.db.update(users).set({ shouldChangePassword: false, deletedAt: room.app.clock.now() }).where(isStudent)
    const gone = await refused()
    await room.app.db.update(users).set({ deletedAt: null }).where(isStudent)
    await room.app.request(logout, { as })
    expect([mustChange, gone, await refused()]).toEqual(['must_change_password', 'unauthenticated', 'unauthenticated'])
    expect(await logOf(room)).toEqual([])
  })

  test('while the tutor is away, and costs nothing', async () => {
    const room = await createClassroom()
    const play = await room.start()
    const body = { session_id: play.session_id, answer: 'fail', state_token: play.token(), client_attempt_id: 'one' }
    const refused = await room.app.refused(submitAnswer, { as: room.student, body })
    const { agent } = (await room.start()).latest()
    expect([refused.status, refused.code, agent.current_question_state.attempts, await logOf(room)]).toEqual([503, 'tutor_unavailable', 0, []])
    expect(agent.state_token).toEqual(body.state_token)
  })

  test.each(['', ' \n ', '👍🏽', '\u0000', 'x'.repeat(2001)])('when it is no answer: %j', async (answer) => {
    const room = await createClassroom()
    const { session_id } = await room.start()
    expect((await room.app.refused(submitAnswer, { as: room.student, body: { session_id, answer } })).status).toEqual(422)
  })
})

describe('a message that is no try', () => {
  test.each(['unclear', 'help'])('“%s” costs no attempt and keeps the question open', async (text) => {
    const room = await createClassroom()
    const play = await room.start()
    const { agent } = await play.turn(text)
    expect(agent.full_context[0]).toEqual({
      id: agent.full_context[0]?.id,
      question_set_index: 0,
      question_index: 0,
      role: 'user',
      content: text,
      at: '2026-11-20T12:00:00.000Z',
      verdict: text,
      accepted: false,
      next_worth: 10,
      earned: 0,
    })
    expect([agent.current_question_state.attempts, agent.tasks[0]?.status, agent.current_question_set_state]).toEqual([
      0,
      'open',
      { should_move_to_next_question: false },
    ])
  })

  test('one that only a teacher can judge moves on with its points waiting, and the percentage leaves them out', async () => {
    const room = await createClassroom({ asked: [{ title: 'One', prompt: 'One?' }, { title: 'Two', prompt: 'Two?' }] })
    const play = await room.start()
    const { agent } = await play.turn('pending')
    expect([agent.current_exercise_state.pending, agent.current_question_set_state.should_move_to_next_question]).toEqual([10, true])
    for (const turn of ['next', 'q.75', 'next']) await play.turn(turn)
    const { tasks, current_exercise_state: sums } = play.latest().agent
    expect([tasks.map((task) => task.status), sums.score, sums.pending, sums.percent]).toEqual([['pending', 'done'], 7.5, 10, 75])
    const [row] = await room.app.db.query.assignments.findMany()
    expect(row?.score).toEqual(75)
  })
})

test('an answer with a NUL in it is kept without it', async () => {
  const room = await createClassroom()
  const play = await room.start()
  const { agent } = await play.turn('q1 \u0000x')
  expect(agent.full_context[0]?.content).toEqual('q1 x')
})

test('an answer judged for long is written only on the state it was judged for', async () => {
  const gates: (() => void)[] = []
  const judge: Judge = {
    judge: async (question, answer, context) => {
      if (answer === 'q.5 slowly') await new Promise<void>((resolve) => gates.push(resolve))
      return scriptedTutor.judge.judge(question, answer, context)
    },
  }
  const room = await createClassroom({ tutor: { ...scriptedTutor, judge } })
  const play = await room.start()
  const body = { session_id: play.session_id, answer: 'q.5 slowly', state_token: play.token(), client_attempt_id: 'slow' }
  const sending = room.app.refused(submitAnswer, { as: room.student, body })
  await expect.poll(() => gates.length).toEqual(1)
  await play.turn('q.75')
  gates[0]?.()
  const { status, code } = await sending
  expect([status, code, await logOf(room)]).toEqual([409, 'stale_state', [['q.75', 1]]])
})

test('an answer costs two statements, at the first message as at the four hundredth', async () => {
  const room = await createClassroom()
  const play = await room.start()
  const count = countStatements()
  const statementsOf = async (answer: string) => {
    count()
    const { agent } = await play.turn(answer)
    return [count(), agent.full_context.length]
  }
  const early = await statementsOf('q0')
  const old = { sessionId: play.session_id, position: 0, role: 'user' as const, content: 'x', at: new Date(), verdict: 'help' as const }
  await room.app.db.insert(messages).values(Array.from({ length: 400 }, () => old))
  expect([early, await statementsOf('q.5')]).toEqual([
    [2, 2],
    [2, 2],
  ])
})
