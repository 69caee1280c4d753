import { describe, expect, test } from 'vitest'
import { getAssignment } from '#contract/assignments/assignments.ts'
import { forceEndChat, startChat } from '#contract/chat/chat-sessions.ts'
import { getSession, listSessions } from '#contract/sessions/sessions.ts'
import { sessions } from '#server/db/schema/sessions.ts'
import { assignments } from '#server/db/schema/work.ts'
import { createClassroom } from './classroom.ts'

const asked = [{ title: 'One', prompt: 'One?\n\nAnswer: 1' }]

describe('a page that is only reloaded', () => {
  test('begins nothing: the assignment is offered instead, and no clock runs', async () => {
    const room = await createClassroom({ asked })
    const of = { as: room.student, body: { assignment_id: room.assignment.id, begin: false } }
    const refused = await room.app.refused(startChat, of)
    const offered = await room.app.request(getAssignment, { as: room.student, params: { id: room.assignment.id } })
    expect([refused.status, refused.code, refused.current]).toEqual([409, 'not_begun', offered])
    expect(await room.app.db.select().from(sessions)).toEqual([])
  })

  test('resumes what runs', async () => {
    const room = await createClassroom({ asked })
    const play = await room.start()
    const again = await room.start(room.student, { assignment_id: room.assignment.id, begin: false })
    expect([again.session_id, again.latest().agent]).toEqual([play.session_id, play.latest().agent])
  })

  test('shows how a finished session ended, also where a redo is allowed, and by its exercise alone', async () => {
    const room = await createClassroom({ asked, assignment: { allowRedo: true } })
    const play = await room.start()
    await play.turn('q1')
    await play.turn('next')
    for (const body of [{ assignment_id: room.assignment.id }, { exercise_id: room.exercise.id }]) {
      const { complete, agent } = (await room.start(room.student, { ...body, begin: false })).latest()
      expect([complete, agent.session_id, agent.status, agent.full_context.length]).toEqual([true, play.session_id, 'complete', 3])
    }
    await room.app.db.update(assignments).set({ allowRedo: false })
    expect((await room.start(room.student, { assignment_id: room.assignment.id, begin: false })).session_id).toEqual(play.session_id)
  })

  test('shows that the time is up', async () => {
    const room = await createClassroom({ asked, config: { timer: '5' }, assignment: { allowRedo: true } })
    const play = await room.start()
    room.app.clock.advance(6 * 60_000)
    const { time_up, complete, agent } = (await room.start(room.student, { assignment_id: room.assignment.id, begin: false })).latest()
    expect([time_up, complete, agent.session_id, agent.status]).toEqual([true, false, play.session_id, 'time_up'])
  })

  test('offers what was abandoned again, and shows the earlier result of an abandoned redo', async () => {
    const room = await createClassroom({ asked, assignment: { allowRedo: true } })
    const first = await room.start()
    await room.app.request(forceEndChat, { as: room.student, body: { session_id: first.session_id } })
    const body = { assignment_id: room.assignment.id, begin: false }
    expect((await room.app.refused(startChat, { as: room.student, body })).code).toEqual('not_begun')
    const finished = await room.start()
    await finished.turn('q1')
    await finished.turn('next')
    const redo = await room.start()
    await room.app.request(forceEndChat, { as: room.student, body: { session_id: redo.session_id } })
    expect((await room.start(room.student, body)).session_id).toEqual(finished.session_id)
  })

  test('treats practice alike', async () => {
    const room = await createClassroom({ asked, assignment: { allowRedo: true } })
    const play = await room.start()
    await play.turn('q0')
    await play.turn('q0')
    await play.turn('q0')
    await play.turn('q0')
    await play.turn('next')
    const body = { practice_of: play.session_id, begin: false }
    const refused = await room.app.refused(startChat, { as: room.student, body })
    expect([refused.code, refused.current]).toEqual(['not_begun', null])
    const practice = await room.start(room.student, { practice_of: play.session_id })
    expect((await room.start(room.student, body)).session_id).toEqual(practice.session_id)
    await practice.turn('q1')
    await practice.turn('next')
    expect((await room.start(room.student, body)).latest().agent.status).toEqual('complete')
  })
})

describe('the time worked', () => {
  test('without a limit leaves out the time away, of each silence at most five minutes', async () => {
    const room = await createClassroom({ asked })
    const play = await room.start()
    room.app.clock.advance(90_000)
    await play.turn('q0')
    room.app.clock.advance(20 * 3_600_000)
    const again = await room.start()
    expect(again.latest().agent.time_spent).toEqual(90 + 300)
    await again.turn('q1')
    room.app.clock.advance(10_000)
    await again.turn('next')
    const { results } = await room.app.request(listSessions, { as: room.student })
    const whole = await room.app.request(getSession, { as: room.teacher, params: { id: play.session_id } })
    expect([results[0]?.duration, whole.duration]).toEqual([400, 400])
  })

  test('with a limit runs on', async () => {
    const room = await createClassroom({ asked, config: { timer: '60' } })
    await room.start()
    room.app.clock.advance(20 * 60_000)
    expect((await room.start()).latest().agent.time_spent).toEqual(20 * 60)
  })
})

test('a redo names the score that stands beside it, as long as it has not reached it', async () => {
  const room = await createClassroom({ asked, config: { letterGradeToMoveOn: 'F' }, assignment: { allowRedo: true } })
  const best = []
  for (const answer of ['q.75', 'q.5', 'q1']) {
    const play = await room.start()
    const before = play.latest().agent.assignment?.best_score
    await play.turn(answer)
    best.push([before, (await play.turn('next')).agent.assignment?.best_score])
  }
  expect(best).toEqual([
    [null, null],
    [75, 75],
    [75, null],
  ])
})
