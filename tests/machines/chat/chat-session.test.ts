import { describe, expect, test } from 'vitest'
import { chatSessionMachine, type ChatSessionSnapshot } from '#machines/chat/chat-session/chat-session.machine.ts'
import { canGoOn, canSend, canSkip, isAskedToSend, isInputEnabled, isNextOffered } from '#machines/chat/chat-session/chat-session.selectors.ts'
import type { ChatEvent } from '#machines/chat/chat-session/chat-session.setup.ts'
import { sessionView } from '#machines/chat/chat-session/chat-session.view.ts'
import type { SessionInput } from '#machines/sessions/session/session.calls.ts'
import { returnPath } from '#machines/sessions/session/session.work.ts'
import { exampleAssignment } from '#src/screens/assignments/student/example-assignments.ts'
import { agentAt, attemptOf, deliveredAt, replyAt, turn, type Standing } from '#tests/support/school/chat-agents.ts'
import { createLive } from '#tests/support/walking/live.ts'

const start = createLive(chatSessionMachine)
const student: SessionInput = { exerciseId: 5, assignmentId: 12, mayBegin: true, isTeacher: false }
const teacher: SessionInput = { exerciseId: 5, assignmentId: null, mayBegin: true, isTeacher: true }
const unreachable = { kind: 'unreachable' }

/** A running session whose calls answer when `answer` says so. */
async function open(standing: Standing = {}, input = student) {
  const session = run(input)
  await session.answer('startChat', { ok: true, reply: replyAt(standing) })
  await session.answer('readUnsent', null)
  return session
}

function run(input = student) {
  const live = start(input)
  live.actor.start()
  const moment = (): ChatSessionSnapshot => live.actor.getSnapshot()
  return {
    moment,
    calls: live.calls,
    view: () => sessionView(moment()),
    send: (event: ChatEvent) => live.play(event),
    answer: (src: string, output: unknown) => live.play({ type: `xstate.done.actor.${src}`, output }),
    fail: (src: string) => live.play({ type: `xstate.error.actor.${src}` }),
    wait: (delay: string) => live.play({ type: `xstate.after.${delay}.` }),
  }
}

