import { describe, expect, test } from 'vitest'
import { forceEndChat, skipQuestion, submitAnswer } from '#contract/chat/chat-sessions.ts'
import { sessions } from '#server/db/schema/sessions.ts'
import { assignments } from '#server/db/schema/work.ts'
import { createClassroom } from './classroom.ts'

const one = [{ title: 'One', prompt: 'One?' }]

describe('moving on', () => {
  test('is refused before the question is accepted, and offered by the set that allows skipping', async () => {
    const room = await createClassroom()
    const play = await room.start()
    const refused = await room.app.refused(skipQuestion, { as: room.student, body: { session_id: play.session_id } })
    expect([refused.status, refused.code]).toEqual([409, 'skip_not_allowed'])
    for (const turn of ['q1', 'next', 'q.75', 'next', 'next', 'next']) await play.turn(turn)
    expect(play.latest().agent.tasks.map((task) => task.status)).toEqual(['done', 'done', 'skipped', 'skipped'])
  })

  test('after the tries are used up is Next, whatever the set says', async () => {
    const room = await createClassroom({ asked: [...one, { title: 'Two', prompt: 'Two?' }] })
    const play = await room.start()
    for (const turn of ['q0 a', 'q0 b', 'q0 c']) expect((await play.turn(turn)).agent.current_question_set_state.should_move_to_next_question).toEqual(false)
    expect((await play.turn('q0 d')).agent.current_question_set_state.should_move_to_next_question).toEqual(true)
    const { message, agent } = await play.turn('next')
    expect([message, agent.full_context.map(({ role, content, question_set_index }) => [role, content, question_set_index])]).toEqual([
      'Two?',
      [['assistant', 'Two?', 1]],
    ])
    expect(agent.tasks.map((task) => task.status)).toEqual(['partly', 'open'])
  })

  test('keeps the best credit so far', async () => {
    const room = await createClassroom({ asked: [{ title: 'One', prompt: 'One?', set: { allowSkipping: true } }] })
    const play = await room.start()
    await play.turn('q.5')
    const { agent, complete } = await play.turn('next')
    expect([complete, agent.tasks.map((task) => [task.score, task.status])]).toEqual([true, [[5, 'partly']]])
  })

  test('sent twice with one id moves once', async () => {
    const room = await createClassroom()
    const play = await room.start()
    await play.turn('q1')
    const body = { session_id: play.session_id, client_attempt_id: 'next one', state_token: play.token(), answer: { of: 'any kind' } }
    const first = await room.app.request(skipQuestion, { as: room.student, body })
    expect(await room.app.request(skipQuestion, { as: room.student, body })).toEqual(first)
    expect(first.agent.current_task_index).toEqual(1)
  })

  test('after the last question twice, without an id, ends once and says so twice', async () => {
    const room = await createClassroom({ asked: one })
    const play = await room.start()
    await play.turn('q1')
    const turnIn = () => room.app.request(skipQuestion, { as: room.student, body: { session_id: play.session_id } })
    const first = await turnIn()
    expect([await turnIn(), first.message]).toEqual([first, 'Exercise complete!'])
  })

  test('from a stale state is refused', async () => {
    const room = await createClassroom()
    const play = await room.start()
    const state_token = play.token()
    await play.turn('q1')
    const refused = await room.app.refused(skipQuestion, { as: room.student, body: { session_id: play.session_id, state_token } })
    expect([refused.status, refused.code]).toEqual([409, 'stale_state'])
  })
})

describe('a finished assignment', () => {
  test('keeps its best session when a redo is worse, and takes the better one', async () => {
    const room = await createClassroom({ asked: one, assignment: { allowRedo: true } })
    const rows = []
    for (const answer of ['q.75', 'q.7', 'q.8']) {
      const play = await room.start()
      await play.turn(answer)
      await play.turn('next')
      const [row] = await room.app.db.select().from(assignments)
      rows.push([row?.complete, row?.score, row?.bestSessionId === play.session_id, row?.completedOn?.toISOString()])
      room.app.clock.advance(60_000)
    }
    expect(rows).toEqual([
      [true, 75, true, '2026-11-20T12:00:00.000Z'],
      [true, 75, false, '2026-11-20T12:00:00.000Z'],
      [true, 80, true, '2026-11-20T12:02:00.000Z'],
    ])
  })

  test('finished in time stays in time when the better redo is late', async () => {
    const room = await createClassroom({ asked: one, assignment: { allowRedo: true, dueDate: new Date('2026-11-20T12:00:30Z') } })
    for (const answer of ['q.75', 'q1']) {
      const play = await room.start()
      await play.turn(answer)
      await play.turn('next')
      room.app.clock.advance(60_000)
    }
    const [row] = await room.app.db.select().from(assignments)
    expect([row?.score, row?.late]).toEqual([100, false])
  })

  test('takes neither an answer nor another end', async () => {
    const room = await createClassroom({ asked: one })
    const play = await room.start()
    await play.turn('q1')
    await play.turn('next')
    room.app.clock.advance(60_000)
    const { session_id } = play
    const refusals = [
      await room.app.refused(submitAnswer, { as: room.student, body: { session_id, answer: 'q0' } }),
      await room.app.refused(skipQuestion, { as: room.student, body: { session_id } }),
    ]
    expect(refusals.map(({ status, code }) => [status, code])).toEqual([
      [409, 'session_over'],
      [409, 'session_over'],
    ])
    const ended = await room.app.request(forceEndChat, { as: room.student, body: { session_id } })
    expect([ended.message, ended.complete, ended.time_up, ended.agent.status]).toEqual(['Exercise complete!', true, false, 'complete'])
  })
})

test('an abandoned session writes no score and says so as often as asked', async () => {
  const room = await createClassroom()
  const play = await room.start()
  await play.turn('q1')
  const before = await room.app.db.select().from(assignments)
  const body = { session_id: play.session_id, exercise_id: room.exercise.id, assignment_id: room.assignment.id }
  const first = await room.app.request(forceEndChat, { as: room.student, body })
  const again = await room.app.request(forceEndChat, { as: room.student, body })
  expect([again, first.complete, first.time_up, first.agent.status]).toEqual([first, false, false, 'abandoned'])
  expect(await room.app.db.select().from(assignments)).toEqual(before)
  const [session] = await room.app.db.select({ score: sessions.scoreCenti, endedAt: sessions.endedAt }).from(sessions)
  expect(session).toEqual({ score: 1000, endedAt: room.app.clock.now() })
})

test('an end for another exercise than the session’s is refused', async () => {
  const room = await createClassroom()
  const { session_id } = await room.start()
  const refused = await room.app.refused(forceEndChat, { as: room.student, body: { session_id, exercise_id: room.exercise.id + 1 } })
  expect([refused.status, refused.code]).toEqual([409, 'conflict'])
})
