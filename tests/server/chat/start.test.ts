import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { forceEndChat, startChat } from '#contract/chat/chat-sessions.ts'
import type { BodyInput } from '#contract/endpoint.ts'
import { countInWindow } from '#server/db/accounts/rate-counters.queries.ts'
import { exercises, questions } from '#server/db/schema/library.ts'
import { sessions } from '#server/db/schema/sessions.ts'
import { assignments } from '#server/db/schema/work.ts'
import { beginningsOf, mostBeginnings } from '#server/use-cases/chat/beginnings.ts'
import { createClassroom } from './classroom.ts'
import { seedAssignment, seedExercise } from './exercises.ts'

const hour = 3_600_000

describe('a student', () => {
  test('gets the same question, log, tries and score back on another device', async () => {
    const room = await createClassroom()
    const play = await room.start()
    await play.turn('q1')
    await play.turn('next')
    const { agent } = await play.turn('q.5')
    const resumed = await room.start()
    const { full_context, time_spent: _spent, draft: _draft, ...rest } = resumed.latest().agent
    const { full_context: _log, ...before } = agent
    expect(rest).toEqual(before)
    expect(full_context.map(({ role, content }) => (role === 'user' ? content : role))).toEqual(['assistant', 'q1', 'assistant', 'assistant', 'q.5', 'assistant'])
    expect(resumed.latest().message).toEqual('Explain photosynthesis in one or two sentences.')
  })

  test('who opens two devices at once gets one session', async () => {
    const room = await createClassroom()
    const started = await Promise.all(Array.from({ length: 8 }, () => room.start()))
    expect(new Set(started.map((one) => one.session_id)).size).toEqual(1)
    expect(await room.app.db.select({ id: sessions.id }).from(sessions)).toEqual([{ id: started[0]?.session_id }])
  })

  test('naming only the exercise resumes, or opens the unfinished assignment that is due first', async () => {
    const room = await createClassroom()
    const given = { teacherId: room.teacher.id, studentId: room.student.id, exerciseId: room.exercise.id }
    await seedAssignment(room.app.db, { ...given, dueDate: new Date('2026-12-01T12:00:00Z') })
    const first = await seedAssignment(room.app.db, { ...given, dueDate: new Date('2026-11-25T12:00:00Z') })
    await seedAssignment(room.app.db, { ...given, dueDate: new Date('2026-11-22T12:00:00Z'), complete: true })
    const play = await room.start(room.student, { exercise_id: room.exercise.id })
    expect(play.latest().agent.assignment?.id).toEqual(first.id)
    expect((await room.start(room.student, { exercise_id: room.exercise.id })).session_id).toEqual(play.session_id)
  })

  test('a finished assignment that allows no redo is refused, one that does begins anew with other numbers', async () => {
    const room = await createClassroom({ assignment: { complete: true, score: 80 } })
    const refused = await room.app.refused(startChat, { as: room.student, body: { assignment_id: room.assignment.id } })
    expect([refused.status, refused.code]).toEqual([409, 'redo_not_allowed'])
    await room.app.db.update(assignments).set({ allowRedo: true })
    const seeds = []
    for (let round = 0; round < 2; round += 1) {
      const { session_id } = await room.start()
      await room.app.request(forceEndChat, { as: room.student, body: { session_id } })
      seeds.push((await room.app.db.select({ seed: sessions.seed }).from(sessions).where(eq(sessions.id, session_id)))[0]?.seed)
    }
    expect(new Set(seeds).size).toEqual(2)
  })

  test.each([
    { name: 'of somebody else', change: {}, asOther: true },
    { name: 'in the bin', change: { deletedAt: new Date() }, asOther: false },
    { name: 'kept back until tomorrow', change: { assignAt: new Date('2026-11-21T12:00:00Z') }, asOther: false },
  ])('cannot start an assignment $name', async ({ change, asOther }) => {
    const room = await createClassroom({ assignment: change })
    const other = await room.app.seedStudent({ teacher: room.teacher })
    const refused = await room.app.refused(startChat, { as: asOther ? other : room.student, body: { assignment_id: room.assignment.id } })
    expect([refused.status, refused.code]).toEqual([404, 'not_found'])
  })

  test('is told when the exercise has no questions, is spoken, is gone, or is not named', async () => {
    const room = await createClassroom({ asked: [] })
    const start = (body: { assignment_id?: number; exercise_id?: number }) => room.app.refused(startChat, { as: room.student, body })
    const empty = await start({ assignment_id: room.assignment.id })
    const spoken = await seedExercise(room.app.db, room.teacher.id, [{ title: 'Hola', prompt: 'Hola', type: 'ACCENT_TRAINING' }])
    await room.app.db.update(assignments).set({ exerciseId: spoken.id })
    const accent = await start({ assignment_id: room.assignment.id })
    await room.app.db.update(exercises).set({ deletedAt: new Date() })
    const gone = await start({ assignment_id: room.assignment.id })
    const nothing = await start({})
    const other = await start({ assignment_id: room.assignment.id, exercise_id: room.exercise.id })
    expect([empty, accent, gone, nothing, other].map(({ status, code }) => [status, code])).toEqual([
      [422, 'no_questions'],
      [409, 'other_kind'],
      [404, 'not_found'],
      [422, 'invalid'],
      [404, 'not_found'],
    ])
  })

  test('who starts after the due minute is flagged late, and so is the finished work', async () => {
    const room = await createClassroom({ asked: [{ title: 'One', prompt: 'One?' }], assignment: { dueDate: new Date('2026-11-20T11:59:00Z') } })
    const play = await room.start()
    await play.turn('q1')
    await play.turn('next')
    const [row] = await room.app.db.select({ late: assignments.late }).from(assignments)
    const [session] = await room.app.db.select({ late: sessions.late }).from(sessions)
    expect([row, session]).toEqual([{ late: true }, { late: true }])
  })

  test('a running session keeps the exercise as it was when it began', async () => {
    const room = await createClassroom()
    const play = await room.start()
    await room.app.db.update(questions).set({ prompt: 'Changed.\n\nAnswer: changed', title: 'Changed' })
    await room.app.db.update(exercises).set({ title: 'Changed', deletedAt: new Date() })
    const { agent, message } = (await room.start()).latest()
    expect([agent.session_id, agent.exercise.title, agent.tasks[0]?.question_title, message]).toEqual([
      play.session_id,
      'Plants and Equations',
      'Solve for x',
      'Solve 2x + 3 = 11.',
    ])
  })
})

