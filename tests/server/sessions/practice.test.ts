import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { askForHelp, startChat, submitAnswer } from '#contract/chat/chat-sessions.ts'
import { allowFreshStart } from '#contract/assignments/assignments.ts'
import { getPractice, startPractice } from '#contract/sessions/practice.ts'
import { listSessions } from '#contract/sessions/sessions.ts'
import { questions } from '#server/db/schema/library.ts'
import { sessionQuestions, sessions } from '#server/db/schema/sessions.ts'
import { assignments } from '#server/db/schema/work.ts'
import { createClassroom, type ClassroomOptions } from '#tests/server/chat/classroom.ts'
import { seedAssignment, seedExercise } from '#tests/server/chat/exercises.ts'

const day = 86_400_000
const set = { attemptsBeforeMovingOn: 1 }
const asked = [
  { title: 'Plants', prompt: 'What do plants need?\n\nAnswer: light', set },
  { title: 'Area', prompt: 'What is {a} times 3?\n\nLet: a = 1..90\nAnswer: {a*3}', set },
]

/** A student who turned in work of these two questions with these answers, one try each. */
async function turnedIn(answers: readonly [string, string], options: ClassroomOptions = {}) {
  const room = await createClassroom({ asked, ...options })
  const play = await room.start()
  for (const answer of answers) {
    await play.turn(answer)
    await play.turn('next')
  }
  const practice = () => room.app.request(getPractice, { as: room.student })
  const begin = async () => {
    const { session_id: id } = await room.app.request(startPractice, { as: room.student })
    return room.start(room.student, { practice_of: id, begin: false })
  }
  return { ...room, play, practice, begin }
}

const nothing = { due: 0, asked: 0, minutes: 0, is_running: false }

test('what was missed comes back the next day, and further away each time it is right', async () => {
  const { app, practice, begin } = await turnedIn(['q0', 'q1'])
  const found = []
  for (let round = 0; round < 4; round += 1) {
    const { next_at: next, ...today } = await practice()
    expect(today).toEqual(nothing)
    found.push(Math.round((Date.parse(next ?? '') - app.clock.now().getTime()) / day))
    app.clock.advance(Date.parse(next ?? '') - app.clock.now().getTime())
    expect(await practice()).toEqual({ due: 1, asked: 1, minutes: 1, is_running: false, next_at: null })
    const play = await begin()
    await play.turn('q1')
    await play.turn('next')
  }
  expect(found).toEqual([1, 3, 8, 22])
})

test('nobody is held at a question of practice, whatever its set says of skipping', async () => {
  const { app, student, play, begin, start } = await turnedIn(['q0', 'q1'])
  app.clock.advance(day)
  const again = await start(student, { practice_of: play.session_id })
  expect((await again.turn('next')).agent.status).toBe('complete')
  expect((await (await begin()).turn('next')).agent.status).toBe('complete')
})

test('what is missed again in practice comes back the next day', async () => {
  const { app, practice, begin } = await turnedIn(['q0', 'q1'])
  app.clock.advance(day)
  const play = await begin()
  await play.turn('q0')
  await play.turn('next')
  const { next_at: next, ...today } = await practice()
  expect([today, Date.parse(next ?? '') - app.clock.now().getTime()]).toEqual([nothing, day])
})

test('a session asks what is due with other values, counts nowhere, and is gone on with', async () => {
  const { app, student, teacher, assignment, practice, begin } = await turnedIn(['q0', 'q0'])
  app.clock.advance(day)
  const play = await begin()
  const { agent } = await play.turn('q1')
  expect([agent.is_practice, agent.assignment, agent.tasks.map(({ question_title: title }) => title)]).toEqual([true, null, ['Plants', 'Area']])
  await play.turn('next')
  expect(await practice()).toEqual({ due: 1, asked: 1, minutes: 1, is_running: true, next_at: expect.any(String) })
  expect((await begin()).session_id).toEqual(play.session_id)
  await play.turn('q1')
  await play.turn('next')
  const { next_at: _, ...today } = await practice()
  const [work] = await app.db.select({ score: assignments.score }).from(assignments).where(eq(assignments.id, assignment.id))
  const own = await app.request(listSessions, { as: student })
  const seen = await app.request(listSessions, { as: teacher })
  expect([today, work, own.results.length, seen.results[0]?.exercise_title, seen.results[0]?.is_practice]).toEqual([nothing, { score: 0 }, 1, 'Missed questions', true])
  const over = await app.request(startChat, { as: student, body: { practice_of: play.session_id, begin: false } })
  expect([over.agent.session_id, over.complete]).toEqual([play.session_id, true])
})

