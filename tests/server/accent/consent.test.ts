import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { startAccent, submitTake } from '#contract/accent/accent-sessions.ts'
import { deleteClass, renameClass } from '#contract/classroom/classes.ts'
import { getSession } from '#contract/sessions/sessions.ts'
import { recordings } from '#server/db/schema/sessions.ts'
import { createSpokenClassroom } from './classroom.ts'
import { feedbackOf, recordingOf } from './speech.ts'

type Room = Awaited<ReturnType<typeof createSpokenClassroom>>

async function sounds({ app }: Room) {
  return (await app.db.select({ wav: recordings.wav }).from(recordings).orderBy(recordings.id)).map(({ wav }) => wav !== null)
}

describe('the school’s consent to keep voices', () => {
  test('is told at the start, and without it a take is scored, counted and thrown away', async () => {
    const room = await createSpokenClassroom({ hasConsent: false })
    const play = await room.start()
    expect(play.begun.keeps_recordings).toEqual(false)
    const body = { ...play.state(), file: recordingOf(70), client_attempt_id: 'one' }
    const reply = await room.app.request(submitTake, { as: room.student, body })
    expect([reply.feedback, reply.recording_url, reply.agent.take?.recording_url, reply.agent.current_question_state]).toEqual([
      feedbackOf(70), null, null, { takes: 1, score: 7 },
    ])
    expect(await room.app.request(submitTake, { as: room.student, body })).toEqual(reply)
    expect(await sounds(room)).toEqual([false])
    const again = await room.app.request(startAccent, { as: room.student, body: { assignment_id: room.assignment.id } })
    expect([again.agent.take?.feedback, again.agent.take?.recording_url]).toEqual([feedbackOf(70), null])
    const { chat_sessions } = await room.app.request(getSession, { as: room.teacher, params: { id: play.session_id } })
    const heard = chat_sessions[0]?.chat_full_context.find(({ role }) => role === 'user')
    expect([heard?.recording_url, heard?.feedback]).toEqual([null, feedbackOf(70)])
  })

  test('counts from the moment it is given or taken back, in the middle of a session', async () => {
    const room = await createSpokenClassroom({ hasConsent: false })
    const play = await room.start()
    const consent = (voice_consent: boolean) =>
      room.app.request(renameClass, { as: room.teacher, params: { id: room.classId }, body: { name: 'Voices', voice_consent } })
    await play.take(70)
    await consent(true)
    expect((await play.take(70)).recording_url).not.toEqual(null)
    await consent(false)
    await play.take(70)
    expect(await sounds(room)).toEqual([false, true, false])
  })

  test('ends with its class, and is nobody’s who is in no class: a teacher’s test run keeps nothing', async () => {
    const room = await createSpokenClassroom()
    const tried = await room.start(room.teacher, { exercise_id: room.exercise.id })
    await tried.take(70)
    await room.app.send(deleteClass, { as: room.teacher, params: { id: room.classId } })
    const play = await room.start()
    await play.take(70)
    expect([tried.begun.keeps_recordings, play.begun.keeps_recordings, await sounds(room)]).toEqual([false, false, [false, false]])
    const [own] = await room.app.db.select({ usable: recordings.usable }).from(recordings).where(eq(recordings.userId, room.student.id))
    expect(own).toEqual({ usable: true })
  })
})
