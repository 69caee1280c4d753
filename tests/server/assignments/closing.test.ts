import { expect, test } from 'vitest'
import { allowFreshStart, batchUpdateAssignments, createAssignment, getAssignment, listAssignments, updateAssignment } from '#contract/assignments/assignments.ts'
import { listGivenWork } from '#contract/assignments/given-work.ts'
import { chatClock, startChat } from '#contract/chat/chat-sessions.ts'
import { setAccommodations } from '#contract/classroom/students.ts'
import { createClassroom } from '#tests/server/chat/classroom.ts'
import { seedAssignment } from '#tests/server/chat/exercises.ts'

const due = '2026-11-21T12:00:00.000Z'
const closes = '2026-11-22T12:00:00.000Z'
const shut = { status: 409, code: 'conflict', error: 'Your teacher has closed this work. What you did is kept.' }
const dayMs = 86_400_000

async function closingRoom(options: Parameters<typeof createClassroom>[0] = {}) {
  const room = await createClassroom({ ...options, assignment: { dueDate: new Date(due), closesAt: new Date(closes), ...options.assignment } })
  return { ...room, params: { id: room.assignment.id }, start: { as: room.student, body: { assignment_id: room.assignment.id } } }
}

test('work closes on or after its due date, wherever either is set', async () => {
  const { app, teacher, student, exercise, params, assignment } = await closingRoom()
  const early = { status: 422, code: 'invalid', error: 'It cannot close before it is due.' }
  const given = { exercise_id: exercise.id, student_id: student.id, due_date: due }
  expect(await app.refused(createAssignment, { as: teacher, body: { ...given, closes_at: '2026-11-21T11:00:00Z' } })).toEqual({ ...early, field: 'closes_at' })
  expect((await app.request(createAssignment, { as: teacher, body: { ...given, closes_at: due } })).closes_at).toEqual(due)
  expect((await app.request(createAssignment, { as: teacher, body: given })).closes_at).toEqual(null)
  expect(await app.refused(updateAssignment, { as: teacher, params, body: { due_date: '2026-11-23T12:00:00Z' } })).toEqual({ ...early, field: 'due_date' })
  const body = { assignment_ids: [assignment.id], closes_at: '2026-11-20T12:00:00Z' }
  expect(await app.request(batchUpdateAssignments, { as: teacher, body })).toEqual({
    results: [{ id: assignment.id, ok: false, error: early.error }],
  })
  expect((await app.request(updateAssignment, { as: teacher, params, body: { closes_at: null } })).closes_at).toEqual(null)
})

test('late work is taken until it closes; then it is neither begun nor begun anew, and stands among what is overdue', async () => {
  const { app, teacher, student, params, start, assignment } = await closingRoom()
  app.clock.advance(1.5 * dayMs)
  expect((await app.request(getAssignment, { as: student, params })).may_begin).toEqual(true)
  app.clock.advance(dayMs)
  expect((await app.request(getAssignment, { as: student, params })).may_begin).toEqual(false)
  expect(await app.refused(startChat, start)).toEqual(shut)
  const counts = async (status: 'overdue' | 'open') => (await app.request(listAssignments, { as: teacher, query: { status } })).results.length
  expect([await counts('overdue'), await counts('open')]).toEqual([1, 0])
  const [piece] = (await app.request(listGivenWork, { as: teacher, query: { status: 'overdue' } })).results
  expect([piece?.closes_at, piece?.closed]).toEqual([closes, 1])
  expect(await app.request(allowFreshStart, { as: teacher, body: { assignment_ids: [assignment.id] } })).toEqual({
    results: [{ id: assignment.id, ok: false, error: 'This work is closed. Let it close later first.' }],
  })
  await app.request(updateAssignment, { as: teacher, params, body: { closes_at: null } })
  expect((await app.request(startChat, start)).agent.assignment?.closes_at).toEqual(null)
})

test('a session that runs ends when its work closes, with what was done; more time does not keep it open', async () => {
  const { app, teacher, student, params, start } = await closingRoom({ config: { timer: '10000min' } })
  const begun = await app.request(startChat, start)
  expect([begun.agent.deadline_at, begun.agent.assignment?.closes_at]).toEqual([closes, closes])
  await app.request(setAccommodations, { as: teacher, params: { id: student.id }, body: { time_factor: null, allow_paste: false } })
  const clock = { as: student, query: { session_id: String(begun.agent.session_id) } }
  expect((await app.request(chatClock, clock)).deadline_at).toEqual(closes)
  app.clock.advance(3 * dayMs)
  expect((await app.request(chatClock, clock)).status).toEqual('time_up')
  const { config } = await app.request(getAssignment, { as: student, params })
  expect([config.complete, config.late, config.completed_on]).toEqual([true, true, closes])
})

test('closing work, or letting it close later, moves the end of what runs at once, never into the past', async () => {
  const { app, teacher, student, params, start } = await closingRoom({ assignment: { dueDate: new Date('2026-11-19T12:00:00Z'), closesAt: null } })
  const begun = await app.request(startChat, start)
  const clock = { as: student, query: { session_id: String(begun.agent.session_id) } }
  const ends: (string | null)[] = [begun.agent.deadline_at]
  for (const closes_at of [closes, null, '2026-11-19T12:00:00Z']) {
    await app.request(updateAssignment, { as: teacher, params, body: { closes_at } })
    ends.push((await app.request(chatClock, clock)).deadline_at)
  }
  expect(ends).toEqual([null, closes, null, app.clock.now().toISOString()])
})

test('a session that begins in the moment its work gets a closing date ends by it, too', async () => {
  const room = await createClassroom({ assignment: { dueDate: new Date(due) } })
  for (let round = 0; round < 12; round += 1) {
    const student = await room.app.seedStudent({ teacher: room.teacher })
    const given = { teacherId: room.teacher.id, studentId: student.id, exerciseId: room.exercise.id, dueDate: new Date(due) }
    const work = await seedAssignment(room.app.db, given)
    const starts = room.app.request(startChat, { as: student, body: { assignment_id: work.id } })
    const closing = room.app.request(updateAssignment, { as: room.teacher, params: { id: work.id }, body: { closes_at: closes } })
    const [{ agent }] = await Promise.all([starts, closing])
    const now = await room.app.request(chatClock, { as: student, query: { session_id: String(agent.session_id) } })
    expect(now.deadline_at).toEqual(closes)
  }
})
