import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createAssignment } from '#contract/assignments/assignments.ts'
import { startChat, submitAnswer } from '#contract/chat/chat-sessions.ts'
import { endParentLink, getParentLink, makeParentLink, readAsParent } from '#contract/classroom/parent-links.ts'
import { deleteStudent } from '#contract/classroom/students.ts'
import { parentLinks } from '#server/db/schema/accounts.ts'
import { audit } from '#server/db/schema/operations.ts'
import { teacherStudents, users } from '#server/db/schema/people.ts'
import { assignments } from '#server/db/schema/work.ts'
import { forgetOld } from '#server/db/operations/retention.queries.ts'
import { scriptedTutor } from '#tests/server/chat/classroom.ts'
import { seedExercise } from '#tests/server/chat/exercises.ts'
import { createTestApp } from '#tests/support/app.ts'
import { digestOf } from '#tests/support/digest.ts'
import { testRetention } from '#tests/support/retention.ts'

const invalid = { status: 401, code: 'link_invalid', error: 'Invalid or expired link. Please request a new one.' }
const day = 86_400_000

/** Mia with work of two teachers and one piece kept back, and a link her first teacher made. */
async function family() {
  const app = await createTestApp({ tutor: scriptedTutor })
  const [teacher, colleague] = [await app.seedTeacher({ name: 'Elena Ruiz' }), await app.seedTeacher()]
  const mia = await app.seedStudent({ teacher, name: 'Mia Lang' })
  await app.db.insert(teacherStudents).values({ teacherId: colleague.id, studentId: mia.id })
  const at = (days: number) => new Date(app.clock.now().getTime() + days * day).toISOString()
  const give = async (as: typeof teacher, title: string, more: { due_date?: string; assign_at?: string } = {}) => {
    const exercise = await seedExercise(app.db, as.id)
    return app.request(createAssignment, { as, body: { exercise_id: exercise.id, student_id: mia.id, title, config: {}, ...more } })
  }
  const done = await give(teacher, 'Sums', { due_date: at(2) })
  await give(teacher, 'Fractions', { due_date: at(1) })
  await give(teacher, 'A surprise', { due_date: at(9), assign_at: at(5) })
  await give(colleague, 'The colleague’s')
  const params = { id: mia.id }
  const make = async (as = teacher) => (await app.request(makeParentLink, { as, params })).url.split('#')[1] ?? ''
  const token = await make()
  const read = (one = token) => app.request(readAsParent, { body: { token: one } })
  const refused = (one: string) => app.refused(readAsParent, { body: { token: one } })
  return { app, teacher, colleague, mia, params, give, done, make, token, read, refused, at }
}

