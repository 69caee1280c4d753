import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { listAssignments } from '#contract/assignments/assignments.ts'
import { registerStudent, requestMagic } from '#contract/accounts/accounts.ts'
import { getProfile, login, verifyMagic } from '#contract/accounts/auth.ts'
import { changeStudent, deleteStudent, getStudent, listKnownAccounts, listTakenUsernames, resetStudentPassword } from '#contract/classroom/students.ts'
import { audit } from '#server/db/schema/operations.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { seededPassword } from '#tests/support/school/people.ts'

async function school() {
  const app = await createTestApp()
  const teacher = await app.seedTeacher({ username: 'teacher', email: 'teacher@school.example' })
  const student = await app.seedStudent({ teacher, name: 'Mia Lang', username: 'mia', email: 'mia@school.example' })
  const token = await app.tokenOf(student)
  await app.request(requestMagic, { as: teacher, body: { email: student.email } })
  const link = /token=([\w-]+)/.exec(app.mail.at(-1)?.text ?? '')?.[1] ?? ''
  return { app, teacher, student, token, link, params: { id: student.id } }
}

async function actionsOn(app: TestApp, id: number): Promise<string[]> {
  const rows = await app.db.select({ action: audit.action }).from(audit).where(eq(audit.subjectId, id)).orderBy(audit.id)
  return rows.map(({ action }) => action).filter((action) => action !== 'magic_link.sent')
}

