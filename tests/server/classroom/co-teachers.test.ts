import { eq, like } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { assignExerciseToClass, listAssignments } from '#contract/assignments/assignments.ts'
import { setRegistration } from '#contract/accounts/registration.ts'
import { register } from '#contract/accounts/accounts.ts'
import {
  addClassStudent,
  archiveClass,
  createClass,
  deleteClass,
  getClass,
  listClasses,
  removeClassStudent,
  renameClass,
} from '#contract/classroom/classes.ts'
import {
  answerClassInvite,
  cancelClassInvite,
  inviteToClass,
  listClassTeachers,
  listOwnClassInvites,
  mostClassInvites,
  removeClassTeacher,
} from '#contract/classroom/co-teachers.ts'
import { listExercises } from '#contract/exercises/exercise-library.ts'
import { deleteStudent, getStudent, listStudents } from '#contract/classroom/students.ts'
import { classInvites } from '#server/db/schema/accounts.ts'
import { audit } from '#server/db/schema/operations.ts'
import { users } from '#server/db/schema/people.ts'
import { seedExercise } from '#tests/server/chat/exercises.ts'
import { createTestApp, type TestAppOptions } from '#tests/support/app.ts'

const withMail = { smtpUrl: 'smtp://mail.school.example' }

/** Elena’s class with Mia, and her colleague Daniel. */
async function school(options: TestAppOptions = {}) {
  const app = await createTestApp(options)
  const [elena, daniel] = [await app.seedTeacher({ name: 'Elena Ruiz' }), await app.seedTeacher({ name: 'Daniel Osei' })]
  const mia = await app.seedStudent({ teacher: elena, name: 'Mia' })
  const params = { id: (await app.request(createClass, { as: elena, body: { name: 'Maths 5A' } })).id }
  await app.request(addClassStudent, { as: elena, params, body: { student_id: mia.id } })
  const invite = (email: string, as = elena) => app.request(inviteToClass, { as, params, body: { email } })
  const refused = (email: string, as = elena) => app.refused(inviteToClass, { as, params, body: { email } })
  const waiting = async (as = daniel) => (await app.request(listOwnClassInvites, { as })).results
  const answer = async (accept: boolean, as = daniel) => {
    const [one] = await waiting(as)
    return app.request(answerClassInvite, { as, params: { id: one?.id ?? 0 }, body: { accept } })
  }
  const join = async () => {
    await invite(daniel.email)
    await answer(true)
  }
  return { app, elena, daniel, mia, params, invite, refused, waiting, answer, join }
}

