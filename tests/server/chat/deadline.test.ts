import { describe, expect, test } from 'vitest'
import { getAssignment } from '#contract/assignments/assignments.ts'
import { chatClock, forceEndChat, skipQuestion, startChat, submitAnswer } from '#contract/chat/chat-sessions.ts'
import { sessions } from '#server/db/schema/sessions.ts'
import { endOverdueSessions } from '#server/use-cases/chat/end-overdue-sessions.ts'
import { createClassroom, type ClassroomOptions } from './classroom.ts'
import { asMoments } from '#tests/server/grading/as-moments.ts'

const deadline = new Date('2026-11-20T12:10:00.000Z')

/** A student ten minutes before the deadline of two questions, the first half answered for 5 of 20 points. */
async function underTheClock(options: ClassroomOptions = {}) {
  const asked = [
    { title: 'One', prompt: 'One?', set: { allowSkipping: true } },
    { title: 'Two', prompt: 'Two?' },
  ]
  const room = await createClassroom({ asked, config: { timer: '10min' }, ...options })
  const play = await room.start()
  await play.turn('q.5')
  const at = (seconds: number) => room.app.clock.set(new Date(deadline.getTime() + seconds * 1000))
  const typedAt = (seconds: number) => ({ typed_at: new Date(deadline.getTime() + seconds * 1000).toISOString() })
  const send = async (answer = 'q1', more: { typed_at?: string } = {}) => {
    const body = { session_id: play.session_id, answer, state_token: play.token(), client_attempt_id: `${answer} ${more.typed_at ?? ''}`, ...more }
    const response = await room.app.send(submitAnswer, { as: room.student, body })
    const { code = null, time_up = null, agent } = await response.json()
    return { status: response.status, code, time_up, session: agent.status, score: agent.current_exercise_state.score }
  }
  const work = async () => {
    const { config, open_session } = await room.app.request(getAssignment, { as: room.student, params: { id: room.assignment.id } })
    return { complete: config.complete, score: config.score, completed_on: config.completed_on, isOpen: open_session !== null }
  }
  const end = (state: { session_id: number } = { session_id: play.session_id }) => room.app.request(forceEndChat, { as: room.student, body: state })
  return { room, play, at, typedAt, send, work, end }
}

const counted = { status: 200, code: null, time_up: true, session: 'time_up', score: 9 }
const refused = { status: 409, code: 'session_over', time_up: null, session: 'time_up', score: 5 }

describe('an answer', () => {
  test.each([
    { when: 'one second before the deadline', at: -1, typed: undefined, gets: { ...counted, time_up: false, session: 'active' } },
    { when: 'at the deadline', at: 0, typed: undefined, gets: counted },
    { when: 'one second after it', at: 1, typed: undefined, gets: counted },
    { when: 'nine seconds after it', at: 9, typed: undefined, gets: counted },
    { when: 'ten seconds after it', at: 10, typed: undefined, gets: counted },
    { when: 'eleven seconds after it', at: 11, typed: undefined, gets: refused },
    { when: 'eleven seconds after it, typed at the deadline', at: 11, typed: 0, gets: counted },
    { when: 'fifty-nine seconds after it, typed a second before the deadline', at: 59, typed: -1, gets: counted },
    { when: 'sixty seconds after it, typed at the deadline', at: 60, typed: 0, gets: counted },
    { when: 'sixty-one seconds after it, typed before the deadline', at: 61, typed: -1, gets: refused },
    { when: 'eleven seconds after it, typed a second after the deadline', at: 11, typed: 1, gets: refused },
  ])('$when is counted as the rules say', async ({ at, typed, gets }) => {
    const clock = await underTheClock()
    clock.at(at)
    expect(await clock.send('q1', typed === undefined ? {} : clock.typedAt(typed))).toEqual(gets)
  })

  test('from the deadline on is the only one, and completes the work with its score', async () => {
    const clock = await underTheClock()
    clock.at(2)
    expect(await clock.send('q.75')).toEqual({ ...counted, score: 6.5 })
    expect(await clock.work()).toEqual({ complete: true, score: 32.5, completed_on: deadline.toISOString(), isOpen: false })
    clock.at(3)
    expect(await clock.send('q1')).toEqual({ ...refused, score: 6.5 })
    expect(await clock.send('q1', clock.typedAt(-1))).toEqual({ ...refused, score: 6.5 })
  })

  test('from the deadline on is promised no further try and spends no hint', async () => {
    const asked = [{ title: 'One', prompt: 'One?\n\nAnswer: 4\nHint: Think.' }]
    const room = await createClassroom({ asked, config: { timer: '10min' } })
    const play = await room.start()
    room.app.clock.set(deadline)
    const { message, agent } = await play.turn('q0')
    const mark = agent.full_context.find(({ role }) => role === 'user')
    expect([asMoments(message), mark?.next_worth]).toEqual(['[timeUp]', null])
  })

  test('sent again after it was the last one gets its reply again', async () => {
    const clock = await underTheClock()
    clock.at(2)
    const first = await clock.send('q1')
    clock.at(300)
    expect(await clock.send('q1')).toEqual(first)
  })

  test('held up by the line is counted after the sweep ended the session, and rewrites the score', async () => {
    const clock = await underTheClock()
    clock.at(11)
    expect(await endOverdueSessions(clock.room.app.deps)).toEqual(1)
    expect(await clock.work()).toEqual({ complete: true, score: 25, completed_on: deadline.toISOString(), isOpen: false })
    clock.at(40)
    expect(await clock.send('q1', clock.typedAt(-3))).toEqual(counted)
    expect(await clock.work()).toEqual({ complete: true, score: 45, completed_on: deadline.toISOString(), isOpen: false })
  })

  test('follows an end asked for at the deadline, once', async () => {
    const clock = await underTheClock()
    clock.at(0)
    expect((await clock.end()).time_up).toEqual(true)
    clock.at(5)
    expect(await clock.send('q1')).toEqual(counted)
    expect(await clock.send('q0')).toEqual({ ...refused, score: 9 })
  })

  test('to a session abandoned before the deadline stays refused', async () => {
    const clock = await underTheClock()
    clock.at(-60)
    await clock.end()
    clock.at(1)
    expect(await clock.send('q1', clock.typedAt(-1))).toEqual({ ...refused, session: 'abandoned' })
  })

  test('from another device’s older state is not taken for the question then current', async () => {
    const clock = await underTheClock()
    const older = clock.play.token()
    await clock.play.turn('next')
    clock.at(5)
    const body = { session_id: clock.play.session_id, answer: 'q1', state_token: older }
    const { status, code } = await clock.room.app.refused(submitAnswer, { as: clock.room.student, body })
    expect([status, code]).toEqual([409, 'stale_state'])
  })
})