describe('a link for parents', () => {
  test('shows one child’s work and scores as its maker may see them, and nothing else', async () => {
    const { app, mia, done, token, read, at } = await family()
    const secret = 'what Mia typed herself'
    const { agent } = await app.request(startChat, { as: mia, body: { assignment_id: done.id } })
    await app.request(submitAnswer, { as: mia, body: { session_id: agent.session_id, answer: secret } })
    const kept = async () => ({ ...(await digestOf(app.db)), rate_counters: 'not looked at' })
    const before = await kept()
    const seen = await read()
    const open = { closes_at: null, complete: false, completed_on: null, late: false, score: null }
    expect(seen).toEqual({
      student_name: 'Mia Lang',
      teacher_name: 'Elena Ruiz',
      ends_at: '2027-11-20T12:00:00.000Z',
      work: ['Fractions', 'Sums'].map((title, index) => ({ title, subject: expect.any(String), due_date: at(index + 1), ...open })),
    })
    expect([secret, mia.username, mia.email, 'colleague', 'surprise'].filter((one) => JSON.stringify(seen).includes(one))).toEqual([])
    expect(await kept()).toEqual(before)
    expect([JSON.stringify(await app.db.select().from(parentLinks)), app.logLines.join('\n')].filter((one) => one.includes(token))).toEqual([])
  })

  test('has the score of what was turned in', async () => {
    const { app, mia, done, read } = await family()
    const { agent } = await app.request(startChat, { as: mia, body: { assignment_id: done.id } })
    const turnedIn = { complete: true, score: 82.5, completedOn: app.clock.now(), bestSessionId: agent.session_id }
    await app.db.update(assignments).set(turnedIn).where(eq(assignments.id, done.id))
    expect((await read()).work.map(({ title, complete, score }) => [title, complete, score])).toEqual([['Fractions', false, null], ['Sums', true, 82.5]])
  })

  test('begins with what is open, then has what was turned in last, whenever it was due', async () => {
    const { app, read, at, give, teacher } = await family()
    const others = [await give(teacher, 'Due soon, done first', { due_date: at(3) }), await give(teacher, 'Due late, done last', { due_date: at(8) }), await give(teacher, 'Never due, done between')]
    for (const [index, days] of [-5, -1, -3].entries()) {
      const change = { complete: true, completedOn: new Date(at(days)) }
      await app.db.update(assignments).set(change).where(eq(assignments.id, others[index]?.id ?? 0))
    }
    expect((await read()).work.map(({ title }) => title)).toEqual(['Fractions', 'Sums', 'Due late, done last', 'Never due, done between', 'Due soon, done first'])
  })

  test('ends with a newer one, by a press, and after twelve months; every link that opens nothing answers the same', async () => {
    const { app, teacher, params, make, token, read, refused } = await family()
    const second = await make()
    expect(await refused(token)).toEqual(invalid)
    expect((await read(second)).student_name).toBe('Mia Lang')
    await app.request(endParentLink, { as: teacher, params })
    await app.request(endParentLink, { as: teacher, params })
    expect([await refused(second), (await app.request(getParentLink, { as: teacher, params })).link]).toEqual([invalid, null])
    const third = await make()
    app.clock.advance(365 * day - 1)
    expect((await read(third)).teacher_name).toBe('Elena Ruiz')
    app.clock.advance(1)
    expect([await refused(third), (await app.request(getParentLink, { as: teacher, params })).link]).toEqual([invalid, null])
    app.clock.advance(1)
    expect((await forgetOld(app.db, app.clock.now(), testRetention)).links).toBe(1)
    expect((await app.db.select().from(audit)).map(({ action }) => action)).toEqual(['parent_link.made', 'parent_link.made', 'parent_link.ended', 'parent_link.made'])
  })

  test('opens nothing once its maker has the student no more, may not sign in, or the student is in the bin', async () => {
    const { app, teacher, colleague, mia, params, token, make, read, refused } = await family()
    const theirs = await make(colleague)
    expect((await read(theirs)).work.map(({ title }) => title)).toEqual(['The colleague’s'])
    await app.db.update(users).set({ suspendedAt: app.clock.now() }).where(eq(users.id, colleague.id))
    expect([await refused(theirs), (await read()).student_name]).toEqual([invalid, 'Mia Lang'])
    await app.request(deleteStudent, { as: teacher, params })
    expect(await refused(token)).toEqual(invalid)
    await app.db.insert(teacherStudents).values({ teacherId: teacher.id, studentId: mia.id })
    expect((await read()).student_name).toBe('Mia Lang')
    await app.db.update(users).set({ deletedAt: app.clock.now() }).where(eq(users.id, mia.id))
    expect(await refused(token)).toEqual(invalid)
  })

  test('is no way to sign in, and no other token is one', async () => {
    const { app, teacher, mia, token, refused } = await family()
    const forged = [`${token}A`, token.slice(1), token.toUpperCase(), 'x', ' ', await app.tokenOf(teacher), await app.tokenOf(mia), `${token}\u0000`]
    for (const one of forged) expect(await refused(one)).toEqual(invalid)
    expect((await app.refused(getParentLink, { as: token, params: { id: mia.id } })).status).toBe(401)
  })
})
