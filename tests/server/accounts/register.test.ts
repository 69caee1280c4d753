import { describe, expect, test } from 'vitest'
import { register, registerStudent } from '#contract/accounts/accounts.ts'
import { getProfile, login } from '#contract/accounts/auth.ts'
import { teacherStudents } from '#server/db/schema/people.ts'
import { createTestApp } from '#tests/support/app.ts'

const ada = { name: 'Ada Lovelace', username: 'ada', email: 'ada@school.example', password: 'violet-harbour-71', age: 36 }
const tim = { name: 'Tim Ott', username: 'tim', email: 'tim@school.example' }

describe('registering', () => {
  test('anybody becomes a teacher and can sign in', async () => {
    const { request } = await createTestApp()
    const { id } = await request(register, { body: ada })
    const { access_token } = await request(login, { body: { login_identifier: 'ada', password: ada.password } })
    expect(await request(getProfile, { as: access_token })).toEqual({
      id,
      role: 'TEACHER',
      name: ada.name,
      username: 'ada',
      email: ada.email,
      should_change_password: false,
    })
  })

  test('a username or e-mail in use is told beside its field, whatever its case, also when two ask at once', async () => {
    const { request, refused, send } = await createTestApp()
    await request(register, { body: ada })
    expect(await refused(register, { body: { ...ada, username: 'ADA', email: 'b@school.example' } })).toEqual({
      status: 409,
      error: 'Username already exists',
      code: 'taken',
      field: 'username',
    })
    expect(await refused(register, { body: { ...ada, username: 'adele', email: 'ADA@school.example' } })).toEqual({
      status: 409,
      error: 'Email address already in use',
      code: 'taken',
      field: 'email',
    })
    const twins = { ...ada, username: 'bea', email: 'bea@school.example' }
    const responses = await Promise.all(Array.from({ length: 5 }, () => send(register, { body: twins })))
    expect(responses.map((one) => one.status).toSorted()).toEqual([201, 409, 409, 409, 409])
  })

  test('a username and e-mail in the bin are free for others', async () => {
    const { request, seedTeacher } = await createTestApp()
    await seedTeacher({ username: ada.username, email: ada.email, deletedAt: new Date('2026-11-01T12:00:00Z') })
    expect(await request(register, { body: ada })).toEqual({ id: 2 })
  })

  test.each([
    ['a1-', 'Password must be at least 6 characters long', 'invalid'],
    ['123456', 'Password must contain at least one letter', 'invalid'],
    ['abcdef', 'Password must contain at least one number', 'invalid'],
    ['abc 1234', 'Password contains unsafe special characters', 'invalid'],
    ['Password1', 'This password is too common. Choose another.', 'common_password'],
    ['P@ssw0rd1', 'This password is too common. Choose another.', 'common_password'],
    ['AdaLovelace1', 'This password is too common. Choose another.', 'common_password'],
  ])('the password %s is refused with its own sentence', async (password, error, code) => {
    const { refused } = await createTestApp()
    const { issues: _, ...refusal } = await refused(register, { body: { ...ada, password } })
    expect(refusal).toEqual({ status: 422, error, code, field: 'password' })
  })

  test('where length is the policy, fifteen characters are enough and the rules of composition are gone', async () => {
    const { request, refused } = await createTestApp({ settings: { passwordPolicy: 'length' } })
    expect((await refused(register, { body: { ...ada, password: 'a1-a1-a1-a1-a1' } })).error).toBe('Password must be at least 15 characters long')
    expect((await refused(register, { body: { ...ada, password: 'passwordpassword' } })).code).toBe('common_password')
    expect(await request(register, { body: { ...ada, password: 'ein Häuschen am Meer' } })).toEqual({ id: 1 })
  })
})

describe('a teacher makes a student', () => {
  test('without a password the account gets a readable start password, told once, and must choose its own', async () => {
    const { request, seedTeacher, db } = await createTestApp()
    const teacher = await seedTeacher()
    const { id, student_id, start_password = '' } = await request(registerStudent, { as: teacher, body: tim })
    expect(start_password).toMatch(/^[b-z]{4}-[b-z]{4}-[2-9]{3}$|^[a-z]{4}-[a-z]{4}-[2-9]{3}$/)
    expect(student_id).toBe(id)
    const link = { teacherId: teacher.id, studentId: id, isTracked: false, tie: 'keeps', keepsAccount: true }
    expect(await db.select().from(teacherStudents)).toEqual([link])
    const { access_token } = await request(login, { body: { login_identifier: 'tim', password: start_password } })
    expect(await request(getProfile, { as: access_token })).toEqual({ id, role: 'STUDENT', ...tim, should_change_password: true })
  })

  test('with a password the account is ready, and no start password is told', async () => {
    const { request, seedTeacher } = await createTestApp()
    const reply = await request(registerStudent, { as: await seedTeacher(), body: { ...tim, password: 'kite-over-hill-4', age: 9 } })
    expect(reply).toEqual({ id: reply.id, student_id: reply.id })
    const { access_token } = await request(login, { body: { login_identifier: 'tim', password: 'kite-over-hill-4' } })
    expect((await request(getProfile, { as: access_token })).should_change_password).toBe(false)
  })

  test('the school can set one start password for all', async () => {
    const { request, seedTeacher } = await createTestApp({ settings: { studentStartPassword: 'spring-term-1' } })
    expect((await request(registerStudent, { as: await seedTeacher(), body: tim })).start_password).toBe('spring-term-1')
  })

  test('a student makes nobody', async () => {
    const { refused, seedStudent } = await createTestApp()
    expect(await refused(registerStudent, { as: await seedStudent(), body: tim })).toEqual({
      status: 403,
      error: 'Your account may not do this.',
      code: 'forbidden',
    })
  })
})