describe('the questions of a session', () => {
  test('are shuffled by the session when the exercise says so, those of one set staying together', async () => {
    const asked = Array.from({ length: 6 }, (_, index) => ({ title: `Q${index}`, prompt: `Q${index}?`, set: { numQuestions: 2 } }))
    const room = await createClassroom({ asked, config: { randomize: true } })
    const orders = new Set<string>()
    for (let round = 0; round < 6; round += 1) {
      const { session_id, latest } = await room.start()
      const { tasks } = latest().agent
      expect(tasks.map((task) => [task.question_set_index, task.question_index])).toEqual(
        Array.from({ length: 12 }, (_, index) => [Math.floor(index / 2), index % 2]),
      )
      expect(tasks.map((task) => task.question_title).filter((_, index) => index % 2 === 0).toSorted()).toEqual(asked.map(({ title }) => title))
      orders.add(tasks.map((task) => task.question_title).join())
      await room.app.request(forceEndChat, { as: room.student, body: { session_id } })
    }
    expect(orders.size).toBeGreaterThan(1)
  })

  test('of one set have different numbers, and the same numbers after a reload', async () => {
    const room = await createClassroom()
    const play = await room.start()
    for (const turn of ['q1', 'next', 'q1', 'next']) await play.turn(turn)
    const first = play.latest().message
    expect((await room.start()).latest().message).toEqual(first)
    const second = (await play.turn('next')).message
    expect([/^What is the area of a rectangle of \d cm by \d\d cm\?$/.test(first), first === second]).toEqual([true, false])
  })
})

test('a question with a million tries is answered as quickly as any', async () => {
  const room = await createClassroom({ asked: [{ title: 'One', prompt: 'One?', set: { attemptsBeforeMovingOn: 1_000_000 } }] })
  const { attempt_worths } = (await room.start()).latest().agent.current_question_state
  expect(attempt_worths).toEqual([10, 9, 8, ...Array.from({ length: 47 }, () => 7)])
})

describe('a teacher', () => {
  test('gets a fresh test run of the exercise as saved now, which ends the earlier one', async () => {
    const room = await createClassroom()
    const first = await room.start(room.teacher, { exercise_id: room.exercise.id })
    await room.app.db.update(questions).set({ title: 'Now' })
    const second = await room.start(room.teacher, { exercise_id: room.exercise.id, assignment_id: room.assignment.id })
    expect([second.latest().agent.is_test, second.latest().agent.assignment, second.latest().agent.tasks[0]?.question_title]).toEqual([true, null, 'Now'])
    const rows = await room.app.db.select({ id: sessions.id, status: sessions.status }).from(sessions).orderBy(sessions.id)
    expect(rows).toEqual([
      { id: first.session_id, status: 'abandoned' },
      { id: second.session_id, status: 'active' },
    ])
  })

  test('leaves no trace of a finished test run in any assignment', async () => {
    const room = await createClassroom({ asked: [{ title: 'One', prompt: 'One?' }] })
    const before = await room.app.db.select().from(assignments)
    const play = await room.start(room.teacher, { assignment_id: room.assignment.id })
    await play.turn('q1')
    expect((await play.turn('next')).complete).toEqual(true)
    expect(await room.app.db.select().from(assignments)).toEqual(before)
  })

  test('is not told of a colleague’s exercise that it has no questions', async () => {
    const room = await createClassroom()
    const empty = await seedExercise(room.app.db, room.teacher.id, [])
    const refused = await room.app.refused(startChat, { as: await room.app.seedTeacher(), body: { exercise_id: empty.id } })
    expect([refused.status, refused.code]).toEqual([404, 'not_found'])
  })

  test('may try the own exercises and the school library, nobody else’s', async () => {
    const room = await createClassroom()
    const [colleague, admin] = [await room.app.seedTeacher(), await room.app.seedAdmin()]
    const library = await seedExercise(room.app.db, admin.id)
    const refused = await room.app.refused(startChat, { as: colleague, body: { exercise_id: room.exercise.id } })
    expect([refused.status, refused.code]).toEqual([404, 'not_found'])
    const owners = []
    for (const as of [colleague, admin]) owners.push((await room.start(as, { exercise_id: library.id })).latest().agent.exercise.owner)
    owners.push((await room.start(admin, { exercise_id: room.exercise.id })).latest().agent.exercise.owner)
    expect(owners).toEqual(['admin', 'user', 'user'])
  })
})

