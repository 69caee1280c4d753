import { describe, expect, test } from 'vitest'
import { createActor, toPromise } from 'xstate'
import {
  batchUpdateAssignments,
  createAssignment,
  deleteAssignment,
  getAssignment,
  listAssignments,
  updateAssignment,
} from '#contract/assignments/assignments.ts'
import { restoreFromBin, listBin } from '#contract/bin/bin.ts'
import { skipQuestion, startChat, submitAnswer } from '#contract/chat/chat-sessions.ts'
import { exportGradebook, exportSession } from '#contract/progress/exports.ts'
import { acceptAnswer, listReviewQueue, overrideScore, reviewAnswer } from '#contract/review/review.ts'
import { getSession, listSessions, setSessionGradeLevel } from '#contract/sessions/sessions.ts'
import { createMarkingActors } from '#src/actors/review/marking.actors.ts'
import { createApi } from '#src/api/client.ts'
import { failureOf } from '#src/api/failure.ts'
import { questions } from '#server/db/schema/library.ts'
import { seedExercise } from '#tests/server/chat/exercises.ts'
import { scriptedTutor } from '#tests/server/chat/classroom.ts'
import { createTestApp } from '#tests/support/app.ts'
import type { Person } from '#tests/support/school/people.ts'

const asked = [
  { title: 'Why', prompt: 'Why is it so?' },
  { title: 'Sum', prompt: 'What is 1 + 1?\nAnswer: 2' },
]

/** A teacher and a student, each with the web app's own client, and an exercise of two questions. */
async function createPair() {
  const app = await createTestApp({ tutor: scriptedTutor })
  const teacher = await app.seedTeacher()
  const student = await app.seedStudent({ teacher, name: 'Mia Lang', username: 'mia', email: 'mia@school.example' })
  const exercise = await seedExercise(app.db, teacher.id, asked)
  const apiOf = async (person: Person) => {
    const token = await app.tokenOf(person)
    const fetch = async (input: RequestInfo | URL, init?: RequestInit) => app.app.request(new Request(input, init))
    return createApi({ root: 'http://school.example/api', readToken: () => token, timeZone: () => 'Pacific/Auckland', fetch })
  }
  const [api, theirs] = [await apiOf(teacher), await apiOf(student)]
  const given = { exercise_id: exercise.id, student_id: student.id }
  const play = async (assignment_id: number, turns: readonly string[]) => {
    const { agent } = await theirs.send(startChat, { body: { assignment_id } })
    for (const turn of turns) {
      const body = { session_id: agent.session_id }
      await (turn === 'next' ? theirs.send(skipQuestion, { body }) : theirs.send(submitAnswer, { body: { ...body, answer: turn } }))
    }
    return agent.session_id
  }
  return { app, api, teacher, given, play }
}

