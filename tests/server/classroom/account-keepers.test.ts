import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { getProfile } from '#contract/accounts/auth.ts'
import { setRegistration } from '#contract/accounts/registration.ts'
import { removeTeacher, stopVouchingForTeacher, vouchForTeacher } from '#contract/accounts/teachers.ts'
import { listBin, restoreFromBin } from '#contract/bin/bin.ts'
import { addClassStudent, createClass } from '#contract/classroom/classes.ts'
import { answerClassInvite, inviteToClass, listOwnClassInvites, removeClassTeacher } from '#contract/classroom/co-teachers.ts'
import { joinClass, setJoinCode } from '#contract/classroom/join-codes.ts'
import { changeStudent, deleteStudent, getStudent, listStudents, resetStudentPassword, setStudentTeachers } from '#contract/classroom/students.ts'
import { audit } from '#server/db/schema/operations.ts'
import { createTestApp } from '#tests/support/app.ts'

const refusal = {
  status: 403,
  code: 'forbidden',
  error: 'You can’t change this account. The teacher who created it can, or an administrator.',
}

const notToColleagues = {
  ...refusal,
  error: 'You can’t add this student to another teacher’s class. The teacher who created the account can, or an administrator.',
}

const notTheAddress = {
  ...refusal,
  error: 'You can’t change the email address of this account. The teacher who created the account can, or an administrator.',
}

/** Elena made Mia’s account; Mallory, whom nobody knows, showed Mia a join code, and Mia typed it. */
async function lured() {
  const app = await createTestApp()
  const [elena, mallory] = [await app.seedTeacher({ name: 'Elena Ruiz' }), await app.seedTeacher({ name: 'Mallory' })]
  const mia = await app.seedStudent({ teacher: elena, name: 'Mia' })
  const params = { id: mia.id }
  const makeClass = async (as: typeof elena) => (await app.request(createClass, { as, body: { name: 'Free points' } })).id
  const put = (classId: number, as: typeof elena) => app.request(addClassStudent, { as, params: { id: classId }, body: { student_id: mia.id } })
  const teachToo = async (classId: number, owner: typeof elena, as: typeof elena) => {
    await app.request(inviteToClass, { as: owner, params: { id: classId }, body: { email: as.email } })
    const [one] = (await app.request(listOwnClassInvites, { as })).results
    await app.request(answerClassInvite, { as, params: { id: one?.id ?? 0 }, body: { accept: true } })
  }
  const classId = await makeClass(mallory)
  const code = (await app.request(setJoinCode, { as: mallory, params: { id: classId }, body: { is_on: true } })).join_code?.code ?? ''
  await app.request(joinClass, { as: mia, body: { code } })
  const reset = (as: typeof elena) => app.send(resetStudentPassword, { as, params })
  return { app, elena, mallory, mia, params, classId, code, makeClass, put, teachToo, reset }
}

