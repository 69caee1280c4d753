import { describe, expect, test } from 'vitest'
import { updatePassword, updateProfile, verifyPassword } from '#contract/accounts/accounts.ts'
import { getProfile, login } from '#contract/accounts/auth.ts'
import { audit } from '#server/db/schema/operations.ts'
import { createTestApp } from '#tests/support/app.ts'
import { seededPassword as password } from '#tests/support/school/people.ts'

const fresh = 'copper-lantern-58'
const signInAgain = { status: 401, error: 'Please sign in again.', code: 'unauthenticated' }

describe('changing the own profile', () => {
  test('a name, username and e-mail change with the current password and answer the profile', async () => {
    const { request, seedStudent } = await createTestApp()
    const student = await seedStudent()
    const wanted = { name: 'Mia M.', username: 'mia-m', email: 'mia@school.example' }
    const changed = { id: student.id, role: 'STUDENT', ...wanted, should_change_password: false }
    expect(await request(updateProfile, { as: student, body: { ...wanted, password } })).toEqual(changed)
    expect(await request(getProfile, { as: student })).toEqual(changed)
  })

  test('nothing changed needs no password; a change without it, or with a wrong one, is told beside the field', async () => {
    const { request, refused, seedStudent } = await createTestApp()
    const student = await seedStudent({ name: 'Mia' })
    expect((await request(updateProfile, { as: student, body: { name: 'Mia' } })).name).toBe('Mia')
    expect(await refused(updateProfile, { as: student, body: { name: 'Max' } })).toEqual({
      status: 422,
      error: 'Current password is required to save changes',
      code: 'invalid',
      field: 'password',
    })
    expect(await refused(updateProfile, { as: student, body: { name: 'Max', password: 'wrong-one-1' } })).toEqual({
      status: 422,
      error: 'Incorrect password',
      code: 'wrong_password',
      field: 'password',
    })
    expect((await request(getProfile, { as: student })).name).toBe('Mia')
  })

  test('a new password answers a new token and kills every older one', async () => {
    const { request, refused, seedTeacher, tokenOf } = await createTestApp()
    const teacher = await seedTeacher()
    const old = await tokenOf(teacher)
    const { access_token } = await request(updateProfile, { as: old, body: { password, new_password: fresh } })
    expect(await refused(getProfile, { as: old })).toEqual(signInAgain)
    expect((await request(getProfile, { as: access_token })).id).toBe(teacher.id)
  })

  test('a name that is in use is told beside its field and changes nothing', async () => {
    const { refused, request, seedTeacher } = await createTestApp()
    const [teacher, other] = [await seedTeacher(), await seedTeacher()]
    expect(await refused(updateProfile, { as: teacher, body: { username: other.username, name: 'New', password, new_password: fresh } })).toEqual({
      status: 409,
      error: 'Username already exists',
      code: 'taken',
      field: 'username',
    })
    expect((await request(getProfile, { as: teacher })).name).toBe(teacher.name)
  })
})

describe('changing the own password', () => {
  test('the new one opens the account, the old one and older tokens do not, and it stands in the audit log', async () => {
    const { request, refused, seedTeacher, tokenOf, db, clock } = await createTestApp()
    const teacher = await seedTeacher()
    const old = await tokenOf(teacher)
    const { access_token } = await request(updatePassword, { as: old, body: { current_password: password, new_password: fresh } })
    expect(await refused(getProfile, { as: old })).toEqual(signInAgain)
    expect((await request(getProfile, { as: access_token })).id).toBe(teacher.id)
    expect((await refused(login, { body: { login_identifier: teacher.username, password } })).code).toBe('invalid_credentials')
    await request(login, { body: { login_identifier: teacher.username, password: fresh } })
    expect(await db.select().from(audit)).toEqual([
      { id: 1, actorId: teacher.id, action: 'password.changed', subjectKind: 'user', subjectId: teacher.id, details: {}, at: clock.now() },
    ])
  })

  test('the current one may be left out only while a new one must be chosen', async () => {
    const { request, refused, seedStudent } = await createTestApp()
    const started = await seedStudent({ shouldChangePassword: true })
    const { access_token } = await request(updatePassword, { as: started, body: { new_password: fresh } })
    expect((await request(getProfile, { as: access_token })).should_change_password).toBe(false)
    expect(await refused(updatePassword, { as: access_token, body: { new_password: 'another-good-one-9' } })).toEqual({
      status: 422,
      error: 'Current password is required',
      code: 'invalid',
      field: 'current_password',
    })
  })

  test('the start password cannot be chosen again', async () => {
    const { refused, seedStudent } = await createTestApp()
    const started = await seedStudent({ shouldChangePassword: true })
    expect(await refused(updatePassword, { as: started, body: { new_password: password } })).toEqual({
      status: 422,
      error: 'New password must be different from the current one',
      code: 'invalid',
      field: 'new_password',
    })
  })

  test('a wrong current password and a common new one are told beside their fields', async () => {
    const { refused, seedStudent } = await createTestApp()
    const student = await seedStudent()
    expect(await refused(updatePassword, { as: student, body: { current_password: 'wrong-one-1', new_password: fresh } })).toEqual({
      status: 422,
      error: 'Incorrect password',
      code: 'wrong_password',
      field: 'current_password',
    })
    expect(await refused(updatePassword, { as: student, body: { current_password: password, new_password: 'Welcome1' } })).toEqual({
      status: 422,
      error: 'This password is too common. Choose another.',
      code: 'common_password',
      field: 'new_password',
    })
  })
})

test('a person can ask whether a password is theirs', async () => {
  const { request, seedTeacher } = await createTestApp()
  const teacher = await seedTeacher()
  expect(await request(verifyPassword, { as: teacher, body: { password } })).toEqual({ valid: true })
  expect(await request(verifyPassword, { as: teacher, body: { password: 'wrong-one-1' } })).toEqual({ valid: false })
})
