import { expect, test } from 'vitest'
import { forceEndChat, skipQuestion, submitAnswer } from '#contract/chat/chat-sessions.ts'
import { messages, sessionQuestions, sessions } from '#server/db/schema/sessions.ts'
import { assignments } from '#server/db/schema/work.ts'
import { createClassroom } from './classroom.ts'

type Room = Awaited<ReturnType<typeof createClassroom>>

/** What must hold of a session whatever happened to it. */
async function accountOf(room: Room) {
  const [session] = await room.app.db.select().from(sessions)
  const asked = await room.app.db.select().from(sessionQuestions).orderBy(sessionQuestions.position)
  const log = await room.app.db.select().from(messages).orderBy(messages.id)
  const tries = asked.map(({ position }) => log.filter((one) => one.position === position && one.attempt !== null).map((one) => one.attempt).join())
  const cards = log.filter((one, index) => one.role === 'assistant' && log[index - 1]?.role !== 'system')
  const [work] = await room.app.db.select().from(assignments)
  return {
    status: session?.status,
    triesAreNumbered: asked.every(({ attempts }, index) => tries[index] === Array.from({ length: attempts }, (_, at) => at + 1).join()),
    triesAreAnswered: log.filter((one) => one.role === 'user').length === log.filter((one) => one.role === 'system').length,
    scoreIsTheSum: session?.scoreCenti === asked.reduce((sum, one) => sum + one.scoreCenti, 0),
    cardsAreAsked: cards.length === (session?.currentPosition ?? -1) + 1,
    workIsComplete: work?.complete,
    workScore: work?.score,
  }
}

const sound = { triesAreNumbered: true, triesAreAnswered: true, scoreIsTheSum: true, cardsAreAsked: true }

test('twenty copies of one answer count once and get one reply', async () => {
  const room = await createClassroom()
  const play = await room.start()
  const body = { session_id: play.session_id, answer: 'q.5', state_token: play.token(), client_attempt_id: 'one' }
  const replies = await Promise.all(Array.from({ length: 20 }, () => room.app.request(submitAnswer, { as: room.student, body })))
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toEqual(1)
  expect(await accountOf(room)).toEqual({ ...sound, status: 'active', workIsComplete: false, workScore: null })
})

test('twenty copies of one answer without an id count once', async () => {
  const room = await createClassroom()
  const { session_id } = await room.start()
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => room.app.request(submitAnswer, { as: room.student, body: { session_id, answer: 'q.5' } })),
  )
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toEqual(1)
})

test('twenty different answers from one state: one is taken, the others are told that it went on', async () => {
  const room = await createClassroom()
  const play = await room.start()
  const sent = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      room.app.send(submitAnswer, {
        as: room.student,
        body: { session_id: play.session_id, answer: `q.5 ${index}`, state_token: play.token(), client_attempt_id: `n${index}` },
      }),
    ),
  )
  expect(sent.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
  expect(await accountOf(room)).toEqual({ ...sound, status: 'active', workIsComplete: false, workScore: null })
})

test.each([1, 2, 3])('answers, skips and an end at once leave one sound session (round %i)', async (round) => {
  const asked = Array.from({ length: 6 }, (_, index) => ({ title: `Q${index}`, prompt: `Q${index}?`, set: { allowSkipping: true } }))
  const room = await createClassroom({ asked })
  const { session_id } = await room.start()
  const calls = Array.from({ length: 21 }, (_, index) => {
    const kind = (index * 7 + round) % 3
    const as = room.student
    if (index === 10 + round) return room.app.send(forceEndChat, { as, body: { session_id } })
    if (kind === 0) return room.app.send(skipQuestion, { as, body: { session_id, client_attempt_id: `s${index}` } })
    return room.app.send(submitAnswer, { as, body: { session_id, answer: `q.5 ${index}`, client_attempt_id: `a${index}` } })
  })
  const statuses = new Set((await Promise.all(calls)).map(({ status }) => status))
  expect([...statuses].filter((status) => status !== 200 && status !== 409)).toEqual([])
  const { status, workIsComplete, workScore, ...rest } = await accountOf(room)
  expect(rest).toEqual(sound)
  expect([
    ['abandoned', false, null],
    ['complete', true, workScore],
  ]).toContainEqual([status, workIsComplete, workScore])
})

test('the last skip sent twenty times completes once', async () => {
  const room = await createClassroom({ asked: [{ title: 'One', prompt: 'One?' }] })
  const play = await room.start()
  await play.turn('q1')
  const body = { session_id: play.session_id, state_token: play.token(), client_attempt_id: 'turn in' }
  const replies = await Promise.all(Array.from({ length: 20 }, () => room.app.request(skipQuestion, { as: room.student, body })))
  expect(new Set(replies.map((reply) => reply.message))).toEqual(new Set(['Exercise complete!']))
  expect(await accountOf(room)).toEqual({ ...sound, status: 'complete', workIsComplete: true, workScore: 100 })
})

test('the last answer, the end and the sweep race for the deadline without counting twice', async () => {
  const room = await createClassroom({ asked: [{ title: 'One', prompt: 'One?' }], config: { timer: '1min' } })
  const play = await room.start()
  room.app.clock.advance(60_000)
  const answers = Array.from({ length: 6 }, (_, index) =>
    room.app.send(submitAnswer, {
      as: room.student,
      body: { session_id: play.session_id, answer: `q.7 ${index}`, state_token: play.token(), client_attempt_id: `a${index}` },
    }),
  )
  const ends = Array.from({ length: 6 }, () => room.app.send(forceEndChat, { as: room.student, body: { session_id: play.session_id } }))
  const statuses = (await Promise.all([...answers, ...ends])).map(({ status }) => status)
  expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([])
  const { workScore, ...account } = await accountOf(room)
  expect(account).toEqual({ ...sound, status: 'time_up', workIsComplete: true })
  expect([0, 70]).toContain(workScore)
})
