import { count } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { getProfile } from '#contract/accounts/auth.ts'
import { startChat, submitAnswer } from '#contract/chat/chat-sessions.ts'
import { createAssignment } from '#contract/assignments/assignments.ts'
import { listConcerns } from '#contract/review/concerns.ts'
import { listExercises } from '#contract/exercises/exercise-library.ts'
import { listQuestions } from '#contract/questions/questions.ts'
import { listReviewQueue } from '#contract/review/review.ts'
import { getSession, listSessions } from '#contract/sessions/sessions.ts'
import { listStudents } from '#contract/classroom/students.ts'
import { readWelcome, startSample } from '#contract/welcome/welcome.ts'
import { forgetOld } from '#server/db/operations/retention.queries.ts'
import { exercises, questions } from '#server/db/schema/library.ts'
import { rateCounters } from '#server/db/schema/operations.ts'
import { users } from '#server/db/schema/people.ts'
import { messages, sessions } from '#server/db/schema/sessions.ts'
import { builtInTutor as tutor } from '#server/grading/turn/built-in-tutor.ts'
import { claimsOf } from '#src/actors/accounts/token-claims.ts'
import { createTestApp } from '#tests/support/app.ts'
import { seedExercise } from '#tests/server/chat/exercises.ts'
import { testRetention } from '#tests/support/retention.ts'

