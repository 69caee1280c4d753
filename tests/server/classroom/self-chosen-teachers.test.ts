import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { vouchForTeacher } from '#contract/accounts/teachers.ts'
import { startChat } from '#contract/chat/chat-sessions.ts'
import { addClassStudent, createClass, renameClass } from '#contract/classroom/classes.ts'
import { answerClassInvite, inviteToClass, listOwnClassInvites } from '#contract/classroom/co-teachers.ts'
import { joinClass, setJoinCode } from '#contract/classroom/join-codes.ts'
import { setAccommodations } from '#contract/classroom/students.ts'
import { exportSession } from '#contract/progress/exports.ts'
import { listConcerns } from '#contract/review/concerns.ts'
import { listReviewQueue, listSessionChanges, overrideScore } from '#contract/review/review.ts'
import { getSession, listSessions } from '#contract/sessions/sessions.ts'
import { hasVoiceConsent } from '#server/db/classroom/voice-consent.queries.ts'
import { hasModelConsent } from '#server/db/classroom/model-consent.queries.ts'
import { classes, users } from '#server/db/schema/people.ts'
import { createClassroom } from '#tests/server/chat/classroom.ts'
import { seedAssignment, seedExercise } from '#tests/server/chat/exercises.ts'
import type { Person } from '#tests/support/school/people.ts'

/** A student at work for their teacher has registered as a teacher as well, and joined that account's class by its code. */
async function selfChosen() {
  const room = await createClassroom()
  const { app, teacher, student, start } = room
  const play = await start()
  await play.turn('pending')
  const second = await app.seedTeacher({ name: 'Nobody Knows' })
  const join = async (as: Person) => {
    const { id } = await app.request(createClass, { as, body: { name: 'Free points' } })
    const { join_code } = await app.request(setJoinCode, { as, params: { id }, body: { is_on: true } })
    await app.request(joinClass, { as: student, body: { code: join_code?.code ?? '' } })
    return id
  }
  const params = { id: play.session_id }
  const sees = async (as: Person) => [
    (await app.send(getSession, { as, params })).status,
    (await app.request(listSessions, { as })).results.length,
    (await app.request(listReviewQueue, { as })).results.length,
  ]
  return { ...room, owner: teacher, second, join, params, sees }
}

describe('a teacher whom a student chose by a join code, where anybody may register', () => {
  test('sees nothing of that student’s work for others, and marks none of it', async () => {
    const { app, owner, second, join, params, sees } = await selfChosen()
    await join(second)
    const body = { question_set_index: 0, question_index: 0, score: 10 }
    const marked = await app.send(overrideScore, { as: second, params, body })
    const read = [await app.send(listSessionChanges, { as: second, params }), await app.send(exportSession, { as: second, params })]
    expect([await sees(second), [marked, ...read].map(({ status }) => status)]).toEqual([
      [404, 0, 0],
      [404, 404, 404],
    ])
    expect(await sees(owner)).toEqual([200, 1, 1])
  })

  test('sees and marks what they gave themself', async () => {
    const { app, student, second, join, sees } = await selfChosen()
    await join(second)
    const { id: exerciseId } = await seedExercise(app.db, second.id)
    const { id: assignment_id } = await seedAssignment(app.db, { teacherId: second.id, studentId: student.id, exerciseId })
    const { agent } = await app.request(startChat, { as: student, body: { assignment_id } })
    const { results } = await app.request(listSessions, { as: second })
    expect(results.map(({ id }) => id)).toEqual([agent.session_id])
    const body = { question_set_index: 0, question_index: 0, score: 1 }
    expect((await app.send(overrideScore, { as: second, params: { id: agent.session_id }, body })).status).toEqual(200)
    expect(await sees(second)).toEqual([404, 1, 0])
  })

  test('hears of no worry said in the work of others', async () => {
    const { app, owner, second, join, start } = await selfChosen()
    await join(second)
    await (await start()).turn('i want to kill myself')
    const heard = async (as: Person) => (await app.request(listConcerns, { as })).results.length
    expect([await heard(second), await heard(owner)]).toEqual([0, 1])
  })

  test('gives no time beyond what the others set, and no paste', async () => {
    const { app, student, second, join, owner } = await selfChosen()
    await join(second)
    const set = (as: Person) => app.send(setAccommodations, { as, params: { id: student.id }, body: { time_factor: null, allow_paste: true } })
    expect([(await set(second)).status, (await set(owner)).status]).toEqual([403, 200])
  })

  test('consents to nothing in the name of the school', async () => {
    const { app, student, second, owner, join } = await selfChosen()
    const consents = async () => {
      const [row] = await app.db.select({ model: hasModelConsent(users.id) }).from(users).where(eq(users.id, student.id))
      return [row?.model, await hasVoiceConsent(app.db, student.id)]
    }
    const agree = async (as: Person, id: number) => {
      await app.request(renameClass, { as, params: { id }, body: { name: 'Agreed', voice_consent: true } })
      await app.db.update(classes).set({ modelConsentAt: app.clock.now() }).where(eq(classes.id, id))
    }
    await agree(second, await join(second))
    const before = await consents()
    const { id } = await app.request(createClass, { as: owner, body: { name: 'Science' } })
    await app.request(addClassStudent, { as: owner, params: { id }, body: { student_id: student.id } })
    await agree(owner, id)
    expect([before, await consents()]).toEqual([
      [false, false],
      [true, true],
    ])
  })
})

test('a colleague who teaches a class of the one who keeps its accounts sees all of their work', async () => {
  const { app, owner, second, student, sees } = await selfChosen()
  const { id } = await app.request(createClass, { as: owner, body: { name: 'Science' } })
  await app.request(addClassStudent, { as: owner, params: { id }, body: { student_id: student.id } })
  await app.request(inviteToClass, { as: owner, params: { id }, body: { email: second.email } })
  const [invite] = (await app.request(listOwnClassInvites, { as: second })).results
  await app.request(answerClassInvite, { as: second, params: { id: invite?.id ?? 0 }, body: { accept: true } })
  expect(await sees(second)).toEqual([200, 1, 1])
})

test('a teacher whom the school vouches for sees all of the work of whoever joins them', async () => {
  const { app, second, join, sees } = await selfChosen()
  await join(second)
  await app.request(vouchForTeacher, { as: await app.seedAdmin(), params: { id: second.id } })
  expect(await sees(second)).toEqual([200, 1, 1])
})