describe('where anybody may register, an account', () => {
  test('is not changed by who got its student by a join code, who teaches them all the same', async () => {
    const { app, elena, mallory, params } = await lured()
    const seenBy = async (as: typeof mallory) => (await app.request(listStudents, { as })).results.map((one) => [one.name, one.may_change_account])
    expect([await seenBy(mallory), await seenBy(elena), await seenBy(await app.seedAdmin())]).toEqual([[['Mia', false]], [['Mia', true]], [['Mia', true]]])
    expect(await app.refused(resetStudentPassword, { as: mallory, params })).toEqual(refusal)
    for (const body of [{ new_password: 'quite-another-9' }, { email: 'mallory2@example.com' }, { username: 'mine' }, { name: 'Nobody' }]) {
      expect(await app.refused(changeStudent, { as: mallory, params, body })).toEqual(refusal)
    }
  })

  test('is no nearer by a second class, a second teacher, or leaving the student and taking that back', async () => {
    const { app, mallory, params, classId, makeClass, put, teachToo } = await lured()
    const accomplice = await app.seedTeacher({ name: 'Trudy' })
    await put(await makeClass(mallory), mallory)
    await teachToo(classId, mallory, accomplice)
    await put(await makeClass(accomplice), accomplice)
    await app.request(deleteStudent, { as: mallory, params })
    const [entry] = (await app.request(listBin, { as: mallory })).results
    await app.request(restoreFromBin, { as: mallory, params: { id: entry?.id ?? 0 } })
    for (const as of [mallory, accomplice]) {
      expect((await app.request(listStudents, { as })).results.map(({ name }) => name)).toEqual(['Mia'])
      expect(await app.refused(resetStudentPassword, { as, params })).toEqual(refusal)
    }
  })

  test('comes back to who leaves its student and takes that back, whoever got them meanwhile', async () => {
    const { app, elena, mia, params, makeClass, reset } = await lured()
    await app.request(deleteStudent, { as: elena, params })
    const { join_code: made } = await app.request(setJoinCode, { as: elena, params: { id: await makeClass(elena) }, body: { is_on: true } })
    await app.request(joinClass, { as: mia, body: { code: made?.code ?? '' } })
    expect((await reset(elena)).status).toEqual(403)
    const [entry] = (await app.request(listBin, { as: elena })).results
    await app.request(restoreFromBin, { as: elena, params: { id: entry?.id ?? 0 } })
    expect((await reset(elena)).status).toEqual(200)
  })

  test('goes from a teacher whom an administrator takes the student from', async () => {
    const { app, elena, mallory, params, reset } = await lured()
    const admin = await app.seedAdmin()
    await app.request(setStudentTeachers, { as: admin, params, body: { teacher_ids: [mallory.id] } })
    await app.request(setStudentTeachers, { as: admin, params, body: { teacher_ids: [elena.id] } })
    expect((await reset(mallory)).status).toEqual(404)
    expect((await reset(elena)).status).toEqual(200)
  })

  test('is changed by who made it, whom an administrator names, and whom its keeper trusts with the student', async () => {
    const { app, elena, mallory, params, makeClass, put, teachToo, reset } = await lured()
    const [daniel, ruth] = [await app.seedTeacher({ name: 'Daniel' }), await app.seedTeacher({ name: 'Ruth' })]
    const shared = await makeClass(elena)
    await put(shared, elena)
    expect((await reset(daniel)).status).toEqual(404)
    await teachToo(shared, elena, daniel)
    await put(await makeClass(ruth), await app.seedAdmin())
    for (const as of [elena, daniel, ruth]) expect((await reset(as)).status).toEqual(200)
    await app.request(setStudentTeachers, { as: await app.seedAdmin(), params, body: { teacher_ids: [elena.id, mallory.id] } })
    expect((await reset(mallory)).status).toEqual(200)
  })

  test('whose keeper is gone stays where it is when the last teacher lets its student go', async () => {
    const { app, elena, mallory, params } = await lured()
    await app.request(deleteStudent, { as: elena, params })
    await app.request(deleteStudent, { as: mallory, params })
    const admin = await app.seedAdmin()
    expect((await app.request(getStudent, { as: admin, params })).teachers).toEqual([])
  })
})

