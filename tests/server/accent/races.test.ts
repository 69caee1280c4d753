import { expect, test } from 'vitest'
import { forceEndAccent, skipSpoken, submitTake } from '#contract/accent/accent-sessions.ts'
import { recordings, sessionQuestions, sessions } from '#server/db/schema/sessions.ts'
import { assignments } from '#server/db/schema/work.ts'
import { endOverdueSessions } from '#server/use-cases/chat/end-overdue-sessions.ts'
import { createSpokenClassroom } from './classroom.ts'
import { recordingOf } from './speech.ts'

test('takes, skips, a putting off and an end at once leave one sound session', async () => {
  const room = await createSpokenClassroom()
  const play = await room.start()
  const as = room.student
  const state = play.state()
  const sent = await Promise.all([
    ...[40, 50, 60].map((loudness) => room.app.send(submitTake, { as, body: { ...state, file: recordingOf(loudness), client_attempt_id: `take ${loudness}` } })),
    room.app.send(skipSpoken, { as, body: { ...state, client_attempt_id: 'skip' } }),
    room.app.send(skipSpoken, { as, body: { ...state, defer: true, client_attempt_id: 'put off' } }),
    room.app.send(forceEndAccent, { as, body: { session_id: play.session_id } }),
  ])
  expect(sent.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([])
  const moved = sent.slice(0, 5).filter(({ status }) => status === 200).length
  const { status, scoreCenti } = sessions
  const [session] = await room.app.db.select({ status, scoreCenti }).from(sessions)
  const questions = await room.app.db.select({ score: sessionQuestions.scoreCenti }).from(sessionQuestions)
  const kept = await room.app.db.select({ overall: recordings.overall }).from(recordings)
  const earned = kept.reduce((sum, { overall }) => sum + (overall ?? 0) * 10, 0)
  expect([session?.status, moved <= 1, session?.scoreCenti]).toEqual(['abandoned', true, earned])
  expect(questions.reduce((sum, { score }) => sum + score, 0)).toEqual(earned)
})

test('the last take, the end and the sweep race for the deadline without counting twice', async () => {
  const room = await createSpokenClassroom({ config: { timer: '5' } })
  const play = await room.start()
  room.app.clock.advance(5 * 60_000 + 5_000)
  const take = (loudness: number) => ({ ...play.state(), file: recordingOf(loudness), client_attempt_id: `take ${loudness}` })
  await Promise.all([
    ...[60, 90].map((loudness) => room.app.send(submitTake, { as: room.student, body: take(loudness) })),
    room.app.send(forceEndAccent, { as: room.student, body: { session_id: play.session_id } }),
    endOverdueSessions(room.app.deps),
  ])
  const kept = await room.app.db.select({ overall: recordings.overall }).from(recordings)
  const [assignment] = await room.app.db.select().from(assignments)
  const [session] = await room.app.db.select().from(sessions)
  expect([session?.status, kept.length <= 1, assignment?.complete]).toEqual(['time_up', true, true])
  expect(assignment?.score).toEqual((kept[0]?.overall ?? 0) / 3)
})
