import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { forceEndChat } from '#contract/chat/chat-sessions.ts'
import { listReviewQueue } from '#contract/review/review.ts'
import { getSession, listSessions, setSessionGradeLevel, type PastSession } from '#contract/sessions/sessions.ts'
import { users } from '#server/db/schema/people.ts'
import { sessions } from '#server/db/schema/sessions.ts'
import { assignments } from '#server/db/schema/work.ts'
import { builtInTutor } from '#server/grading/turn/built-in-tutor.ts'
import type { Person } from '#tests/support/school/people.ts'
import { createClassroom } from '#tests/server/chat/classroom.ts'
import { asMoments } from '#tests/server/grading/as-moments.ts'

const minute = 60_000

/** A session that took three minutes: one question right at the second try after a hint, one skipped. */
async function playedSession() {
  const asked = [
    { title: 'Seven', prompt: 'What is {a} + 3?\n\nLet: a = 4\nAnswer: {a + 3}\nHint: Count on from {a}.\nExplain: {a} + 3 = {a + 3}.', subject: 'Math' },
    { title: 'Birds', prompt: 'Which bird?\n\nAnswer: kiwi\nHint: It is also a fruit.', subject: 'Science', set: { allowSkipping: true } },
  ]
  const room = await createClassroom({ asked, tutor: builtInTutor })
  const play = await room.start()
  await play.turn('8')
  room.app.clock.advance(2 * minute)
  await play.turn('7')
  await play.turn('next')
  room.app.clock.advance(minute)
  await play.turn('next')
  return { room, id: play.session_id }
}

function read(session: PastSession): string[][] {
  return session.chat_sessions.map((one) => one.chat_full_context.map(({ role, content }) => `${role}: ${asMoments(content)}`))
}

/** Why the tries of each question were judged as they were, as one reader sees it. */
function reasonsIn(session: PastSession) {
  return session.chat_sessions.map((one) => one.chat_full_context.flatMap(({ reasons }) => (reasons === undefined ? [] : [reasons])))
}

test('a teacher reads why each try was judged as it was, part by part; a student does not', async () => {
  const asked = [
    { title: 'Leaves', prompt: 'What does a plant need?\n\nMust mention: light/sunlight; water; air/CO2', subject: 'Science' },
    { title: 'Primes', prompt: 'Name the primes below 6.\n\nAnswer: 2, 3, 5', subject: 'Math' },
  ]
  const room = await createClassroom({ asked, tutor: builtInTutor })
  const play = await room.start()
  await play.turn('it needs sunlight and water')
  await play.turn('it needs light, water and CO2')
  await play.turn('next')
  await play.turn('2, 3, 4')
  const read = async (as: Person) => reasonsIn(await room.app.request(getSession, { as, params: { id: play.session_id } }))
  const [light, air] = ['light / sunlight', 'air / CO2']
  const why = 'the ideas you asked for, counted.'
  const parts = (...met: [string, boolean][]) => met.map(([text, is_met]) => ({ text, is_met }))
  expect(await read(room.teacher)).toEqual([
    [
      { why: `Partly: ${why}`, quality: 2 / 3, parts: parts([light, true], ['water', true], [air, false]) },
      { why: `Accepted: ${why}`, quality: 1, parts: parts([light, true], ['water', true], [air, true]) },
    ],
    [{ why: 'Not yet: not every item belongs, or some are missing.', quality: 0, parts: parts(['2', true], ['3', true], ['5', false]) }],
  ])
  expect(await read(room.student)).toEqual([[], []])
})

test('a student reads their session back without keys and system messages', async () => {
  const { room, id } = await playedSession()
  const session = await room.app.request(getSession, { as: room.student, params: { id } })
  const { chat_sessions, ...rest } = session
  expect(rest).toEqual({
    id,
    exercise_title: 'Plants and Equations',
    assignment: { id: room.assignment.id, title: 'Plants and Equations Assignment', due_date: null },
    student: { id: room.student.id, name: room.student.name },
    kind: 'chat',
    status: 'complete',
    is_test: false,
    is_practice: false,
    late: false,
    history: { start_time: '2026-11-20T12:00:00.000Z', end_time: '2026-11-20T12:03:00.000Z', total_questions: 2, score: 9 },
    duration: 180,
    total_possible_score: 20,
    num_skipped_questions: 1,
    pending: 0,
    percent: 45,
  })
  expect(chat_sessions.map(({ chat_full_context: _, question_definition, ...one }) => ({ ...one, prompt: question_definition.prompt }))).toEqual([
    { question_set_index: 0, question_index: 0, points: 10, score: 9, attempts: 2, hints: 1, answer_given: false, status: 'done', prompt: 'What is 4 + 3?' },
    { question_set_index: 1, question_index: 0, points: 10, score: 0, attempts: 0, hints: 0, answer_given: false, status: 'skipped', prompt: 'Which bird?' },
  ])
  expect(read(session)).toEqual([
    [
      'assistant: What is 4 + 3?',
      'user: 8',
      'assistant: [notYet] Here is a hint before the answer.\n\nHint 1 of 1: Count on from 4.',
      'user: 7',
      'assistant: [rightAfterHint]',
    ],
    ['assistant: Which bird?'],
  ])
})