describe('a skip', () => {
  test.each([
    { at: -1, gets: 200 },
    { at: 0, gets: 409 },
    { at: 5, gets: 409 },
    { at: 11, gets: 409 },
  ])('$at s from the deadline answers $gets', async ({ at, gets }) => {
    const clock = await underTheClock()
    clock.at(at)
    const { status } = await clock.room.app.send(skipQuestion, { as: clock.room.student, body: { session_id: clock.play.session_id } })
    expect(status).toEqual(gets)
  })
})

describe('an end', () => {
  test.each([
    { at: -3, session: 'abandoned', complete: false, score: 0 },
    { at: -2, session: 'time_up', complete: true, score: 25 },
    { at: 0, session: 'time_up', complete: true, score: 25 },
    { at: 30, session: 'time_up', complete: true, score: 25 },
  ])('asked for $at s from the deadline is $session', async ({ at, session, complete, score }) => {
    const clock = await underTheClock()
    clock.at(at)
    const first = await clock.end()
    const second = await clock.end()
    const work = await clock.work()
    expect([second, first.agent.status, work.complete, work.score]).toEqual([first, session, complete, score])
  })

  test('by the clock lists what was neither accepted nor passed', async () => {
    const clock = await underTheClock()
    clock.at(0)
    const { agent, message, complete, time_up } = await clock.end()
    expect(agent.tasks.map((task) => task.status)).toEqual(['open', 'open'])
    expect([message, complete, time_up]).toEqual(["Time's up! Your assignment will be automatically submitted.", false, true])
  })
})

describe('the deadline', () => {
  test('is the server’s, and survives a reload', async () => {
    const clock = await underTheClock()
    clock.at(-60)
    const { agent } = await clock.room.app.request(startChat, { as: clock.room.student, body: { assignment_id: clock.room.assignment.id } })
    expect([agent.deadline_at, agent.server_now]).toEqual([deadline.toISOString(), '2026-11-20T12:09:00.000Z'])
  })

  test.each([
    { timeFactor: 1.5, deadline_at: '2026-11-20T12:15:00.000Z' },
    { timeFactor: 2, deadline_at: '2026-11-20T12:20:00.000Z' },
    { timeFactor: null, deadline_at: null },
  ])('follows the student’s time factor $timeFactor', async ({ timeFactor, deadline_at }) => {
    const clock = await underTheClock({ student: { timeFactor } })
    expect(clock.play.latest().agent.deadline_at).toEqual(deadline_at)
  })

  test.each(['0', '-5', 'soon', null])('is none for a timer of %j', async (timer) => {
    const room = await createClassroom({ config: { timer } })
    expect((await room.start()).latest().agent.deadline_at).toEqual(null)
  })

  test('is told to whoever asks for the clock, who finds an overdue session ended', async () => {
    const clock = await underTheClock()
    const ask = () => clock.room.app.request(chatClock, { as: clock.room.student, query: { session_id: String(clock.play.session_id) } })
    clock.at(-1)
    const state_token = clock.play.token()
    expect(await ask()).toEqual({ deadline_at: deadline.toISOString(), server_now: '2026-11-20T12:09:59.000Z', state_token, status: 'active' })
    clock.at(10)
    expect((await ask()).status).toEqual('active')
    clock.at(10.001)
    expect((await ask()).status).toEqual('time_up')
    const other = await clock.room.app.seedStudent()
    const { status } = await clock.room.app.refused(chatClock, { as: other, query: { session_id: String(clock.play.session_id) } })
    expect(status).toEqual(404)
  })

  test('missed by everybody is kept by the sweep, test runs counting nowhere', async () => {
    const clock = await underTheClock()
    await clock.room.start(clock.room.teacher, { exercise_id: clock.room.exercise.id })
    clock.at(11)
    expect([await endOverdueSessions(clock.room.app.deps), await endOverdueSessions(clock.room.app.deps)]).toEqual([2, 0])
    const rows = await clock.room.app.db.select({ status: sessions.status, endedAt: sessions.endedAt }).from(sessions)
    expect(rows).toEqual([
      { status: 'time_up', endedAt: deadline },
      { status: 'time_up', endedAt: deadline },
    ])
  })

  test('passed means that a start begins no new session of finished work', async () => {
    const clock = await underTheClock()
    clock.at(20)
    const { status, code } = await clock.room.app.refused(startChat, { as: clock.room.student, body: { assignment_id: clock.room.assignment.id } })
    expect([status, code]).toEqual([409, 'redo_not_allowed'])
  })
})
