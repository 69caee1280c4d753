import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { allowFreshStart, getAssignment, listAssignments, updateAssignment } from '#contract/assignments/assignments.ts'
import { forceEndChat, skipQuestion, startChat, submitAnswer } from '#contract/chat/chat-sessions.ts'
import { audit } from '#server/db/schema/operations.ts'
import { sessions } from '#server/db/schema/sessions.ts'
import { assignments } from '#server/db/schema/work.ts'
import { createClassroom } from '#tests/server/chat/classroom.ts'
import { seedAssignment } from '#tests/server/chat/exercises.ts'

const one = [{ title: 'One', prompt: 'One?\n\nAnswer: 4' }]
const minute = 60_000
const reason = 'Your teacher allowed a fresh start, so this session has ended. Start the assignment again to use it.'

type Room = Awaited<ReturnType<typeof createClassroom>>

async function abandonAfter(room: Room, turns: readonly string[]): Promise<void> {
  const play = await room.start()
  for (const turn of turns) await play.turn(turn)
  await room.app.request(forceEndChat, { as: room.student, body: { session_id: play.session_id } })
}

function allow(room: Room, as = room.teacher) {
  return room.app.request(allowFreshStart, { as, body: { assignment_ids: [room.assignment.id] } })
}

async function standOf(room: Room) {
  const work = await room.app.request(getAssignment, { as: room.student, params: { id: room.assignment.id } })
  return [work.first_started_at, work.fresh_start_allowed, work.clock_ends_at ?? null, work.may_begin]
}

describe('a fresh start', () => {
  test('brings all tries, the full worth and a new clock', async () => {
    const room = await createClassroom({ asked: one, config: { timer: '15min' } })
    await abandonAfter(room, ['q0 a', 'q0 b', 'q0 c'])
    room.app.clock.advance(10 * minute)
    await allow(room)
    const { agent } = (await room.start()).latest()
    expect([agent.current_question_state.attempts, agent.current_question_state.next_attempt_worth, agent.deadline_at]).toEqual([0, 10, '2026-11-20T12:25:00.000Z'])
    expect((await room.app.db.select().from(audit)).map(({ action, actorId }) => [action, actorId])).toEqual([['assignment.fresh_start', room.teacher.id]])
  })

  test('is told on the assignment until it is used', async () => {
    const room = await createClassroom({ asked: one, config: { timer: '15min' } })
    const stands = [await standOf(room)]
    await abandonAfter(room, ['q0 a'])
    stands.push(await standOf(room))
    await allow(room)
    stands.push(await standOf(room))
    await room.start()
    stands.push(await standOf(room))
    expect(stands).toEqual([
      [null, false, null, true],
      ['2026-11-20T12:00:00.000Z', false, '2026-11-20T12:15:00.000Z', true],
      [null, true, null, true],
      ['2026-11-20T12:00:00.000Z', false, null, true],
    ])
  })

  test('ends a running session; its next answer is refused with the reason, and the next session begins anew', async () => {
    const room = await createClassroom({ asked: one })
    const play = await room.start()
    await play.turn('q0 a')
    await allow(room)
    const body = { session_id: play.session_id, answer: 'q1', state_token: play.token(), client_attempt_id: 'late' }
    const refused = await room.app.refused(submitAnswer, { as: room.student, body })
    expect([refused.status, refused.code, refused.error]).toEqual([409, 'session_over', reason])
    const again = await room.start()
    expect([again.session_id === play.session_id, again.latest().agent.current_question_state.attempts]).toEqual([false, 0])
    const [work] = await room.app.db.select().from(assignments)
    expect([work?.complete, work?.score]).toEqual([false, null])
  })

  test('given while the last answer is on its way ends in one of two ways, never in both', async () => {
    const room = await createClassroom({ asked: one })
    for (let round = 0; round < 4; round += 1) {
      const play = await room.start()
      await play.turn('q1')
      const turnIn = { session_id: play.session_id, state_token: play.token(), client_attempt_id: `turn in ${round}` }
      const [sent] = await Promise.all([room.app.send(skipQuestion, { as: room.student, body: turnIn }), allow(room)])
      const [session] = await room.app.db.select().from(sessions).where(eq(sessions.id, play.session_id))
      expect([[200, 'complete'], [409, 'abandoned']]).toContainEqual([sent.status, session?.status])
      expect((await standOf(room)).slice(1)).toEqual([true, null, true])
    }
  })

  test('started at the same moment as it is given leaves no session of the round before', async () => {
    const room = await createClassroom({ asked: one })
    await abandonAfter(room, ['q0 a'])
    await Promise.all([room.start(), allow(room)])
    expect((await room.start()).latest().agent.current_question_state.attempts).toEqual(0)
  })

  test('lets work that was turned in be done once more; the best score stays', async () => {
    const room = await createClassroom({ asked: one })
    const play = await room.start()
    for (const turn of ['q.8', 'next']) await play.turn(turn)
    expect(await standOf(room)).toEqual(['2026-11-20T12:00:00.000Z', false, null, false])
    await allow(room)
    const again = await room.start()
    await again.turn('q0 a')
    await room.app.request(forceEndChat, { as: room.student, body: { session_id: again.session_id } })
    expect(await standOf(room)).toEqual(['2026-11-20T12:00:00.000Z', false, null, true])
    const last = await room.start()
    for (const turn of ['q.7', 'next']) await last.turn(turn)
    const work = await room.app.request(getAssignment, { as: room.student, params: { id: room.assignment.id } })
    expect([work.config.complete, work.config.score, work.may_begin]).toEqual([true, 80, false])
  })

  test('is allowed for many at once, each one told; what was not begun stays as it was', async () => {
    const room = await createClassroom({ asked: one })
    const other = await seedAssignment(room.app.db, { teacherId: room.teacher.id, studentId: room.student.id, exerciseId: room.exercise.id })
    await abandonAfter(room, ['q0 a'])
    const colleague = await room.app.seedTeacher()
    const ids = [room.assignment.id, other.id, 999]
    const refused = await room.app.request(allowFreshStart, { as: colleague, body: { assignment_ids: ids } })
    expect(refused.results.map(({ ok }) => ok)).toEqual([false, false, false])
    const allowed = await room.app.request(allowFreshStart, { as: room.teacher, body: { assignment_ids: [...ids, other.id] } })
    expect(allowed.results).toEqual([{ id: room.assignment.id, ok: true }, { id: other.id, ok: true }, { id: 999, ok: false, error: 'This was not found.' }])
    const { results } = await room.app.request(listAssignments, { as: room.teacher })
    expect(results.map(({ id, fresh_start_allowed }) => [id, fresh_start_allowed])).toEqual([[room.assignment.id, true], [other.id, false]])
  })

  test('is not for students to give', async () => {
    const room = await createClassroom({ asked: one })
    const refused = await room.app.refused(allowFreshStart, { as: room.student, body: { assignment_ids: [room.assignment.id] } })
    expect(refused.status).toEqual(403)
  })
})