describe('trying a session without an account', () => {
  test('a visitor gets a student of their own, answers the first question, and finds the session again after a reload', async () => {
    const { app, request } = await createTestApp({ tutor })
    expect((await app.request('/api/auth/sample', { method: 'POST' })).status).toEqual(201)
    const { access_token, exercise_id } = await request(startSample)
    expect(await request(getProfile, { as: access_token })).toEqual({
      id: 2,
      role: 'STUDENT',
      name: 'Sample Student',
      username: expect.stringMatching(/^sample-/),
      email: expect.stringMatching(/@sample\.invalid$/),
      should_change_password: false,
      is_sample: true,
    })
    expect(claimsOf(access_token)?.sample).toEqual(true)
    const begun = await request(startChat, { as: access_token, body: { exercise_id, begin: false } })
    expect([begun.agent.exercise.title, begun.agent.is_test, begun.agent.tasks.length]).toEqual(['A taste of everything', false, 3])
    const answer = { answer: '4', client_attempt_id: 'first', session_id: begun.agent.session_id, exercise_id, state_token: begun.agent.state_token }
    const answered = await request(submitAnswer, { as: access_token, body: answer })
    expect(answered.agent.current_exercise_state.score).toEqual(10)
    const again = await request(startChat, { as: access_token, body: { exercise_id, begin: false } })
    expect([again.agent.session_id, again.agent.current_exercise_state.score]).toEqual([begun.agent.session_id, 10])
  })

  test('no teacher and no administrator sees any of it', async () => {
    const { request, refused, seedTeacher, seedAdmin } = await createTestApp({ tutor })
    const [teacher, admin] = [await seedTeacher(), await seedAdmin()]
    const { access_token, exercise_id } = await request(startSample)
    const { agent } = await request(startChat, { as: access_token, body: { exercise_id, begin: false } })
    const body = { answer: 'I want to kill myself', client_attempt_id: 'first', session_id: agent.session_id, exercise_id, state_token: agent.state_token }
    const { message } = await request(submitAnswer, { as: access_token, body })
    expect(message).toContain('Nobody else reads this chat, so nobody knows yet what you wrote. Please talk to an adult you trust today.')
    for (const as of [teacher, admin]) {
      const lists = await Promise.all([
        request(listSessions, { as, query: {} }),
        request(listStudents, { as, query: {} }),
        request(listExercises, { as, query: {} }),
        request(listQuestions, { as, query: {} }),
        request(listConcerns, { as, query: {} }),
        request(listReviewQueue, { as, query: {} }),
      ])
      expect(lists.map(({ results }) => results.length)).toEqual([0, 0, 0, 0, 0, 0])
      expect((await refused(getSession, { as, params: { id: agent.session_id } })).status).toEqual(404)
    }
  })

  test('nobody gives it work, not even an administrator', async () => {
    const { request, refused, seedTeacher, seedAdmin, db } = await createTestApp({ tutor })
    const [teacher, admin] = [await seedTeacher(), await seedAdmin()]
    const exercise = await seedExercise(db, teacher.id)
    const { id } = await request(getProfile, { as: (await request(startSample)).access_token })
    const refusals = [teacher, admin].map((as) => refused(createAssignment, { as, body: { exercise_id: exercise.id, student_id: id } }))
    expect((await Promise.all(refusals)).map(({ status }) => status)).toEqual([404, 404])
  })

  test('after two hours the token opens nothing, and everything of the sample is removed', async () => {
    const { request, refused, clock, db } = await createTestApp()
    const { access_token } = await request(startSample)
    clock.advance(2 * 3_600_000)
    expect((await refused(getProfile, { as: access_token })).status).toEqual(401)
    clock.advance(1)
    expect((await forgetOld(db, clock.now(), testRetention)).accounts).toEqual(1)
    const left = await Promise.all([users, exercises, questions, sessions, messages].map((table) => db.select({ rows: count() }).from(table)))
    expect(left.map(([row]) => row?.rows)).toEqual([0, 0, 0, 0, 0])
  })

  test('one address that asks again and again is told to wait', async () => {
    const { request, refused, db } = await createTestApp()
    await request(startSample)
    expect(await db.update(rateCounters).set({ count: 100 }).returning({ key: rateCounters.key })).toEqual([{ key: expect.stringMatching(/^sample:/) }])
    expect((await refused(startSample)).code).toEqual('too_many_requests')
  })

  test('one address has a hundred running ones at most, however long it waits between them and however many it asks for at once', async () => {
    const { request, refused, clock, db } = await createTestApp()
    await request(startSample)
    const [first] = await db.select().from(users)
    if (!first) throw new Error('there is no sample')
    const others = Array.from({ length: 97 }, (_, at) => ({ ...first, id: at + 10, username: `sample-${at}`, email: `${at}@sample.invalid` }))
    await db.insert(users).values(others)
    clock.advance(61 * 60_000)
    const answers = await Promise.allSettled(Array.from({ length: 6 }, () => request(startSample)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(await refused(startSample)).toEqual({
      status: 429,
      code: 'too_many_requests',
      error: 'Too many people are trying it right now. Try again in a minute.',
    })
    clock.advance(59 * 60_000 + 1)
    expect((await request(startSample)).exercise_id).toEqual(4)
  })

  test('two thousand that run are all, wherever they were begun', async () => {
    const { request, refused, clock, db } = await createTestApp()
    const expiresAt = new Date(clock.now().getTime() + 60_000)
    const running = Array.from({ length: 2_000 }, (_, at) => `sample-${at}`)
    await db.insert(users).values(running.map((name) => ({ role: 'STUDENT' as const, name, username: name, email: `${name}@sample.invalid`, passwordHash: 'x', expiresAt })))
    expect((await refused(startSample)).code).toEqual('too_many_requests')
    clock.advance(60_001)
    expect((await request(startSample)).exercise_id).toEqual(1)
  })
})

test('the start page learns the community chat and the video of this school, or that there are none', async () => {
  const plain = await createTestApp()
  expect(await plain.request(readWelcome)).toEqual({ community_url: null, intro_video_url: null })
  const rich = await createTestApp({ settings: { communityUrl: 'https://chat.example/lectern', introVideoUrl: 'https://video.example/embed/1' } })
  expect(await rich.request(readWelcome)).toEqual({
    community_url: 'https://chat.example/lectern',
    intro_video_url: 'https://video.example/embed/1',
  })
})