test('a teacher reads the same with the keys, and how each answer was judged', async () => {
  const { room, id } = await playedSession()
  const { chat_sessions } = await room.app.request(getSession, { as: room.teacher, params: { id } })
  expect(chat_sessions.map((one) => one.question_definition.prompt)).toEqual([
    'What is 4 + 3?\n\nLet: a = 4\nAnswer: 7\nHint: Count on from 4.\nExplain: 4 + 3 = 7.',
    'Which bird?\n\nAnswer: kiwi\nHint: It is also a fruit.',
  ])
  const system = chat_sessions[0]?.chat_full_context.filter(({ role }) => role === 'system').map(({ content }) => content.split('\n').filter((_, line) => line === 0 || line === 2))
  expect(system).toEqual([
    ['Not yet: none of the keys.', 'Matched key: none'],
    ['Accepted: the same as the key.', 'Matched key: 7'],
  ])
})

describe('a session is hidden', () => {
  test('from classmates and teachers of other students, as if it were not there', async () => {
    const { room, id } = await playedSession()
    const [classmate, colleague] = [await room.app.seedStudent({ teacher: room.teacher }), await room.app.seedTeacher()]
    const missing = await room.app.refused(getSession, { as: colleague, params: { id: 4711 } })
    expect(missing.status).toEqual(404)
    for (const as of [classmate, colleague]) expect(await room.app.refused(getSession, { as, params: { id } })).toEqual(missing)
    expect((await room.app.request(getSession, { as: await room.app.seedAdmin(), params: { id } })).id).toEqual(id)
  })

  test('when it is another teacher’s test run', async () => {
    const room = await createClassroom()
    const { session_id } = await room.start(room.teacher, { exercise_id: room.exercise.id })
    expect((await room.app.request(getSession, { as: room.teacher, params: { id: session_id } })).is_test).toEqual(true)
    const colleague = await room.app.seedTeacher()
    expect((await room.app.refused(getSession, { as: colleague, params: { id: session_id } })).status).toEqual(404)
  })
})

test('a student in the middle of a session does not read the questions ahead', async () => {
  const room = await createClassroom()
  const { session_id } = await room.start()
  const titles = async (as: typeof room.student) => {
    const { chat_sessions } = await room.app.request(getSession, { as, params: { id: session_id } })
    return chat_sessions.map((one) => one.question_definition.question_title)
  }
  expect(await titles(room.student)).toEqual(['Solve for x'])
  expect((await titles(room.teacher)).length).toEqual(4)
  await room.app.request(forceEndChat, { as: room.student, body: { session_id } })
  expect((await titles(room.student)).length).toEqual(4)
})