test('a question is graded as the exercise says that it was missed in', async () => {
  const { app, student, teacher, begin, start } = await turnedIn(['q0', 'q1'], { config: { letterGradeToMoveOn: 'C' } })
  const strict = await seedExercise(app.db, teacher.id, [{ title: 'Strict', prompt: 'Say it.\n\nAnswer: it', set }], { letterGradeToMoveOn: 'A' })
  const work = await seedAssignment(app.db, { teacherId: teacher.id, studentId: student.id, exerciseId: strict.id })
  const play = await start(student, { assignment_id: work.id })
  await play.turn('q0')
  await play.turn('next')
  app.clock.advance(day)
  const practice = await begin()
  await practice.turn('q.75')
  await practice.turn('next')
  const { agent } = await practice.turn('q.75')
  expect(agent.tasks.map(({ question_title: title, status }) => [title, status])).toEqual([
    ['Plants', 'done'],
    ['Strict', 'open'],
  ])
})

test('two that begin at once get one session', async () => {
  const { app, student } = await turnedIn(['q0', 'q0'])
  app.clock.advance(day)
  const begun = await Promise.all(Array.from({ length: 4 }, () => app.request(startPractice, { as: student })))
  expect(new Set(begun.map(({ session_id: id }) => id)).size).toEqual(1)
})

test.each<[string, (room: Awaited<ReturnType<typeof turnedIn>>) => Promise<unknown>]>([
  ['in the bin', ({ app, assignment }) => app.db.update(assignments).set({ deletedAt: app.clock.now() }).where(eq(assignments.id, assignment.id))],
  ['that is closed', ({ app, assignment }) => app.db.update(assignments).set({ closesAt: app.clock.now() }).where(eq(assignments.id, assignment.id))],
  ['that may be turned in once more', ({ app, teacher, assignment }) => app.request(allowFreshStart, { as: teacher, body: { assignment_ids: [assignment.id] } })],
  ['whose questions are in the bin', ({ app }) => app.db.update(questions).set({ deletedAt: app.clock.now() })],
  ['that open work asks as well', ({ app, teacher, student, exercise }) => seedAssignment(app.db, { teacherId: teacher.id, studentId: student.id, exerciseId: exercise.id })],
])('nothing is asked of work %s', async (_, change) => {
  const room = await turnedIn(['q0', 'q0'])
  room.app.clock.advance(day)
  await change(room)
  expect(await room.practice()).toEqual({ ...nothing, next_at: null })
  const refused = await room.app.refused(startPractice, { as: room.student })
  expect([refused.status, refused.code, refused.error]).toEqual([409, 'conflict', 'Nothing is left to practice today.'])
})

test('practice that runs ends when its work may be turned in once more', async () => {
  const { app, teacher, assignment, begin } = await turnedIn(['q0', 'q0'])
  app.clock.advance(day)
  const play = await begin()
  await app.request(allowFreshStart, { as: teacher, body: { assignment_ids: [assignment.id] } })
  const [found] = await app.db.select({ status: sessions.status }).from(sessions).where(eq(sessions.id, play.session_id))
  expect(found).toEqual({ status: 'abandoned' })
})

test('practice shows no answer to work that is given while it runs, whichever way it was begun', async () => {
  const { app, student, teacher, exercise, play, begin, start } = await turnedIn(['q0', 'q0'])
  app.clock.advance(day)
  const gathered = await begin()
  const practised = await start(student, { practice_of: play.session_id })
  await seedAssignment(app.db, { teacherId: teacher.id, studentId: student.id, exerciseId: exercise.id })
  for (const practice of [gathered, practised]) {
    const body = { session_id: practice.session_id, state_token: practice.token() }
    const refused = [
      await app.refused(submitAnswer, { as: student, body: { ...body, answer: 'q0' } }),
      await app.refused(askForHelp, { as: student, body: { ...body, kind: 'hint', exercise_id: exercise.id, client_attempt_id: 'help' } }),
    ]
    const why = 'Your teacher gave you work that asks this question too, so this practice has ended. Turn that work in first.'
    expect(refused.map(({ code, error }) => [code, error])).toEqual([['session_over', why], ['session_over', expect.any(String)]])
    const [found] = await app.db.select({ status: sessions.status }).from(sessions).where(eq(sessions.id, practice.session_id))
    expect(found).toEqual({ status: 'abandoned' })
  }
  const again = await app.refused(startChat, { as: student, body: { practice_of: play.session_id } })
  expect([again.code, again.error]).toEqual(['conflict', 'Other work of yours asks this too. Turn that in first.'])
})

test('what a session has shown the answer to is practised, also when open work asks it', async () => {
  const { app, student, teacher, exercise, play, start } = await turnedIn(['q0', 'q0'])
  await seedAssignment(app.db, { teacherId: teacher.id, studentId: student.id, exerciseId: exercise.id })
  await app.db.update(sessionQuestions).set({ state: sql`state || '{"answerGiven":true}'` }).where(eq(sessionQuestions.position, 0))
  const practice = await start(student, { practice_of: play.session_id })
  const { agent } = await practice.turn('q0')
  expect(agent.tasks.map(({ question_title: title }) => title)).toEqual(['Plants'])
})

test('what was right at once, was left unjudged or belongs to a test run never comes', async () => {
  const { app, practice } = await turnedIn(['q1', 'pending'])
  app.clock.advance(30 * day)
  expect(await practice()).toEqual({ ...nothing, next_at: null })
})