describe('a redo', () => {
  test('that was begun and abandoned is over once the teacher turns redo off; a fresh start still opens it', async () => {
    const room = await createClassroom({ asked: one, assignment: { allowRedo: true } })
    const play = await room.start()
    for (const turn of ['q.8', 'next']) await play.turn(turn)
    await abandonAfter(room, ['q0 a'])
    expect((await standOf(room)).slice(1)).toEqual([false, null, true])
    const { version } = await room.app.request(getAssignment, { as: room.teacher, params: { id: room.assignment.id } })
    const config = { allowRedoAssignment: false }
    await room.app.request(updateAssignment, { as: room.teacher, params: { id: room.assignment.id }, body: { config, version } })
    expect((await standOf(room)).slice(1)).toEqual([false, null, false])
    const refused = await room.app.refused(startChat, { as: room.student, body: { assignment_id: room.assignment.id } })
    expect(refused.code).toEqual('redo_not_allowed')
    await allow(room)
    expect((await standOf(room)).slice(1)).toEqual([true, null, true])
    expect((await room.start()).latest().agent.current_question_state.attempts).toEqual(0)
  })
})

describe('practice of turned in work', () => {
  async function turnedIn(allowRedo: boolean) {
    const room = await createClassroom({ asked: one, assignment: { allowRedo } })
    const play = await room.start()
    for (const turn of ['q0 a', 'q0 b', 'q0 c', 'q0 d', 'next']) await play.turn(turn)
    return { room, practice: { practice_of: play.session_id } }
  }

  test('is closed, and ends where it runs, from a fresh start until that is turned in', async () => {
    const { room, practice } = await turnedIn(false)
    const running = await room.start(room.student, practice)
    await allow(room)
    const answer = await room.app.refused(submitAnswer, { as: room.student, body: { session_id: running.session_id, answer: 'q0 e' } })
    const start = await room.app.refused(startChat, { as: room.student, body: practice })
    const ofPractice = await room.app.refused(startChat, { as: room.student, body: { practice_of: running.session_id } })
    expect([answer.code, start.code, ofPractice.code]).toEqual(['session_over', 'conflict', 'conflict'])
    const fresh = await room.start()
    for (const turn of ['q.8', 'next']) await fresh.turn(turn)
    expect((await room.start(room.student, practice)).latest().agent.is_practice).toEqual(true)
  })

  test('is closed, and ends where it runs, from a begun redo until that is turned in', async () => {
    const { room, practice } = await turnedIn(true)
    const running = await room.start(room.student, practice)
    const redo = await room.start()
    const answer = await room.app.refused(submitAnswer, { as: room.student, body: { session_id: running.session_id, answer: 'q0 e' } })
    await room.app.request(forceEndChat, { as: room.student, body: { session_id: redo.session_id } })
    const start = await room.app.refused(startChat, { as: room.student, body: practice })
    expect([answer.code, start.code, start.error]).toEqual(['session_over', 'conflict', 'Turn in this assignment first. Then you can practice it.'])
    const again = await room.start()
    for (const turn of ['q.8', 'next']) await again.turn(turn)
    expect((await room.start(room.student, practice)).latest().agent.is_practice).toEqual(true)
  })
})