describe(chatSessionMachine.id, () => {
  test('a start nobody answers shows the literal sentence, and trying again opens the session', async () => {
    const session = run()
    await session.fail('startChat')
    expect(session.moment().value).toEqual('failedToStart')
    expect(session.moment().context.problem).toEqual('There was an error loading this assignment, please reload the page or try again later.')
    await session.send({ type: 'retry.requested' })
    await session.answer('startChat', { ok: true, reply: replyAt() })
    await session.answer('readUnsent', null)
    expect(session.moment().value).toEqual({ open: { turn: 'active', line: { online: 'trusting' }, exit: 'staying' } })
    expect(session.moment().context.problem).toEqual(null)
  })

  test('a refused start says why', async () => {
    const session = run()
    await session.answer('startChat', { ok: false, code: 'no_questions', sentence: 'This exercise has no questions yet.', assignment: null })
    expect(session.view()).toEqual({ mode: 'failedToStart', refusal: 'This exercise has no questions yet.' })
  })

  test('opened by its address, work that was not begun is offered, and the clock starts with Start', async () => {
    const session = run({ ...student, mayBegin: false })
    const assignment = exampleAssignment({ id: 12 })
    await session.answer('startChat', { ok: false, code: 'not_begun', sentence: 'This has not been started yet.', assignment })
    expect(session.view()).toEqual({ mode: 'offered', assignment })
    await session.send({ type: 'begin.requested' })
    await session.answer('startChat', { ok: true, reply: replyAt() })
    const work = { exerciseId: 5, assignmentId: 12, practiceOf: null }
    expect(session.calls.filter(({ src }) => src === 'startChat').map(({ input }) => input)).toEqual([
      { ...work, mayBegin: false },
      { ...work, mayBegin: true },
    ])
  })

  test('a reload after the end shows the end at once, and begins nothing', async () => {
    const finished = run({ ...student, mayBegin: false })
    await finished.answer('startChat', { ok: true, reply: replyAt({ status: 'complete', endedAt: '2026-11-20T19:30:00.000Z' }) })
    expect(finished.moment().value).toEqual({ complete: 'reviewing' })
    const timedOut = run({ ...student, mayBegin: false })
    await timedOut.answer('startChat', { ok: true, reply: replyAt({ status: 'time_up', endedAt: '2026-11-20T19:30:00.000Z' }) })
    expect(timedOut.moment().value).toEqual({ timedOut: { notice: 'reviewing', lastAnswer: 'ended' } })
  })

  test('pressing Start on finished work that allows no redo shows how it ended', async () => {
    const session = run()
    await session.answer('startChat', { ok: false, code: 'redo_not_allowed', sentence: 'This assignment is finished.', assignment: null })
    expect(session.calls.filter(({ src }) => src === 'startChat').map(({ input }) => input)).toEqual([
      { exerciseId: 5, assignmentId: 12, practiceOf: null, mayBegin: true },
      { exerciseId: 5, assignmentId: 12, practiceOf: null, mayBegin: false },
    ])
    await session.answer('startChat', { ok: true, reply: replyAt({ status: 'complete', endedAt: '2026-11-20T19:30:00.000Z' }) })
    expect(session.moment().value).toEqual({ complete: 'reviewing' })
  })

  test('work that is not there says so and leads home', async () => {
    const session = run()
    await session.answer('startChat', { ok: false, code: 'not_found', sentence: 'This was not found.', assignment: null })
    expect(session.view()).toEqual({ mode: 'missing', isTeacher: false })
    await session.send({ type: 'home.requested' })
    expect(session.moment().output).toEqual({ returnTo: '/student' })
  })

  test('an exercise that is spoken leads to its own session', async () => {
    const session = run()
    await session.answer('startChat', { ok: false, code: 'other_kind', sentence: 'This exercise is spoken, not typed.', assignment: null })
    expect(session.moment().output).toEqual({ returnTo: '/accent/5?assignment_id=12' })
  })

  test('a tab that wakes to a session that went on elsewhere says so before anything is sent', async () => {
    const session = await open()
    const askedFrom = session.moment().context.session?.state_token
    await session.send({ type: 'tab.woke' })
    expect(session.calls.at(-1)).toEqual({ src: 'readState', input: { sessionId: 71, exerciseId: 5, assignmentId: 12, stateToken: askedFrom } })
    expect([isInputEnabled(session.moment()), canSend(session.moment())]).toEqual([true, true])
    await session.answer('readState', { askedFrom, stateToken: 'another' })
    expect(session.moment().matches({ open: { line: 'elsewhere' } })).toEqual(true)
  })

  test('a look at the server that an answer overtook changes nothing', async () => {
    const session = await open()
    const askedFrom = session.moment().context.session?.state_token
    await session.send({ type: 'tab.woke' })
    await session.send({ type: 'answer.submitted' })
    await session.answer('takeDraft', attemptOf())
    await session.answer('readState', { askedFrom, stateToken: 'another' })
    await session.answer('submitAnswer', deliveredAt({ attempts: 1, nextWorth: 9 }))
    expect(session.moment().value).toEqual({ open: { turn: 'active', line: { online: 'trusting' }, exit: 'staying' } })
  })

  test('continuing here resumes, and never begins another session', async () => {
    const session = await open()
    await session.send({ type: 'answer.submitted' })
    await session.answer('takeDraft', attemptOf())
    await session.answer('submitAnswer', { kind: 'stale' })
    await session.send({ type: 'continueHere.requested' })
    expect(session.calls.filter(({ src }) => src === 'startChat').at(-1)?.input).toEqual({ exerciseId: 5, assignmentId: 12, practiceOf: null, mayBegin: false })
  })

  test('an answer goes out once, with its own id and the state it answers, and the reply joins the log', async () => {
    const session = await open({ log: [turn(1, 'assistant', 'Solve for x.')] })
    await session.send({ type: 'answer.submitted' })
    expect([isInputEnabled(session.moment()), canSend(session.moment())]).toEqual([false, false])
    await session.answer('takeDraft', attemptOf())
    await session.send({ type: 'answer.submitted' })
    expect(session.calls.filter(({ src }) => src === 'submitAnswer')).toEqual([
      { src: 'submitAnswer', input: { sessionId: 71, exerciseId: 5, assignmentId: 12, attempt: attemptOf() } },
    ])
    const added = [turn(2, 'user', 'x = 4'), turn(3, 'assistant', 'Not yet.')]
    await session.answer('submitAnswer', deliveredAt({ attempts: 1, nextWorth: 9, log: added }))
    expect(session.moment().value).toEqual({ open: { turn: 'active', line: { online: 'trusting' }, exit: 'staying' } })
    expect(session.moment().context.log).toEqual([turn(1, 'assistant', 'Solve for x.'), ...added])
    expect(session.moment().context.attempt).toEqual(null)
  })

  test('an empty box sends nothing and says so', async () => {
    const session = await open()
    await session.send({ type: 'answer.submitted' })
    await session.answer('takeDraft', null)
    expect(session.moment().matches({ open: { turn: 'active' } })).toEqual(true)
    expect(session.moment().context.problem).toEqual('Type an answer first')
  })

  test('a failed send returns to where it was with the literal sentence, also from an accepted answer', async () => {
    const session = await open({ attempts: 2, nextWorth: 8, mayMoveOn: true })
    expect(session.moment().matches({ open: { turn: 'accepted' } })).toEqual(true)
    await session.send({ type: 'answer.submitted' })
    await session.answer('takeDraft', attemptOf())
    await session.answer('submitAnswer', { kind: 'refused', sentence: null, agent: null })
    expect(session.moment().matches({ open: { turn: 'accepted' } })).toEqual(true)
    expect(session.moment().context.problem).toEqual('There was an error processing your answer. Please try again.')
    expect(isInputEnabled(session.moment())).toEqual(true)
  })

  test('Skip is off unless the set allows it, and Next takes its place once the answer is accepted', async () => {
    const session = await open()
    expect([canSkip(session.moment()), canGoOn(session.moment())]).toEqual([false, false])
    await session.send({ type: 'answer.submitted' })
    await session.answer('takeDraft', attemptOf())
    await session.answer('submitAnswer', deliveredAt({ attempts: 1, nextWorth: null, mayMoveOn: true }))
    expect(session.moment().matches({ open: { turn: 'settled' } })).toEqual(true)
    expect([canSkip(session.moment()), canGoOn(session.moment()), canSend(session.moment())]).toEqual([false, true, false])
    expect(isNextOffered(session.moment())).toEqual(true)
  })

  test('skipping over an unsent answer asks first: it can be sent, left behind, or kept on', async () => {
    const session = await open({ allowSkipping: true })
    const asked = async () => {
      await session.send({ type: 'skip.requestedOverText' })
      return isAskedToSend(session.moment())
    }
    expect(await asked()).toEqual(true)
    await session.send({ type: 'skip.cancelled' })
    expect([isAskedToSend(session.moment()), canSkip(session.moment())]).toEqual([false, true])
    expect(await asked()).toEqual(true)
    await session.send({ type: 'answer.submitted' })
    await session.answer('takeDraft', attemptOf())
    await session.answer('submitAnswer', deliveredAt({ attempts: 1, nextWorth: 9, allowSkipping: true }))
    expect(await asked()).toEqual(true)
    await session.send({ type: 'skip.requested' })
    expect(session.moment().matches({ open: { turn: 'nextQuestion' } })).toEqual(true)
  })

  test('Next keeps the question left behind readable, and the last Next completes the session', async () => {
    const session = await open({ nextWorth: null, mayMoveOn: true, log: [turn(1, 'assistant', 'Solve for x.'), turn(2, 'user', 'x = 4')] })
    await session.send({ type: 'next.requested' })
    await session.answer('skipQuestion', deliveredAt({ question: 1, nextWorth: null, mayMoveOn: true, log: [turn(3, 'assistant', 'Name it.', 1)] }))
    expect(session.view()).toEqual({
      mode: 'open',
      session: session.moment().context.session,
      currentTurns: [turn(3, 'assistant', 'Name it.', 1)],
      earlierQuestions: [{ taskIndex: 0, messages: [turn(1, 'assistant', 'Solve for x.'), turn(2, 'user', 'x = 4')] }],
      turn: 'settled',
      line: { state: 'online' },
      exit: 'staying',
      canSend: false,
      canSkip: false,
      isAskedToSend: false,
      isNextOffered: true,
      problem: null,
    })
    await session.send({ type: 'next.requested' })
    await session.answer('skipQuestion', deliveredAt({ question: 1, status: 'complete' }))
    expect(session.moment().value).toEqual({ complete: 'announcing' })
    await session.wait('completionNotice')
    expect(session.moment().value).toEqual({ complete: 'reviewing' })
    await session.send({ type: 'home.requested' })
    expect([session.moment().status, session.moment().output]).toEqual(['done', { returnTo: '/student' }])
  })

  test('a failed Next stays on the question with the literal sentence', async () => {
    const session = await open({ nextWorth: null, mayMoveOn: true })
    await session.send({ type: 'next.requested' })
    await session.answer('skipQuestion', unreachable)
    expect(session.moment().matches({ open: { turn: 'settled' } })).toEqual(true)
    expect(session.moment().context.problem).toEqual('There was an error loading the next question. Please try again.')
  })

  test('an undelivered answer waits under its id while the box takes a draft, is sent again, and counts once', async () => {
    const session = await open({ allowSkipping: true })
    await session.send({ type: 'answer.submitted' })
    await session.answer('takeDraft', attemptOf())
    await session.answer('submitAnswer', unreachable)
    expect(session.moment().value).toEqual({ open: { turn: 'active', line: { away: 'waiting' }, exit: 'staying' } })
    expect([isInputEnabled(session.moment()), canSend(session.moment()), canSkip(session.moment())]).toEqual([true, false, false])
    await session.wait('retryBackoff')
    await session.answer('submitAnswer', unreachable)
    await session.send({ type: 'line.restored' })
    await session.answer('submitAnswer', deliveredAt({ attempts: 1, nextWorth: 9 }))
    const sent = session.calls.filter(({ src }) => src === 'submitAnswer').map(({ input }) => input)
    expect(sent).toEqual(Array.from({ length: 3 }, () => ({ sessionId: 71, exerciseId: 5, assignmentId: 12, attempt: attemptOf() })))
    expect(session.moment().value).toEqual({ open: { turn: 'active', line: { online: 'trusting' }, exit: 'staying' } })
  })

  test('an answer that was on its way when the page was left is sent again after the reload', async () => {
    const session = run()
    await session.answer('startChat', { ok: true, reply: replyAt() })
    await session.answer('readUnsent', attemptOf())
    expect(session.moment().value).toEqual({ open: { turn: 'active', line: { away: 'waiting' }, exit: 'staying' } })
    await session.wait('retryBackoff')
    await session.answer('submitAnswer', deliveredAt({ attempts: 1, nextWorth: null, mayMoveOn: true }))
    expect(session.moment().value).toEqual({ open: { turn: 'settled', line: { online: 'trusting' }, exit: 'staying' } })
  })

  test('a session that went on elsewhere offers the text, and continuing here takes the state as it is', async () => {
    const session = await open()
    await session.send({ type: 'answer.submitted' })
    await session.answer('takeDraft', attemptOf())
    await session.answer('submitAnswer', { kind: 'stale' })
    expect(session.moment().value).toEqual({ open: { turn: 'active', line: 'elsewhere', exit: 'staying' } })
    expect([session.moment().context.offeredText, isInputEnabled(session.moment())]).toEqual(['x = 4', false])
    await session.send({ type: 'continueHere.requested' })
    await session.answer('startChat', { ok: true, reply: replyAt({ question: 1, log: [turn(9, 'assistant', 'Name it.', 1)] }) })
    await session.answer('readUnsent', null)
    expect(session.moment().context.log).toEqual([turn(9, 'assistant', 'Name it.', 1)])
    expect(session.moment().matches({ open: { line: { online: 'trusting' } } })).toEqual(true)
  })

  test('at zero the typed text goes out once as the last answer, and the dialog opens after the notice', async () => {
    const session = await open()
    await session.answer('clock', { reason: 'time_up' })
    expect(session.moment().value).toEqual({ timedOut: { notice: 'announcing', lastAnswer: { submittingDraft: 'taking' } } })
    await session.answer('takeDraft', attemptOf())
    await session.answer('submitAnswer', deliveredAt({ attempts: 1, status: 'time_up' }))
    await session.wait('timeUpNotice')
    expect(session.moment().value).toEqual({ timedOut: { notice: 'reviewing', lastAnswer: 'ended' } })
    expect(session.moment().context.lastAnswer).toEqual('sent')
    expect(session.calls.map(({ src }) => src)).toEqual(
      ['keepDrafts', 'uploadDrafts', 'watchLine', 'tutorWords', 'startChat', 'readUnsent', 'clock', 'takeDraft', 'submitAnswer'],
    )
  })

  test('at zero an answer already on its way is the last one, under the same id, and the draft is not sent', async () => {
    const session = await open()
    await session.send({ type: 'answer.submitted' })
    await session.answer('takeDraft', attemptOf())
    await session.answer('clock', { reason: 'time_up' })
    expect(session.moment().matches({ timedOut: { lastAnswer: { submittingDraft: 'delivering' } } })).toEqual(true)
    const sent = session.calls.filter(({ src }) => src === 'submitAnswer').map(({ input }) => input)
    expect(sent).toEqual([sent[0], sent[0]])
    expect(session.calls.filter(({ src }) => src === 'takeDraft').length).toEqual(1)
  })

  test('at zero with an empty box the session is ended without an answer', async () => {
    const session = await open()
    await session.answer('clock', { reason: 'time_up' })
    await session.answer('takeDraft', null)
    await session.answer('forceEnd', deliveredAt({ status: 'time_up' }))
    expect(session.moment().matches({ timedOut: { lastAnswer: 'ended' } })).toEqual(true)
    expect(session.moment().context.lastAnswer).toEqual('none')
  })

  test('a last answer that reaches nobody in time is offered for copying', async () => {
    const session = await open()
    await session.answer('clock', { reason: 'time_up' })
    await session.answer('takeDraft', attemptOf())
    await session.answer('submitAnswer', unreachable)
    await session.wait('lateWindow')
    expect(session.moment().matches({ timedOut: { lastAnswer: 'ended' } })).toEqual(true)
    expect([session.moment().context.lastAnswer, session.moment().context.offeredText]).toEqual(['unsent', 'x = 4'])
  })

  test('leaving asks first, cancelling touches nothing, and abandoning ends the session', async () => {
    const session = await open()
    await session.send({ type: 'exit.requested' })
    await session.send({ type: 'answer.submitted' })
    await session.send({ type: 'exit.cancelled' })
    expect(session.moment().value).toEqual({ open: { turn: { sending: 'taking' }, line: { online: 'trusting' }, exit: 'staying' } })
    await session.send({ type: 'exit.requested' })
    await session.send({ type: 'exit.confirmed' })
    await session.fail('forceEnd')
    expect(session.moment().matches({ open: { exit: 'leaveFailed' } })).toEqual(true)
    await session.send({ type: 'exit.confirmed' })
    await session.answer('forceEnd', deliveredAt({ status: 'abandoned' }))
    expect(session.moment().output).toEqual({ returnTo: '/student' })
  })

  test('a test run leads back to the editor, of an admin’s exercise to the list', async () => {
    const own = await open({ isTest: true, owner: 'user' }, teacher)
    const shared = await open({ isTest: true, owner: 'admin' }, teacher)
    expect([own, shared].map((session) => returnPath(session.moment().context))).toEqual(['/exercises/5', '/exercises'])
  })

  test('a request for a hint sends its own text and leaves the draft', async () => {
    const session = await open()
    await session.send({ type: 'hint.requested' })
    expect(session.calls.at(-1)).toEqual({ src: 'takeDraft', input: { sessionId: 71, question: '0.0', stateToken: '0-0-active', text: 'hint' } })
  })

  test('an example can be asked for once the server offers one, and leaves the draft, too', async () => {
    const [offered, not] = [await open({ attempts: 1, nextWorth: 9 }), await open()]
    await offered.send({ type: 'example.requested' })
    expect([offered.calls.at(-1)?.input, not.moment().can({ type: 'example.requested' })]).toEqual([
      { sessionId: 71, question: '0.0', stateToken: '0-1-active', text: 'Show me one like this' },
      false,
    ])
  })

  test('a second question starts without the first one’s sentence, retries or offered text', async () => {
    const session = await open({ nextWorth: 10 })
    await session.send({ type: 'answer.submitted' })
    await session.answer('takeDraft', attemptOf())
    await session.answer('submitAnswer', { kind: 'refused', sentence: 'Answers hold up to 2000 characters', agent: null })
    await session.send({ type: 'answer.submitted' })
    await session.answer('takeDraft', attemptOf({ clientAttemptId: 'attempt-2' }))
    await session.answer('submitAnswer', deliveredAt({ attempts: 1, nextWorth: null, mayMoveOn: true }))
    await session.send({ type: 'next.requested' })
    await session.answer('skipQuestion', deliveredAt({ question: 1 }))
    const { log, session: agent, ...rest } = session.moment().context
    const { full_context: told, ...expected } = agentAt({ question: 1 })
    expect({ log, agent }).toEqual({ log: told, agent: expected })
    expect(rest).toEqual({
      exerciseId: 5,
      assignmentId: 12,
      practiceOf: null,
      mayBegin: false,
      isTeacher: false,
      attempt: null,
      retries: 0,
      problem: null,
      startRefusal: null,
      offeredText: null,
      lastAnswer: 'sent',
    })
  })
})