describe('the history', () => {
  test('counts what waits for the teacher on neither side, as the assignment does, also when it had earned something before', async () => {
    const room = await createClassroom()
    const play = await room.start()
    for (const turn of ['q.5 half', 'pending', 'next', 'q1 right']) await play.turn(turn)
    const [listed] = (await room.app.request(listSessions, { as: room.student })).results
    const read = await room.app.request(getSession, { as: room.student, params: { id: play.session_id } })
    expect([listed?.score, listed?.pending, listed?.percent]).toEqual([15, 10, 50])
    expect([read.history.score, read.pending, read.percent]).toEqual([15, 10, 50])
  })

  test('says of an abandoned session that nothing waits, as no teacher is asked to judge it', async () => {
    const room = await createClassroom()
    const play = await room.start()
    await play.turn('pending')
    await room.app.request(forceEndChat, { as: room.student, body: { session_id: play.session_id } })
    const [listed] = (await room.app.request(listSessions, { as: room.student })).results
    const read = await room.app.request(getSession, { as: room.student, params: { id: play.session_id } })
    const queue = (await room.app.request(listReviewQueue, { as: room.teacher })).results
    expect([listed?.status, listed?.pending, read.pending, queue]).toEqual(['abandoned', 0, 0, []])
  })

  test('lists what counts, newest first, for whom it concerns', async () => {
    const room = await createClassroom({ assignment: { allowRedo: true } })
    const ids = []
    for (let round = 0; round < 3; round += 1) {
      const { session_id } = await room.start()
      ids.unshift(session_id)
      room.app.clock.advance(minute)
      await room.app.request(forceEndChat, { as: room.student, body: { session_id } })
    }
    await room.start(room.teacher, { exercise_id: room.exercise.id })
    await room.app.db.update(assignments).set({ complete: true, allowRedo: false })
    const practice = await room.start(room.student, { practice_of: ids[0] ?? 0 })
    const idsFor = async (as: typeof room.student) => (await room.app.request(listSessions, { as })).results.map(({ id }) => id)
    const [colleague, classmate] = [await room.app.seedTeacher(), await room.app.seedStudent({ teacher: room.teacher })]
    expect([await idsFor(room.student), await idsFor(room.teacher), await idsFor(await room.app.seedAdmin())]).toEqual([
      ids,
      [practice.session_id, ...ids],
      [practice.session_id, ...ids],
    ])
    expect([await idsFor(colleague), await idsFor(classmate)]).toEqual([[], []])
    const practised = await room.app.request(getSession, { as: room.student, params: { id: practice.session_id } })
    expect([practised.is_practice, practised.is_test]).toEqual([true, false])
    const [told, first] = (await room.app.request(listSessions, { as: room.teacher, query: { student_id: String(room.student.id) } })).results
    expect(told?.is_practice).toEqual(true)
    expect(first).toEqual({
      id: ids[0],
      exercise_title: 'Plants and Equations',
      assignment_title: 'Plants and Equations Assignment',
      subject: 'Math',
      student: { id: room.student.id, name: room.student.name },
      start_time: '2026-11-20T12:02:00.000Z',
      end_time: '2026-11-20T12:03:00.000Z',
      score: 0,
      total_possible_score: 30,
      total_questions: 4,
      pending: 0,
      percent: 0,
      status: 'abandoned',
      is_practice: false,
      duration: 60,
    })
    const paged = []
    let cursor: string | null | undefined
    for (let page = 0; page < 3; page += 1) {
      const read = await room.app.request(listSessions, { as: room.student, query: { limit: '1', ...(cursor ? { cursor } : {}) } })
      paged.push(...read.results.map(({ id }) => id))
      cursor = read.next_cursor
      expect(read.total).toEqual(3)
    }
    expect([paged, cursor]).toEqual([ids, null])
  })

  test('is found by what the work was called when it was given, as by its exercise', async () => {
    const room = await createClassroom()
    await room.app.db.update(assignments).set({ title: 'Warm-up, week 7' })
    const { session_id: id } = await room.start()
    const found = async (q: string) => (await room.app.request(listSessions, { as: room.student, query: { q } })).results.map((row) => row.id)
    expect([await found('week 7'), await found('plants'), await found('week 8')]).toEqual([[id], [id], []])
  })

  test('shows a session whose time is over as ended', async () => {
    const room = await createClassroom({ config: { timer: '1min' } })
    await room.start()
    room.app.clock.advance(2 * minute)
    const [row] = (await room.app.request(listSessions, { as: room.student })).results
    expect([row?.status, row?.duration, row?.end_time]).toEqual(['time_up', 60, '2026-11-20T12:01:00.000Z'])
    await room.app.db.update(sessions).set({ status: 'active', endedAt: null })
    const session = await room.app.request(getSession, { as: room.student, params: { id: row?.id ?? 0 } })
    expect([session.status, session.num_skipped_questions]).toEqual(['time_up', 4])
  })
})

test('a teacher’s preferred grade level is kept, a student has none', async () => {
  const room = await createClassroom()
  expect(await room.app.request(setSessionGradeLevel, { as: room.teacher, body: { grade_level: 8 } })).toEqual({ grade_level: 8 })
  const [row] = await room.app.db.select({ level: users.preferredGradeLevel }).from(users).where(eq(users.id, room.teacher.id))
  const refusals = [
    await room.app.refused(setSessionGradeLevel, { as: room.student, body: { grade_level: 8 } }),
    await room.app.refused(setSessionGradeLevel, { as: room.teacher, body: { grade_level: 13 } }),
  ]
  expect([row, refusals.map(({ status }) => status)]).toEqual([{ level: 8 }, [403, 422]])
})
