import { describe, expect, test } from 'vitest'
import { forceEndChat, startChat, submitAnswer } from '#contract/chat/chat-sessions.ts'
import { setAccommodations } from '#contract/classroom/students.ts'
import { acceptAnswer } from '#contract/review/review.ts'
import { sessions } from '#server/db/schema/sessions.ts'
import { assignments } from '#server/db/schema/work.ts'
import { builtInTutor } from '#server/grading/turn/built-in-tutor.ts'
import { createClassroom } from './classroom.ts'

const one = [{ title: 'One', prompt: 'One?\n\nAnswer: 4' }]
const two = [...one, { title: 'Two', prompt: 'Two?\n\nAnswer: 5' }]
const minute = 60_000

type Room = Awaited<ReturnType<typeof createClassroom>>
type Play = Awaited<ReturnType<Room['start']>>

function abandon(room: Room, { session_id }: Play) {
  return room.app.request(forceEndChat, { as: room.student, body: { session_id } })
}

/** Answers in turn, abandons, and starts again. */
async function startAgainAfter(room: Room, turns: readonly string[]): Promise<Play> {
  const play = await room.start()
  for (const turn of turns) await play.turn(turn)
  await abandon(room, play)
  return room.start()
}

describe('starting again after abandoning', () => {
  test('brings back neither the tries that were used nor the worth from before the answer was shown', async () => {
    const room = await createClassroom({ asked: one })
    const again = await startAgainAfter(room, ['q0 a', 'q0 b', 'q0 c'])
    const { tasks, current_question_state } = again.latest().agent
    expect([current_question_state.attempts, current_question_state.answer_given, current_question_state.next_attempt_worth]).toEqual([3, true, 1])
    expect(tasks.map(({ tries_before, worth_now, score, status }) => [tries_before, worth_now, score, status])).toEqual([[3, 1, 0, 'open']])
    const { agent } = await again.turn('q1')
    expect(agent.current_exercise_state.score).toEqual(1)
  })

  test('brings no new time: the deadline stays that of the first start', async () => {
    const room = await createClassroom({ asked: two, config: { timer: '15min' } })
    const first = await room.start()
    await abandon(room, first)
    room.app.clock.advance(10 * minute)
    const again = await room.start()
    expect([again.session_id === first.session_id, again.latest().agent.deadline_at]).toEqual([false, '2026-11-20T12:15:00.000Z'])
  })

  test('shows no answers by practice before the work is turned in', async () => {
    const room = await createClassroom({ asked: one })
    const play = await room.start()
    await abandon(room, play)
    const refused = await room.app.refused(startChat, { as: room.student, body: { practice_of: play.session_id } })
    expect([refused.status, refused.code]).toEqual([409, 'conflict'])
  })

  test('keeps the credit of what was accepted, settled, and goes on at the first question that is not', async () => {
    const room = await createClassroom({ asked: two })
    const again = await startAgainAfter(room, ['q0 a', 'q.8'])
    const { agent, message } = again.latest()
    expect([message, agent.current_task_index, agent.current_exercise_state.score]).toEqual(['Two?', 1, 7])
    expect(agent.tasks.map(({ status, score, tries_before, worth_now }) => [status, score, tries_before, worth_now])).toEqual([
      ['done', 7, 2, null],
      ['open', 0, 0, 10],
    ])
    await again.turn('q1')
    const { complete, agent: ended } = await again.turn('next')
    expect([complete, ended.current_exercise_state.score]).toEqual([true, 17])
  })

  test('with nothing left to do takes no answer and turns in what was kept', async () => {
    const room = await createClassroom({ asked: one })
    const again = await startAgainAfter(room, ['q.5', 'q0 b', 'q0 c'])
    const { agent } = again.latest()
    expect([agent.current_question_state.next_attempt_worth, agent.current_question_set_state.should_move_to_next_question]).toEqual([null, true])
    const refused = await room.app.refused(submitAnswer, { as: room.student, body: { session_id: again.session_id, answer: 'q1' } })
    expect([refused.status, refused.code]).toEqual([409, 'question_settled'])
    expect((await again.turn('next')).complete).toEqual(true)
    const [work] = await room.app.db.select().from(assignments)
    expect([work?.complete, work?.score]).toEqual([true, 50])
  })

  test('again and again uses the tries up, whatever was abandoned in between', async () => {
    const room = await createClassroom({ asked: one })
    await startAgainAfter(room, ['q0 a'])
    await startAgainAfter(room, ['q0 b'])
    const last = await startAgainAfter(room, [])
    expect(last.latest().agent.current_question_state.attempts).toEqual(2)
    const { agent } = await last.turn('q0 c')
    expect([agent.current_question_state.attempts, agent.current_question_state.answer_given]).toEqual([3, true])
  })

  test('draws new values, and a repeat is one only where the question is the same', async () => {
    const room = await createClassroom({ tutor: builtInTutor, asked: [...one, { title: 'Two', prompt: '{a}?\n\nLet: a = 1..10000\nAnswer: {a}', set: { allowSkipping: true } }] })
    const again = await startAgainAfter(room, ['7', '4', 'next', '0'])
    const { message, agent } = again.latest()
    expect([message === 'Two?', agent.current_question_state.attempts]).toEqual([false, 1])
    expect((await again.turn('0')).agent.current_question_state.attempts).toEqual(2)
    const same = await createClassroom({ tutor: builtInTutor, asked: one })
    const repeated = await startAgainAfter(same, ['7'])
    expect((await repeated.turn('7')).agent.current_question_state.attempts).toEqual(1)
  })

  test('asks what was only skipped once more', async () => {
    const room = await createClassroom({ asked: [{ title: 'One', prompt: 'One?', set: { allowSkipping: true } }, ...two.slice(1)] })
    const again = await startAgainAfter(room, ['q.5', 'next'])
    const { agent, message } = again.latest()
    expect([message, agent.current_question_state.attempts, agent.current_question_state.score, agent.tasks[0]?.status]).toEqual(['One?', 1, 5, 'open'])
  })

  test('does not count for the assignment until the next session ends', async () => {
    const room = await createClassroom({ asked: two })
    await startAgainAfter(room, ['q1'])
    const [work] = await room.app.db.select().from(assignments)
    expect([work?.complete, work?.score]).toEqual([false, null])
  })

  test('counts an answer that a teacher accepts later from the tries it came after', async () => {
    const room = await createClassroom({ tutor: builtInTutor, asked: one })
    const again = await startAgainAfter(room, ['7', '8'])
    await again.turn('four-ish')
    const questionId = again.latest().agent.current_question_definition.id
    await room.app.request(acceptAnswer, { as: room.teacher, params: { id: questionId }, body: { answer: 'four-ish' } })
    const resumed = await room.start()
    expect(resumed.latest().agent.tasks.map(({ score, tries_before }) => [score, tries_before])).toEqual([[8, 2]])
  })

  test('after the time ran out turns in what was kept, at once', async () => {
    const room = await createClassroom({ asked: two, config: { timer: '15min' }, assignment: { dueDate: new Date('2026-11-20T18:00:00Z') } })
    const play = await room.start()
    await play.turn('q1')
    await abandon(room, play)
    room.app.clock.advance(16 * minute)
    const reply = (await room.start()).latest()
    expect([reply.time_up, reply.agent.status, reply.agent.current_exercise_state.score]).toEqual([true, 'time_up', 10])
    const [work] = await room.app.db.select().from(assignments)
    expect([work?.complete, work?.score, work?.late, work?.completedOn?.toISOString()]).toEqual([true, 50, false, '2026-11-20T12:16:00.000Z'])
  })

  test('takes no answer that came too late, as none was on its way', async () => {
    const room = await createClassroom({ asked: one, config: { timer: '15min' } })
    await abandon(room, await room.start())
    room.app.clock.advance(15 * minute + 3_000)
    const again = await room.start()
    const body = { session_id: again.session_id, answer: 'q1', typed_at: '2026-11-20T12:14:59.500Z' }
    const refused = await room.app.refused(submitAnswer, { as: room.student, body })
    expect([refused.status, refused.code]).toEqual([409, 'session_over'])
  })

  test('counts more time from the first start', async () => {
    const room = await createClassroom({ asked: one, config: { timer: '10min' } })
    await abandon(room, await room.start())
    room.app.clock.advance(5 * minute)
    await room.start()
    await room.app.request(setAccommodations, { as: room.teacher, params: { id: room.student.id }, body: { time_factor: 2, allow_paste: false } })
    expect((await room.start()).latest().agent.deadline_at).toEqual('2026-11-20T12:20:00.000Z')
  })

  test('of a redo begins anew, and that redo’s own abandoned tries stay used', async () => {
    const room = await createClassroom({ asked: one, assignment: { allowRedo: true } })
    const play = await room.start()
    for (const turn of ['q0 a', 'q1', 'next']) await play.turn(turn)
    const redo = await room.start()
    expect(redo.latest().agent.current_question_state.attempts).toEqual(0)
    await redo.turn('q0 b')
    await abandon(room, redo)
    expect((await room.start()).latest().agent.current_question_state.attempts).toEqual(1)
  })

  test('lets what was turned in be practised, with all tries', async () => {
    const room = await createClassroom({ asked: one })
    const play = await room.start()
    for (const turn of ['q0 a', 'q0 b', 'q0 c', 'q0 d', 'next']) await play.turn(turn)
    const practice = await room.start(room.student, { practice_of: play.session_id })
    expect([practice.latest().agent.is_practice, practice.latest().agent.current_question_state.attempts]).toEqual([true, 0])
  })

  test('begins one session when it is asked for twenty times at once', async () => {
    const room = await createClassroom({ asked: one })
    const play = await room.start()
    await play.turn('q0 a')
    await abandon(room, play)
    const started = await Promise.all(Array.from({ length: 20 }, () => room.start()))
    expect(new Set(started.map(({ session_id }) => session_id)).size).toEqual(1)
    expect(await room.app.db.select({ status: sessions.status, score: sessions.scoreCenti }).from(sessions)).toHaveLength(2)
  })
})