describe('the client and the server on work given and judged @f193', () => {
  test('give, change, change together, delete and bring back', async () => {
    const { api, given } = await createPair()
    await api.send(setSessionGradeLevel, { body: { grade_level: 7 } })
    const body = { ...given, due_date: '2026-11-27T10:59:00.000Z' }
    const made = await api.send(createAssignment, { body, idempotencyKey: 'give' })
    expect(await api.send(createAssignment, { body, idempotencyKey: 'give' })).toEqual(made)
    expect([made.title, made.grade_level, made.version]).toEqual(['Plants and Equations Assignment', 7, 1])
    const params = { id: made.id }
    const changed = await api.send(updateAssignment, { params, body: { title: 'For Friday', version: 1 } })
    expect(await api.send(updateAssignment, { params, body: { title: 'Late', version: 1 } }).catch(failureOf)).toEqual({
      kind: 'refused',
      status: 409,
      body: { error: 'This was changed in the meantime, in another tab or by somebody else.', code: 'stale_version', current: changed },
    })
    const together = { assignment_ids: [made.id, 4711], config: { allowRedoAssignment: true } }
    expect(await api.send(batchUpdateAssignments, { body: together })).toEqual({
      results: [
        { id: made.id, ok: true },
        { id: 4711, ok: false, error: 'This was not found.' },
      ],
    })
    expect(await api.send(deleteAssignment, { params })).toBe(null)
    expect((await api.send(listAssignments, {})).results).toEqual([])
    const [entry] = (await api.send(listBin, {})).results
    await api.send(restoreFromBin, { params: { id: entry?.id ?? 0 } })
    const back = await api.send(getAssignment, { params })
    expect([back.title, back.config.allowRedoAssignment]).toEqual(['For Friday', true])
  })

  test('tell who holds a marked answer of the mark that another place gave it first, and hold it instead', async () => {
    const { api, given, play } = await createPair()
    const { id } = await api.send(createAssignment, { body: given })
    const sessionId = await play(id, ['pending'])
    const [waiting] = (await api.send(listReviewQueue, { query: { limit: '10' } })).results
    const messageId = waiting?.message_id ?? 0
    await api.send(reviewAnswer, { params: { message_id: messageId }, body: { points: 5, version: 0 } })
    await api.send(reviewAnswer, { params: { message_id: messageId }, body: { points: 7.5, version: 1 } })
    const { chat_sessions: places } = await api.send(getSession, { params: { id: sessionId } })
    const { saveMark } = createMarkingActors(api, places)
    const hold = (version: number) =>
      toPromise(createActor(saveMark, { input: { sessionId, wish: { kind: 'quality', place: 0, messageId, quality: null }, version } }).start())
    const refused = await hold(1)
    const newer = 'newer' in refused ? refused.newer : undefined
    expect([refused.ok, newer?.mark.points, newer?.mark.version, newer?.session.chat_sessions[0]?.score]).toEqual([false, 7.5, 2, 7.5])
    const held = await hold(2)
    expect(held.ok ? [held.session.pending, held.session.chat_sessions[0]?.score] : held).toEqual([10, 0])
  })

  test('judge what waits, set a score, accept an answer, and export what came of it', async () => {
    const { app, api, teacher, given, play } = await createPair()
    const { id } = await api.send(createAssignment, { body: given })
    const sessionId = await play(id, ['pending', 'next', 'q0', 'q0.1', 'q0.2', 'q0.3', 'next'])
    const score = async () => (await api.send(getAssignment, { params: { id } })).config.score
    const scores = [await score()]
    const [waiting] = (await api.send(listReviewQueue, { query: { limit: '10' } })).results
    const judged = await api.send(reviewAnswer, { params: { message_id: waiting?.message_id ?? 0 }, body: { points: 5, version: 0 } })
    const place = { question_set_index: 0, question_index: 0 }
    const late = await api.send(overrideScore, { params: { id: sessionId }, body: { ...place, points: 0, version: 0 } }).catch(failureOf)
    const current = { points: 5, points_possible: 10, by: teacher.name, is_own: true, at: '2026-11-20T12:00:00.000Z', version: judged.version }
    expect(late).toEqual({
      kind: 'refused',
      status: 409,
      body: { error: 'You gave 5 of 10 in another tab or on another device.', code: 'stale_version', current },
    })
    scores.push(await score())
    const [, sum] = await app.db.select().from(questions).orderBy(questions.id)
    const accepted = await api.send(acceptAnswer, { params: { id: sum?.id ?? 0 }, body: { answer: 'q0.1' } })
    scores.push(await score())
    const body = { ...place, points: 8, version: judged.version }
    const past = await api.send(overrideScore, { params: { id: sessionId }, body })
    scores.push(await score())
    expect([accepted, scores, past.history.score]).toEqual([{ regraded: 1 }, [0, 25, 70, 85], 17])
    expect((await api.send(listSessions, { query: { status: 'complete' } })).results.map((one) => one.score)).toEqual([17])
    expect(await api.send(exportGradebook, { query: {} })).toBe(
      'name,username,email,Plants and Equations Assignment\r\nMia Lang,mia,mia@school.example,85\r\n',
    )
    const transcript = await api.send(exportSession, { params: { id: sessionId }, query: {} })
    expect(transcript.split('\r\n').filter((line) => line.includes(',user,')).map((line) => line.split(',').slice(5).join(','))).toEqual([
      'user,pending,partly,1,5',
      'user,q0,not_yet,1,0',
      'user,q0.1,right,2,9',
      'user,q0.2,partly,3,9',
      'user,q0.3,partly,4,9',
    ])
  })
})