describe('a teacher who registered themself', () => {
  test.each(['invite', 'closed'] as const)('gets no account once the school is at %s: not by a class, a code typed again, or a new student', async (mode) => {
    const { app, mallory, mia, classId, code, makeClass, put, reset } = await lured()
    const admin = await app.seedAdmin()
    const leo = await app.seedStudent({ teacher: await app.seedTeacher(), name: 'Leo' })
    await app.request(setRegistration, { as: admin, body: { mode, domains: [] } })
    await put(classId, mallory)
    await put(await makeClass(mallory), mallory)
    for (const as of [mia, leo]) await app.request(joinClass, { as, body: { code } })
    expect((await reset(mallory)).status).toEqual(403)
    expect((await app.send(resetStudentPassword, { as: mallory, params: { id: leo.id } })).status).toEqual(403)
  })

  test('keeps the accounts of their students once an administrator vouches for them, and whoever types their code then', async () => {
    const { app, mallory, code, reset } = await lured()
    const leo = await app.seedStudent({ teacher: await app.seedTeacher(), name: 'Leo' })
    const params = { id: mallory.id }
    expect((await app.refused(vouchForTeacher, { as: mallory, params })).status).toEqual(403)
    expect((await app.request(vouchForTeacher, { as: await app.seedAdmin(), params })).is_vouched_for).toEqual(true)
    expect((await reset(mallory)).status).toEqual(200)
    await app.request(joinClass, { as: leo, body: { code } })
    expect((await app.send(resetStudentPassword, { as: mallory, params: { id: leo.id } })).status).toEqual(200)
  })

  test('loses what they keep by that alone when it is taken back, and keeps whom they made or were given', async () => {
    const { app, elena, mallory, params, code, makeClass, put, reset } = await lured()
    const admin = await app.seedAdmin()
    const teacher = { id: mallory.id }
    const own = await app.seedStudent({ teacher: mallory, name: 'Own' })
    const [leo, kim] = [await app.seedStudent({ teacher: elena, name: 'Leo' }), await app.seedStudent({ teacher: elena, name: 'Kim' })]
    await app.request(vouchForTeacher, { as: admin, params: teacher })
    for (const as of [leo, kim]) await app.request(joinClass, { as, body: { code } })
    await app.request(setStudentTeachers, { as: admin, params: { id: kim.id }, body: { teacher_ids: [elena.id, mallory.id] } })
    await put(await makeClass(mallory), mallory)
    await app.request(deleteStudent, { as: mallory, params: { id: leo.id } })
    const [left] = (await app.request(listBin, { as: mallory })).results
    expect((await reset(mallory)).status).toEqual(200)
    expect((await app.refused(stopVouchingForTeacher, { as: mallory, params: teacher })).status).toEqual(403)
    expect((await app.request(stopVouchingForTeacher, { as: admin, params: teacher })).is_vouched_for).toEqual(false)
    await app.request(restoreFromBin, { as: mallory, params: { id: left?.id ?? 0 } })
    const seen = (await app.request(listStudents, { as: mallory })).results.map((one) => [one.name, one.may_change_account])
    expect(seen).toEqual([['Kim', true], ['Leo', false], ['Mia', false], ['Own', true]])
    expect([(await reset(mallory)).status, (await reset(elena)).status]).toEqual([403, 200])
    expect((await app.send(resetStudentPassword, { as: mallory, params: { id: own.id } })).status).toEqual(200)
    await put(await makeClass(mallory), mallory)
    expect((await app.request(getStudent, { as: mallory, params })).may_change_account).toEqual(false)
  })

  test('does not bring back an account that an administrator deleted, having left its student or not', async () => {
    const { app, elena, mallory, mia, params } = await lured()
    await app.request(deleteStudent, { as: mallory, params })
    const [left] = (await app.request(listBin, { as: mallory })).results
    const admin = await app.seedAdmin()
    await app.request(deleteStudent, { as: admin, params })
    const seenBy = async (as: typeof elena) => (await app.request(listBin, { as })).results.map(({ title }) => title)
    const restored = await app.refused(restoreFromBin, { as: mallory, params: { id: left?.id ?? 0 } })
    expect([restored, (await app.send(getProfile, { as: mia })).status]).toEqual([
      { status: 409, code: 'conflict', error: 'This account was deleted meanwhile. The teacher who created it can restore it, or an administrator.' },
      401,
    ])
    expect([await seenBy(elena), await seenBy(mallory), await seenBy(admin)]).toEqual([['Mia'], ['Mia'], ['Mia', 'Mia']])
  })

  test('takes back a student they left once the account is there again', async () => {
    const { app, elena, mallory, params } = await lured()
    await app.request(deleteStudent, { as: mallory, params })
    const [left] = (await app.request(listBin, { as: mallory })).results
    await app.request(deleteStudent, { as: await app.seedAdmin(), params })
    const [deleted] = (await app.request(listBin, { as: elena })).results
    await app.request(restoreFromBin, { as: elena, params: { id: deleted?.id ?? 0 } })
    await app.request(restoreFromBin, { as: mallory, params: { id: left?.id ?? 0 } })
    expect((await app.request(getStudent, { as: mallory, params })).may_change_account).toEqual(false)
  })
})

test('whoever comes to keep an account is in the audit, with who passed it on', async () => {
  const { app, elena, mallory, mia, params, code, makeClass, put, teachToo } = await lured()
  const [daniel, ruth, admin] = [await app.seedTeacher({ name: 'Daniel' }), await app.seedTeacher({ name: 'Ruth' }), await app.seedAdmin()]
  const shared = await makeClass(elena)
  await put(shared, elena)
  await put(shared, elena)
  await teachToo(shared, elena, daniel)
  await put(await makeClass(ruth), admin)
  await app.request(removeTeacher, { as: admin, params: { id: ruth.id } })
  await app.request(setStudentTeachers, { as: admin, params, body: { teacher_ids: [elena.id, mallory.id] } })
  await app.request(setStudentTeachers, { as: admin, params, body: { teacher_ids: [elena.id] } })
  const again = await makeClass(elena)
  await put(again, elena)
  await teachToo(again, elena, daniel)
  const other = await app.seedTeacher({ name: 'Olga' })
  await app.request(vouchForTeacher, { as: admin, params: { id: mallory.id } })
  await app.request(joinClass, { as: mia, body: { code } })
  await app.request(setStudentTeachers, { as: admin, params, body: { teacher_ids: [elena.id, other.id] } })
  await app.request(deleteStudent, { as: elena, params })
  const noted = (await app.db.select().from(audit).where(eq(audit.action, 'account.passed_on')).orderBy(audit.id)).map(({ actorId, subjectId, details }) => [actorId, subjectId, details])
  expect(noted).toEqual([
    [admin.id, mia.id, { to: ruth.id }],
    [admin.id, mia.id, { to: mallory.id }],
    [mia.id, mia.id, { to: mallory.id }],
    [admin.id, mia.id, { to: other.id }],
    [elena.id, mia.id, { to: daniel.id }],
  ])
})

