import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { chatClock, startChat, submitAnswer } from '#contract/chat/chat-sessions.ts'
import { setAccommodations, type TimeFactor } from '#contract/classroom/students.ts'
import { audit } from '#server/db/schema/operations.ts'
import { sessions } from '#server/db/schema/sessions.ts'
import { createClassroom } from '#tests/server/chat/classroom.ts'

const minute = 60_000

/** A student ten minutes into a session of fifteen. */
async function inSession() {
  const room = await createClassroom({ config: { timer: '15min' } })
  const play = await room.start()
  room.app.clock.advance(10 * minute)
  const params = { id: room.student.id }
  const set = (time_factor: TimeFactor, allow_paste = false) =>
    room.app.request(setAccommodations, { as: room.teacher, params, body: { time_factor, allow_paste } })
  const clock = () => room.app.request(chatClock, { as: room.student, query: { session_id: String(play.session_id) } })
  return { ...room, play, params, set, clock }
}

describe('a time factor', () => {
  test.each([
    [1.25, '2026-11-20T12:18:45.000Z'],
    [1.5, '2026-11-20T12:22:30.000Z'],
    [2, '2026-11-20T12:30:00.000Z'],
    [null, null],
  ] as const)('of %s moves the deadline of a running session at once', async (factor, deadline) => {
    const { set, clock, play } = await inSession()
    const before = await clock()
    const student = await set(factor)
    expect(student.accommodations).toEqual({ time_factor: factor, allow_paste: false, sets_goals: true })
    const after = await clock()
    expect([before.deadline_at, after.deadline_at, after.status]).toEqual(['2026-11-20T12:15:00.000Z', deadline, 'active'])
    expect(after.state_token).toEqual(`${play.token()}~`)
  })

  test('taken back leaves no deadline in the past: the session ends now', async () => {
    const { app, set, clock } = await inSession()
    await set(2)
    app.clock.advance(10 * minute)
    await set(1)
    expect(await clock()).toEqual(expect.objectContaining({ deadline_at: '2026-11-20T12:20:00.000Z', status: 'active' }))
    app.clock.advance(11_000)
    expect(await clock()).toEqual(expect.objectContaining({ deadline_at: '2026-11-20T12:20:00.000Z', status: 'time_up' }))
  })

  test('given too late revives no session whose time was over', async () => {
    const { app, set, clock } = await inSession()
    app.clock.advance(6 * minute)
    await set(2)
    expect(await clock()).toEqual(expect.objectContaining({ deadline_at: '2026-11-20T12:15:00.000Z', status: 'time_up' }))
  })

  test('that changes nothing of the clock leaves the session as the student knows it', async () => {
    const { app, set, clock, play, student } = await inSession()
    expect((await set(1, true)).accommodations).toEqual({ time_factor: 1, allow_paste: true, sets_goals: true })
    expect((await clock()).state_token).toEqual(play.token())
    const { agent } = await app.request(startChat, { as: student, body: { exercise_id: play.latest().agent.exercise.id } })
    expect([agent.session_id, agent.allow_paste]).toEqual([play.session_id, true])
  })

  test('counts for sessions started later, and touches nobody else’s', async () => {
    const room = await createClassroom({ config: { timer: '10min' } })
    const classmate = await room.app.seedStudent({ teacher: room.teacher })
    await room.start()
    const { id: _, ...running } = await sessionRow(room)
    await room.app.db.insert(sessions).values({ ...running, userId: classmate.id, assignmentId: null, stateToken: 'theirs' })
    const params = { id: room.student.id }
    await room.app.request(setAccommodations, { as: room.teacher, params, body: { time_factor: 1.5, allow_paste: false } })
    const [theirs] = await room.app.db.select().from(sessions).where(eq(sessions.userId, classmate.id))
    expect([theirs?.deadlineAt?.toISOString(), theirs?.stateToken]).toEqual(['2026-11-20T12:10:00.000Z', 'theirs'])
    await room.app.db.delete(sessions)
    expect((await room.start()).latest().agent.deadline_at).toEqual('2026-11-20T12:15:00.000Z')
  })
})

test('an answer sent before the change was seen counts, and brings the new deadline', async () => {
  const { app, set, play, student } = await inSession()
  await set(2)
  await set(1.5)
  const body = { session_id: play.session_id, answer: 'q1', client_attempt_id: 'a1', state_token: play.token() }
  const { agent } = await app.request(submitAnswer, { as: student, body })
  expect([agent.deadline_at, agent.tasks[0]?.status]).toEqual(['2026-11-20T12:22:30.000Z', 'done'])
})

test('accommodations are set as they stand, from the allowed ones, and noted', async () => {
  const { app, teacher, params, set } = await inSession()
  await set(1.5)
  const body = { time_factor: 2, allow_paste: true } as const
  const stale = await app.refused(setAccommodations, { as: teacher, params, body: { ...body, version: 1 } })
  expect([stale.status, stale.code]).toEqual([409, 'stale_version'])
  for (const time_factor of [3, 0, '2', undefined]) {
    const response = await app.app.request(`/api/students/${params.id}/accommodations`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${await app.tokenOf(teacher)}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...body, time_factor }),
    })
    expect(response.status).toEqual(422)
  }
  const noted = await app.db.select().from(audit).where(eq(audit.action, 'student.accommodated'))
  expect(noted.map(({ actorId, subjectId, details }) => [actorId, subjectId, details])).toEqual([
    [teacher.id, params.id, { time_factor: 1.5, allow_paste: false, running: 1 }],
  ])
})

async function sessionRow({ app }: Awaited<ReturnType<typeof createClassroom>>) {
  const [row] = await app.db.select().from(sessions)
  if (!row) throw new Error('no session was started')
  return row
}
