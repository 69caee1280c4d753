import { describe, expect, test } from 'vitest'
import { getAssignment } from '#contract/assignments/assignments.ts'
import { startChat } from '#contract/chat/chat-sessions.ts'
import { listReviewQueue, listSessionChanges, overrideScore, reviewAnswer } from '#contract/review/review.ts'
import { getSession } from '#contract/sessions/sessions.ts'
import { audit } from '#server/db/schema/operations.ts'
import { createClassroom } from '#tests/server/chat/classroom.ts'

const asked = [
  { title: 'One', prompt: 'One?\nAnswer: 1' },
  { title: 'Two', prompt: 'Two?\nAnswer: 2', set: { numQuestions: 2 } },
]

async function withFinished(turns: readonly string[] = ['q.5', 'next', 'pending', 'next', 'q1', 'next']) {
  const room = await createClassroom({ asked, config: { letterGradeToMoveOn: 'F' } })
  const play = await room.start()
  for (const turn of turns) await play.turn(turn)
  const params = { id: play.session_id }
  const override = (question_set_index: number, question_index: number, score: number | null) =>
    room.app.request(overrideScore, { as: room.teacher, params, body: { question_set_index, question_index, score } })
  const percent = async () => (await room.app.request(getAssignment, { as: room.teacher, params: { id: room.assignment.id } })).config.score
  return { ...room, play, params, override, percent }
}

describe('a score set by hand', () => {
  test('stands in its session and in the assignment, and is logged with what it was', async () => {
    const room = await withFinished()
    const before = await room.percent()
    const past = await room.override(0, 0, 7.25)
    expect([before, await room.percent()]).toEqual([75, 86.25])
    expect([past.history.score, past.chat_sessions.map(({ score, overridden }) => [score, overridden])]).toEqual([
      17.25,
      [
        [7.25, true],
        [0, undefined],
        [10, undefined],
      ],
    ])
    const notes = (await room.app.db.select().from(audit)).map(({ actorId, action, subjectKind, subjectId, details }) => [
      [actorId, action, subjectKind, subjectId],
      details,
    ])
    expect(notes).toEqual([
      [[room.teacher.id, 'score.overridden', 'session', room.params.id], { question_set_index: 0, question_index: 0, from: 5, to: 7.25, is_set: true }],
    ])
  })

  test('may carry a reason, which its student reads until the score is taken back', async () => {
    const room = await withFinished()
    const place = { question_set_index: 0, question_index: 0 }
    const set = (change: { score: number | null; reason?: string }) =>
      room.app.request(overrideScore, { as: room.teacher, params: room.params, body: { ...place, ...change } })
    await set({ score: 9, reason: '  The first try had it. ' })
    const seen = async () => (await room.app.request(getSession, { as: room.student, params: room.params })).chat_sessions[0]?.override_reason
    const before = await seen()
    await set({ score: null })
    expect([before, await seen()]).toEqual(['The first try had it.', undefined])
  })

  test('shows who set it, who took it back and who judged, the newest first', async () => {
    const room = await withFinished()
    const colleague = await room.app.seedAdmin()
    await room.override(0, 0, 7.25)
    const [waiting] = (await room.app.request(listReviewQueue, { as: room.teacher })).results
    await room.app.request(reviewAnswer, { as: colleague, params: { message_id: waiting?.message_id ?? 0 }, body: { quality: 0.5 } })
    await room.override(0, 0, null)
    const { results } = await room.app.request(listSessionChanges, { as: room.teacher, params: room.params })
    const at = (index: number) => ({ question_set_index: index, question_index: 0 })
    expect(results.map(({ kind, by, place, from, to }) => [kind, by, place, from, to])).toEqual([
      ['taken_back', room.teacher.name, at(0), 7.25, 5],
      ['judged', colleague.name, at(1), 0, 5],
      ['set', room.teacher.name, at(0), 5, 7.25],
    ])
    expect((await room.app.refused(listSessionChanges, { as: room.student, params: room.params })).code).toEqual('forbidden')
  })

  test('may lower, ends the waiting of a question, and is taken back with null', async () => {
    const room = await withFinished()
    const queue = async () => (await room.app.request(listReviewQueue, { as: room.teacher })).results.length
    const set = await room.override(1, 0, 0)
    const after = [await room.percent(), set.pending, set.chat_sessions[1]?.status, await queue()]
    const back = await room.override(1, 0, null)
    expect([after, [await room.percent(), back.pending, back.chat_sessions[1]?.status, await queue()]]).toEqual([
      [50, 0, 'partly', 0],
      [75, 10, 'pending', 1],
    ])
  })

  test('of a waiting answer in a running session ends its waiting for the student too', async () => {
    const room = await withFinished(['pending'])
    await room.override(0, 0, 10)
    const play = await room.start(room.student)
    const { agent } = await play.turn('next')
    expect([agent.tasks[0]?.status, agent.current_exercise_state.pending, agent.current_exercise_state.score]).toEqual(['done', 0, 10])
  })

  test('in a running session shows at the next start, and later answers leave it', async () => {
    const room = await withFinished(['q.5'])
    await room.override(0, 0, 9)
    const resumed = await room.app.request(startChat, { as: room.student, body: { assignment_id: room.assignment.id } })
    const play = await room.start(room.student)
    const later = await play.turn('q1')
    expect([resumed.agent.current_exercise_state.score, later.agent.current_exercise_state.score]).toEqual([9, 9])
    for (const turn of ['next', 'q1', 'next', 'q1', 'next']) await play.turn(turn)
    expect(await room.percent()).toEqual(96.67)
  })

  test('is refused above the points of its question, below 0, for a question that was not asked, and in a test run', async () => {
    const room = await withFinished()
    const test = await room.app.request(startChat, { as: room.teacher, body: { exercise_id: room.exercise.id } })
    const send = async (as: typeof room.teacher, id: number, question_set_index: number, score: number) => {
      const refusal = { as, params: { id }, body: { question_set_index, question_index: 0, score } }
      const { status, field, error } = await room.app.refused(overrideScore, refusal)
      return [status, field, error]
    }
    const colleague = await room.app.seedTeacher()
    const id = room.params.id
    const tries = [await send(room.teacher, id, 0, 10.01), await send(room.teacher, id, 0, -1), await send(room.teacher, id, 7, 1)]
    const byOthers = [await send(colleague, id, 0, 1), await send(room.student, id, 0, 1)]
    expect([...tries, await send(room.teacher, test.agent.session_id, 0, 1), ...byOthers]).toEqual([
      [422, 'score', 'This question is worth 10 points.'],
      [422, 'score', 'A score cannot be below 0'],
      [404, undefined, 'This was not found.'],
      [409, undefined, 'This session does not count.'],
      [404, undefined, 'This was not found.'],
      [403, undefined, 'Your account may not do this.'],
    ])
    expect([await room.percent(), await room.app.db.select().from(audit)]).toEqual([75, []])
  })
})