describe('a teacher changes a student’s account', () => {
  test('name, username and e-mail, without the student’s password and without ending their login', async () => {
    const { app, teacher, student, token, link, params } = await school()
    const changed = await app.request(changeStudent, { as: teacher, params, body: { name: ' Mia Lund ', username: 'Mia2', email: 'mia2@school.example', version: 1 } })
    expect([changed.name, changed.username, changed.email, changed.version]).toEqual(['Mia Lund', 'Mia2', 'mia2@school.example', 2])
    expect((await app.request(getProfile, { as: token })).name).toEqual('Mia Lund')
    expect((await app.refused(verifyMagic, { body: { token: link } })).code).toEqual('link_invalid')
    expect(await actionsOn(app, student.id)).toEqual(['profile.changed'])
  })

  test('a new password, which ends every login and mailed link and is only good for choosing another', async () => {
    const { app, teacher, student, token, link, params } = await school()
    for (let tries = 0; tries < 10; tries += 1) await app.refused(login, { body: { login_identifier: 'mia', password: 'wrong' } })
    const changed = await app.request(changeStudent, { as: teacher, params, body: { new_password: 'lantern-boat-23' } })
    expect([changed.should_change_password, changed.version]).toEqual([true, 2])
    expect((await app.refused(getProfile, { as: token })).code).toEqual('unauthenticated')
    expect((await app.refused(verifyMagic, { body: { token: link } })).code).toEqual('link_invalid')
    expect((await app.refused(login, { body: { login_identifier: 'mia', password: seededPassword } })).code).toEqual('invalid_credentials')
    const { access_token } = await app.request(login, { body: { login_identifier: 'mia', password: 'lantern-boat-23' } })
    expect((await app.refused(listAssignments, { as: access_token })).code).toEqual('must_change_password')
    expect(await actionsOn(app, student.id)).toEqual(['password.changed'])
  })

  test('nothing, and nothing is counted as a change', async () => {
    const { app, teacher, student, token, params } = await school()
    const same = await app.request(changeStudent, { as: teacher, params, body: { name: 'Mia Lang', username: 'mia' } })
    expect([same.version, await actionsOn(app, student.id), (await app.request(getProfile, { as: token })).id]).toEqual([1, [], student.id])
  })

  test('but not to what somebody else has, in whatever case', async () => {
    const { app, teacher, params } = await school()
    expect([
      await app.refused(changeStudent, { as: teacher, params, body: { name: 'New', username: 'TEACHER' } }),
      await app.refused(changeStudent, { as: teacher, params, body: { name: 'New', email: 'Teacher@School.example' } }),
      (await app.refused(changeStudent, { as: teacher, params, body: { username: 'TEACHER', email: 'Teacher@School.example' } })).issues,
      (await app.request(getStudent, { as: teacher, params })).name,
    ]).toEqual([
      { status: 409, code: 'taken', field: 'username', error: 'Username already exists' },
      { status: 409, code: 'taken', field: 'email', error: 'Email address already in use' },
      [{ path: 'username', message: 'Username already exists' }, { path: 'email', message: 'Email address already in use' }],
      'Mia Lang',
    ])
  })

  test.each([
    [{ name: ' ' }, 'name', 'Name is required'],
    [{ username: 'mi' }, 'username', 'Username must be at least 3 characters'],
    [{ username: 'mi a' }, 'username', 'Username cannot contain spaces'],
    [{ email: 'mia' }, 'email', 'Please enter a valid email address'],
    [{ new_password: 'a1' }, 'new_password', 'Password must be at least 6 characters long'],
    [{ new_password: 'password1' }, 'new_password', 'This password is too common. Choose another.'],
    [{ username: 'lantern77', new_password: 'lantern77' }, 'new_password', 'This password is too common. Choose another.'],
  ])('never to %o', async (body, field, error) => {
    const { app, teacher, params } = await school()
    const refused = await app.refused(changeStudent, { as: teacher, params, body })
    expect([refused.status, refused.field, refused.error]).toEqual([422, field, error])
  })

  test('only as it stands: an older version is refused with the student as they are', async () => {
    const { app, teacher, params } = await school()
    const current = await app.request(changeStudent, { as: teacher, params, body: { name: 'Mia Lund', version: 1 } })
    const refused = await app.refused(changeStudent, { as: teacher, params, body: { name: 'Mia Berg', version: 1 } })
    expect(refused).toEqual({ status: 409, code: 'stale_version', error: 'This was changed in the meantime, in another tab or by somebody else.', current })
  })

  test('and of two at once from the same version one is refused', async () => {
    const { app, teacher, params } = await school()
    const tries = ['Ann', 'Bea', 'Cem'].map((name) => app.send(changeStudent, { as: teacher, params, body: { name, version: 1 } }))
    expect((await Promise.all(tries)).map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })
})

test('usernames in use are those asked for and those with another number, whoever has them, but not those in the bin', async () => {
  const { app, teacher, student } = await school()
  await app.seedStudent({ username: 'Maya' })
  await app.seedStudent({ username: 'maya12' })
  await app.seedStudent({ username: 'mayaokafor' })
  for (const username of ['4711', '4712']) await app.seedStudent({ username })
  const gone = await app.seedStudent({ teacher, username: 'maya2' })
  await app.request(deleteStudent, { as: teacher, params: { id: gone.id } })
  const like = async (...usernames: string[]) => (await app.request(listTakenUsernames, { as: teacher, body: { usernames } })).taken.toSorted()
  expect([await like('maya'), await like('MAYA7', 'mia'), await like('nobody\0'), await like()]).toEqual([['maya', 'maya12'], ['maya', 'maya12', 'mia'], [], []])
  expect([await like('4711'), await like('5'), await like('\ud800')]).toEqual([['4711'], [], []])
  expect((await app.refused(listTakenUsernames, { as: student, body: { usernames: ['maya'] } })).code).toEqual('forbidden')
})

test('nobody goes through more names and addresses in an hour than ten of the longest lists hold', async () => {
  const { app, teacher } = await school()
  const [usernames, emails] = [Array.from({ length: 5_000 }, (_, index) => `pupil${index}`), Array.from({ length: 5_000 }, (_, index) => `pupil${index}@x.example`)]
  const names = async () => (await app.send(listTakenUsernames, { as: teacher, body: { usernames } })).status
  const addresses = async () => (await app.send(listKnownAccounts, { as: teacher, body: { emails } })).status
  const statuses: number[] = []
  while (statuses.length < 20) statuses.push(await names(), await addresses())
  expect([statuses, await names(), await addresses()]).toEqual([Array.from({ length: 20 }, () => 200), 429, 429])
  app.clock.advance(3_600_001)
  expect(await addresses()).toEqual(200)
})

test('e-mail addresses in use are told before an import, and whose only of the caller’s own students', async () => {
  const { app, teacher, student } = await school()
  const mine = await app.seedStudent({ teacher, email: 'Ana@School.example' })
  await app.seedStudent({ email: 'ben@school.example' })
  const gone = await app.seedStudent({ teacher, email: 'cem@school.example' })
  await app.request(deleteStudent, { as: teacher, params: { id: gone.id } })
  const emails = [' ana@SCHOOL.example', 'ben@school.example', 'cem@school.example', 'dan@school.example', '\0', '\ud800']
  const { known } = await app.request(listKnownAccounts, { as: teacher, body: { emails } })
  expect(known.toSorted((one, other) => one.email.localeCompare(other.email))).toEqual([
    { email: 'ana@school.example', student: { id: mine.id, name: mine.name, username: mine.username } },
    { email: 'ben@school.example', student: null },
  ])
  expect((await app.refused(listKnownAccounts, { as: student, body: { emails } })).code).toEqual('forbidden')
})

describe('a reset password', () => {
  test('is told once, ends every login and must be changed first', async () => {
    const { app, teacher, student, token, link, params } = await school()
    for (let tries = 0; tries < 10; tries += 1) await app.refused(login, { body: { login_identifier: 'mia', password: 'wrong' } })
    const { start_password } = await app.request(resetStudentPassword, { as: teacher, params })
    expect(start_password).toMatch(/^[a-z]{4}-[a-z]{4}-\d{3}$/)
    expect((await app.refused(getProfile, { as: token })).code).toEqual('unauthenticated')
    expect((await app.refused(verifyMagic, { body: { token: link } })).code).toEqual('link_invalid')
    const { access_token } = await app.request(login, { body: { login_identifier: 'mia', password: start_password } })
    expect((await app.request(getProfile, { as: access_token })).should_change_password).toEqual(true)
    expect((await app.request(getStudent, { as: teacher, params })).should_change_password).toEqual(true)
    expect(await actionsOn(app, student.id)).toEqual(['password.reset'])
  })

  test('is the school’s own where it set one', async () => {
    const app = await createTestApp({ settings: { studentStartPassword: 'welcome-to-5a' } })
    const teacher = await app.seedTeacher()
    const { id } = await app.seedStudent({ teacher })
    expect(await app.request(resetStudentPassword, { as: teacher, params: { id } })).toEqual({ start_password: 'welcome-to-5a' })
  })

  test('is the same for a request that came twice', async () => {
    const { app, teacher, params } = await school()
    const options = { as: teacher, params, headers: { 'Idempotency-Key': 'reset-mia' } }
    expect(await app.request(resetStudentPassword, options)).toEqual(await app.request(resetStudentPassword, options))
  })
})

describe('a deleted student', () => {
  test('is gone for everybody, and their login with them; name and address are free', async () => {
    const { app, teacher, student, token, link, params } = await school()
    const response = await app.send(deleteStudent, { as: teacher, params })
    expect([response.status, response.headers.get('Location')]).toEqual([204, '/api/bin/1'])
    expect((await app.refused(getStudent, { as: await app.seedAdmin(), params })).status).toEqual(404)
    expect((await app.refused(getProfile, { as: token })).code).toEqual('unauthenticated')
    expect((await app.refused(verifyMagic, { body: { token: link } })).code).toEqual('link_invalid')
    expect((await app.refused(deleteStudent, { as: teacher, params })).status).toEqual(404)
    await app.request(registerStudent, { as: teacher, body: { name: 'Another Mia', username: 'mia', email: 'mia@school.example' } })
    expect(await actionsOn(app, student.id)).toEqual(['student.deleted'])
  })

  test('goes once when it is asked twice at the same moment', async () => {
    const { app, teacher, params } = await school()
    const tries = await Promise.all([1, 2, 3].map(() => app.send(deleteStudent, { as: teacher, params })))
    expect(tries.map(({ status }) => status).toSorted()).toEqual([204, 404, 404])
  })
})