describe('a colleague who is invited to a class', () => {
  test('accepts in the app, without a mail, and teaches it from then on: its students, its work and who comes later', async () => {
    const { app, elena, daniel, mia, params, invite, waiting, answer } = await school()
    expect(await invite(` ${daniel.email.toUpperCase()} `)).toEqual({
      owner: { id: elena.id, name: 'Elena Ruiz' },
      teachers: [],
      invites: [{ id: 1, email: daniel.email.toUpperCase(), expires_at: '2026-12-04T12:00:00.000Z' }],
      is_mailed: false,
    })
    expect([(await app.request(listClasses, { as: daniel })).results, (await app.request(listStudents, { as: daniel })).results]).toEqual([[], []])
    expect(await waiting()).toEqual([{ id: 1, class_name: 'Maths 5A', teacher_name: 'Elena Ruiz', student_count: 1 }])
    expect(await answer(true)).toEqual({ class_id: params.id })
    await app.whenIdle()
    expect([await waiting(), app.mail]).toEqual([[], []])
    expect((await app.request(getClass, { as: daniel, params })).students.map(({ name }) => name)).toEqual(['Mia'])
    expect((await app.request(listStudents, { as: daniel, query: { class_id: String(params.id) } })).results.map(({ name }) => name)).toEqual(['Mia'])
    const leo = await app.seedStudent({ teacher: elena, name: 'Leo' })
    await app.request(addClassStudent, { as: elena, params, body: { student_id: leo.id } })
    expect((await app.request(listStudents, { as: daniel })).results.map(({ name }) => name)).toEqual(['Leo', 'Mia'])
    expect((await app.request(getStudent, { as: daniel, params: { id: mia.id } })).classes).toEqual([{ id: params.id, name: 'Maths 5A' }])
  })

  test('gives work to the class and sees what its owner gave; both see both, and nobody else’s', async () => {
    const { app, elena, daniel, params, join } = await school()
    await join()
    const [hers, his] = [await seedExercise(app.db, elena.id), await seedExercise(app.db, daniel.id)]
    await app.request(assignExerciseToClass, { as: elena, params, body: { exercise_id: hers.id, title: 'Hers' } })
    await app.request(assignExerciseToClass, { as: daniel, params, body: { exercise_id: his.id, title: 'His' } })
    const other = await app.request(createClass, { as: elena, body: { name: 'Art' } })
    const ida = await app.seedStudent({ teacher: elena, name: 'Ida' })
    await app.request(addClassStudent, { as: elena, params: { id: other.id }, body: { student_id: ida.id } })
    await app.request(assignExerciseToClass, { as: elena, params: { id: other.id }, body: { exercise_id: hers.id, title: 'Elsewhere' } })
    const titles = async (as = daniel) => {
      const { results, total } = await app.request(listAssignments, { as, query: { limit: '50' } })
      return [total, results.map(({ title }) => title).toSorted()]
    }
    expect([await titles(), await titles(elena)]).toEqual([
      [2, ['Hers', 'His']],
      [3, ['Elsewhere', 'Hers', 'His']],
    ])
  })

  test('sorts its students by the work of both, and counts only the work they see', async () => {
    const { app, elena, daniel, mia, params, join } = await school()
    const [hers, ann] = [await seedExercise(app.db, elena.id), await app.seedStudent({ teacher: elena, name: 'Ann' })]
    const left = await app.seedStudent({ teacher: elena, name: 'Leo' })
    for (const { id } of [ann, left]) await app.request(addClassStudent, { as: elena, params, body: { student_id: id } })
    await app.request(assignExerciseToClass, { as: elena, params, body: { exercise_id: hers.id, title: 'First', due_date: '2026-11-10T22:59:00.000Z' } })
    await app.request(removeClassStudent, { as: elena, params: { ...params, studentId: left.id } })
    await join()
    await app.seedStudent({ teacher: daniel, name: 'Zoe' })
    const total = async (query: { q?: string }) => (await app.request(listAssignments, { as: daniel, query: { limit: '1', ...query } })).total
    expect([await total({}), await total({ q: 'First' })]).toEqual([2, 2])
    await app.request(deleteStudent, { as: daniel, params: { id: ann.id } })
    const { results } = await app.request(listAssignments, { as: daniel })
    expect(results.map(({ student_id: id }) => id)).toEqual([mia.id])
    const sorts = ['-assigned', '-overdue', 'next_due_date'] as const
    const names = sorts.map(async (sort) => (await app.request(listStudents, { as: daniel, query: { sort } })).results.map(({ name }) => name))
    expect(await Promise.all(names)).toEqual(sorts.map(() => ['Mia', 'Zoe']))
  })

  test('finds the work of both behind an exercise', async () => {
    const { app, daniel, params, join } = await school()
    await join()
    const his = await seedExercise(app.db, daniel.id)
    await app.request(assignExerciseToClass, { as: daniel, params, body: { exercise_id: his.id, title: 'His' } })
    const [found] = (await app.request(listExercises, { as: daniel })).results
    expect([found?.assignment_count, found?.assignments.map(({ title }) => title)]).toEqual([1, ['His']])
  })

  test('decides nothing about the class itself, leaves it by themself, and keeps only students they have otherwise', async () => {
    const { app, elena, daniel, mia, params, join } = await school()
    const leo = await app.seedStudent({ teacher: daniel, name: 'Leo' })
    await join()
    await app.request(addClassStudent, { as: daniel, params, body: { student_id: leo.id } })
    const statuses = [
      await app.refused(renameClass, { as: daniel, params, body: { name: 'Mine' } }),
      await app.refused(archiveClass, { as: daniel, params, body: { archived: true } }),
      await app.refused(deleteClass, { as: daniel, params }),
      await app.refused(inviteToClass, { as: daniel, params, body: { email: 'third@school.example' } }),
      await app.refused(removeClassTeacher, { as: daniel, params: { id: params.id, teacherId: elena.id } }),
    ]
    expect(statuses.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
    expect((await app.request(listClassTeachers, { as: daniel, params })).invites).toEqual([])
    await app.request(removeClassTeacher, { as: daniel, params: { id: params.id, teacherId: daniel.id } })
    expect((await app.request(listStudents, { as: daniel })).results.map(({ name }) => name)).toEqual(['Leo'])
    expect((await app.refused(getClass, { as: daniel, params })).status).toBe(404)
    expect((await app.refused(getStudent, { as: daniel, params: { id: mia.id } })).status).toBe(404)
    expect((await app.request(getClass, { as: elena, params })).students.map(({ name }) => name)).toEqual(['Leo', 'Mia'])
  })

  test('is a teacher of the students like any other: whom the owner deletes stays theirs, and is not lost with the class', async () => {
    const { app, elena, daniel, mia, params, join } = await school()
    await join()
    await app.request(deleteStudent, { as: elena, params: { id: mia.id } })
    expect((await app.request(listStudents, { as: elena })).results).toEqual([])
    await app.request(removeClassTeacher, { as: elena, params: { id: params.id, teacherId: daniel.id } })
    expect((await app.request(listStudents, { as: daniel })).results.map(({ name }) => name)).toEqual(['Mia'])
  })
})

describe('an invitation', () => {
  test('is taken back, declined, or over after two weeks, and then opens nothing', async () => {
    const { app, elena, daniel, params, invite, waiting, answer } = await school()
    const { invites } = await invite(daniel.email)
    await app.request(cancelClassInvite, { as: elena, params: { id: params.id, inviteId: invites[0]?.id ?? 0 } })
    expect(await waiting()).toEqual([])
    await invite(daniel.email)
    expect(await answer(false)).toEqual({ class_id: null })
    await invite(daniel.email)
    await invite(daniel.email)
    expect((await waiting()).length).toBe(1)
    const [last] = await waiting()
    app.clock.advance(14 * 86_400_000)
    expect(await waiting()).toEqual([])
    expect((await app.refused(answerClassInvite, { as: daniel, params: { id: last?.id ?? 0 }, body: { accept: true } })).status).toBe(404)
    expect((await app.request(listClassTeachers, { as: elena, params })).teachers).toEqual([])
  })

  test('to an address nobody has is mailed without a word that was typed, and waits until its owner registered and confirmed', async () => {
    const { app, daniel, invite } = await school({ settings: withMail })
    expect((await invite('new@school.example')).is_mailed).toBe(true)
    await app.whenIdle()
    const [mail] = app.mail
    expect([mail?.to.address, mail?.text.includes('/register'), /Elena|Maths/.test(JSON.stringify(mail))]).toEqual(['new@school.example', true, false])
    await app.request(register, { body: { name: 'New', username: 'newteacher', email: 'new@school.example', age: 40, password: 'evening-lamp-42' } })
    const [made] = await app.db.select().from(users).where(eq(users.email, 'new@school.example'))
    const as = await app.tokenOf({ ...daniel, id: made?.id ?? 0, tokenVersion: made?.tokenVersion ?? 0 })
    expect((await app.request(listOwnClassInvites, { as })).results).toEqual([])
    await app.db.update(users).set({ mustConfirmEmail: false }).where(eq(users.id, made?.id ?? 0))
    expect((await app.request(listOwnClassInvites, { as })).results.length).toBe(1)
  })

  test('to an address nobody has is refused where no mail leaves the school', async () => {
    const { app, elena, params, refused } = await school()
    const noMail = 'Nobody here has this address, and this school sends no mail. Ask your colleague to make an account first.'
    expect(await refused('new@school.example')).toEqual({ status: 403, code: 'forbidden', field: 'email', error: noMail })
    expect((await app.request(listClassTeachers, { as: elena, params })).invites).toEqual([])
  })

  test.each([{ name: 'where mail leaves the school', settings: withMail }, { name: 'where none does', settings: {} }])(
    'to a colleague stays theirs when their address changes, and opens nothing to who has it then, $name',
    async ({ settings }) => {
      const { app, daniel, invite, waiting, answer, params } = await school({ settings })
      await invite(daniel.email)
      await app.db.update(users).set({ email: 'daniel@elsewhere.example' }).where(eq(users.id, daniel.id))
      const other = await app.seedTeacher({ email: daniel.email })
      expect([await waiting(other), (await waiting()).length]).toEqual([[], 1])
      const [one] = await waiting()
      const refusal = await app.refused(answerClassInvite, { as: other, params: { id: one?.id ?? 0 }, body: { accept: true } })
      expect([refusal.status, await answer(true)]).toEqual([404, { class_id: params.id }])
    },
  )

  test('to a colleague is one, however often their address changes', async () => {
    const { app, daniel, invite } = await school()
    await invite(daniel.email)
    await app.db.update(users).set({ email: 'daniel@elsewhere.example' }).where(eq(users.id, daniel.id))
    expect((await invite('daniel@elsewhere.example')).invites.map(({ email }) => email)).toEqual(['daniel@elsewhere.example'])
  })

  test('to an address that was never confirmed opens nothing to who took it and went on to another', async () => {
    const { app, daniel, invite, waiting } = await school({ settings: withMail })
    await app.db.update(users).set({ mustConfirmEmail: true }).where(eq(users.id, daniel.id))
    await invite(daniel.email)
    await app.db.update(users).set({ mustConfirmEmail: false, email: 'daniel@elsewhere.example' }).where(eq(users.id, daniel.id))
    expect(await waiting()).toEqual([])
  })

  test('is in the audit when it is made and when it is taken back', async () => {
    const { app, elena, daniel, params, invite } = await school()
    const { invites } = await invite(daniel.email)
    await app.request(cancelClassInvite, { as: elena, params: { id: params.id, inviteId: invites[0]?.id ?? 0 } })
    const noted = await app.db.select({ actor: audit.actorId, action: audit.action, about: audit.subjectId }).from(audit).where(like(audit.action, 'co_teacher.%'))
    expect(noted).toEqual(['co_teacher.invited', 'co_teacher.uninvited'].map((action) => ({ actor: elena.id, action, about: params.id })))
  })

  test('respects who may register, a confirmed address, and how many are open', async () => {
    const { app, elena, daniel, mia, params, invite, refused } = await school({ settings: { ...withMail, registration: { mode: 'domains', domains: ['school.example'] } } })
    const byInvitation = 'Nobody at your school has this address. New teachers are invited by an administrator here: ask one to invite them first.'
    expect(await refused('new@elsewhere.example')).toEqual({ status: 403, code: 'forbidden', field: 'email', error: byInvitation })
    expect((await invite('new@school.example')).is_mailed).toBe(true)
    expect([(await refused(mia.email)).error, (await refused(elena.email)).error]).toEqual(['This address is not a teacher’s.', 'They teach this class already.'])
    await app.request(setRegistration, { as: await app.seedAdmin(), body: { mode: 'closed', domains: [] } })
    expect([(await refused('newer@school.example')).status, (await invite(daniel.email)).is_mailed]).toEqual([403, false])
    await app.db.insert(classInvites).values(
      Array.from({ length: mostClassInvites - 2 }, (_, at) => ({ classId: params.id, email: `t${at}@school.example`, invitedBy: elena.id, expiresAt: new Date('2027-01-01') })),
    )
    const third = await app.seedTeacher()
    expect((await refused(third.email)).error).toBe('A class has up to 20 open invitations. Take one back first.')
    await app.db.update(users).set({ mustConfirmEmail: true }).where(eq(users.id, elena.id))
    expect((await refused(daniel.email)).status).toBe(403)
  })

  test('is not mailed by the hundred: thirty a day', async () => {
    const { app, params, elena, invite, refused } = await school({ settings: { ...withMail, rateLimits: true } })
    for (let at = 0; at < 30; at += 1) {
      const { invites } = await invite(`t${at}@school.example`)
      await app.request(cancelClassInvite, { as: elena, params: { id: params.id, inviteId: invites[0]?.id ?? 0 } })
    }
    expect((await refused('t31@school.example')).status).toBe(429)
  })
})