test('who kept an account by vouching alone and left its student has no say in it once the school vouches for them no more', async () => {
  const { app, elena, mallory, params } = await lured()
  const [admin, other] = [await app.seedAdmin(), { id: mallory.id }]
  await app.request(vouchForTeacher, { as: admin, params: other })
  await app.request(deleteStudent, { as: mallory, params })
  await app.request(stopVouchingForTeacher, { as: admin, params: other })
  await app.request(deleteStudent, { as: elena, params })
  const { results } = await app.request(listBin, { as: mallory })
  expect(results.map(({ title }) => title)).toEqual(['Mia'])
  expect((await app.send(restoreFromBin, { as: mallory, params: { id: results[0]?.id ?? 0 } })).status).toEqual(409)
})

describe('a colleague of a class', () => {
  test('does not bring a student there whose account is not theirs to change', async () => {
    const { app, elena, mallory, mia, makeClass, teachToo, reset } = await lured()
    const shared = await makeClass(elena)
    await teachToo(shared, elena, mallory)
    const brought = await app.refused(addClassStudent, { as: mallory, params: { id: shared }, body: { student_id: mia.id } })
    expect([brought, (await reset(mallory)).status]).toEqual([notToColleagues, 403])
  })

  test('does not bring a student there by its code, unless the school vouches for them', async () => {
    const { app, elena, mallory, mia, makeClass, teachToo, reset } = await lured()
    const daniel = await app.seedTeacher({ name: 'Daniel' })
    await app.request(vouchForTeacher, { as: await app.seedAdmin(), params: { id: daniel.id } })
    const shared = await makeClass(elena)
    for (const as of [mallory, daniel]) await teachToo(shared, elena, as)
    const { join_code: made } = await app.request(setJoinCode, { as: mallory, params: { id: shared }, body: { is_on: true } })
    await app.request(joinClass, { as: mia, body: { code: made?.code ?? '' } })
    expect([(await reset(mallory)).status, (await reset(daniel)).status]).toEqual([403, 200])
  })

  test('gives passwords, but not the address to which the next ones are mailed', async () => {
    const { app, elena, params, makeClass, put, teachToo } = await lured()
    const daniel = await app.seedTeacher({ name: 'Daniel' })
    const shared = await makeClass(elena)
    await put(shared, elena)
    await teachToo(shared, elena, daniel)
    expect(await app.refused(changeStudent, { as: daniel, params, body: { email: 'daniel2@example.com' } })).toEqual(notTheAddress)
    expect((await app.request(changeStudent, { as: daniel, params, body: { name: 'Mia Berg' } })).name).toEqual('Mia Berg')
    expect((await app.request(changeStudent, { as: elena, params, body: { email: 'mia2@example.com' } })).email).toEqual('mia2@example.com')
  })

  test('keeps the account when its keeper leaves the student to them, until that is taken back', async () => {
    const { app, elena, params, makeClass, put, teachToo, reset } = await lured()
    const daniel = await app.seedTeacher({ name: 'Daniel' })
    const shared = await makeClass(elena)
    await put(shared, elena)
    await teachToo(shared, elena, daniel)
    await app.request(deleteStudent, { as: elena, params })
    expect([(await reset(elena)).status, (await reset(daniel)).status]).toEqual([404, 200])
    const [entry] = (await app.request(listBin, { as: elena })).results
    await app.request(restoreFromBin, { as: elena, params: { id: entry?.id ?? 0 } })
    await app.request(removeClassTeacher, { as: elena, params: { id: shared, teacherId: daniel.id } })
    expect([(await reset(elena)).status, (await reset(daniel)).status]).toEqual([200, 404])
  })

  test('may change accounts for as long as they teach it, and takes none along into a class of their own', async () => {
    const { app, elena, makeClass, put, teachToo, reset } = await lured()
    const daniel = await app.seedTeacher({ name: 'Daniel' })
    const shared = await makeClass(elena)
    await put(shared, elena)
    await teachToo(shared, elena, daniel)
    await put(await makeClass(daniel), daniel)
    expect((await reset(daniel)).status).toEqual(200)
    await app.request(removeClassTeacher, { as: elena, params: { id: shared, teacherId: daniel.id } })
    expect((await reset(daniel)).status).toEqual(403)
  })
})