describe('practice', () => {
  test('asks again what was missed, counts nowhere and has no clock', async () => {
    const room = await createClassroom({ config: { timer: '30min' }, assignment: { allowRedo: true } })
    const play = await room.start()
    for (const turn of ['q1', 'next', 'q0', 'q0 b', 'q0 c', 'q0 d', 'next', 'q1', 'next', 'next']) await play.turn(turn)
    const before = await room.app.db.select().from(assignments)
    const practice = await room.start(room.student, { practice_of: play.session_id })
    const { agent } = practice.latest()
    expect([agent.is_practice, agent.deadline_at, agent.tasks.map((task) => task.question_title)]).toEqual([true, null, ['Photosynthesis', 'Area of a rectangle']])
    expect((await room.start(room.student, { practice_of: play.session_id })).session_id).toEqual(practice.session_id)
    for (const turn of ['q1', 'next', 'q1', 'next']) await practice.turn(turn)
    expect([practice.latest().complete, await room.app.db.select().from(assignments)]).toEqual([true, before])
  })

  test('is refused for a running session, for somebody else’s, and when nothing was missed', async () => {
    const room = await createClassroom({ asked: [{ title: 'One', prompt: 'One?' }] })
    const other = await room.app.seedStudent({ teacher: room.teacher })
    const play = await room.start()
    const body = { practice_of: play.session_id }
    const running = await room.app.refused(startChat, { as: room.student, body })
    await play.turn('q1')
    await play.turn('next')
    const nothing = await room.app.refused(startChat, { as: room.student, body })
    const foreign = await room.app.refused(startChat, { as: other, body })
    expect([running, nothing, foreign].map(({ status }) => status)).toEqual([409, 409, 404])
  })
})

test('a session left for good stays in history while a new one begins', async () => {
  const room = await createClassroom()
  const play = await room.start()
  const { agent } = await room.app.request(forceEndChat, { as: room.student, body: { session_id: play.session_id } })
  room.app.clock.advance(hour)
  const next = await room.start()
  const left = await room.app.db.select({ status: sessions.status }).from(sessions).where(eq(sessions.id, play.session_id))
  expect([agent.status, left, next.session_id === play.session_id]).toEqual(['abandoned', [{ status: 'abandoned' }], false])
})

test('nobody fills the disk with beginnings: so many sessions an hour, what runs is resumed all the same, and others begin', async () => {
  const room = await createClassroom({ assignment: { allowRedo: true } })
  const { app, student, teacher, exercise } = room
  const begin = (as: typeof student, body: BodyInput<typeof startChat>) => app.send(startChat, { as, body })
  const first = await room.start()
  const hasBegun = (as: typeof student, many: number) => countInWindow(app.db, beginningsOf(as.id), hour, app.clock.now(), many)
  await hasBegun(student, mostBeginnings - 1)
  await hasBegun(teacher, mostBeginnings)
  expect((await begin(student, { assignment_id: room.assignment.id })).status).toEqual(200)
  await app.request(forceEndChat, { as: student, body: { session_id: first.session_id, state_token: first.token() } })
  const refused = await begin(student, { assignment_id: room.assignment.id })
  expect([refused.status, refused.headers.get('Retry-After'), (await begin(teacher, { exercise_id: exercise.id })).status]).toEqual([429, '3600', 429])
  const other = await app.seedStudent({ teacher })
  const theirs = await seedAssignment(app.db, { teacherId: teacher.id, studentId: other.id, exerciseId: exercise.id })
  expect((await begin(other, { assignment_id: theirs.id })).status).toEqual(200)
  app.clock.advance(hour + 1)
  expect((await begin(student, { assignment_id: room.assignment.id })).status).toEqual(200)
})
