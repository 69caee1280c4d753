import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { verifyPassword } from '#contract/accounts/accounts.ts'
import { getProfile, login, logout } from '#contract/accounts/auth.ts'
import { createTestApp } from '#tests/support/app.ts'
import { seededPassword as password } from '#tests/support/school/people.ts'

describe('signing in', () => {
  test('a person comes in by username or e-mail address, whatever the case, and learns who they are', async () => {
    const { request, seedTeacher } = await createTestApp()
    const teacher = await seedTeacher({ name: 'Ada Lovelace', username: 'Ada', email: 'Ada@School.example' })
    const profiles = []
    for (const login_identifier of ['Ada', 'ada', ' ADA ', 'ada@school.example']) {
      const { access_token } = await request(login, { body: { login_identifier, password } })
      profiles.push(await request(getProfile, { as: access_token }))
    }
    const profile = { id: teacher.id, role: 'TEACHER', name: 'Ada Lovelace', username: 'Ada', email: 'Ada@School.example', should_change_password: false }
    expect(profiles).toEqual([profile, profile, profile, profile])
  })

  test('a wrong password and an unknown account get the same bytes and the same headers', async () => {
    const { send, seedTeacher } = await createTestApp()
    const teacher = await seedTeacher()
    const answers = []
    for (const login_identifier of [teacher.username, 'nobody', teacher.email, 'nobody@school.example', 'nul\0nul', '’ or 1=1 --']) {
      for (let turn = 0; turn < 2; turn += 1) {
        const response = await send(login, { body: { login_identifier, password: 'not-the-password-1' } })
        response.headers.delete('x-request-id')
        answers.push(JSON.stringify([response.status, await response.text(), [...response.headers].toSorted()]))
      }
    }
    expect(answers).toHaveLength(12)
    expect(new Set(answers).size).toBe(1)
    expect(JSON.parse(answers[0] ?? '')[1]).toBe('{"error":"Invalid credentials","code":"invalid_credentials"}')
  })

  test('nobody who was deleted comes in', async () => {
    const { refused, seedTeacher } = await createTestApp()
    const gone = await seedTeacher({ deletedAt: new Date('2026-11-19T12:00:00Z') })
    expect(await refused(login, { body: { login_identifier: gone.username, password } })).toEqual({
      status: 401,
      error: 'Invalid credentials',
      code: 'invalid_credentials',
    })
  })

  test('a token dies at once at logout, and only that one', async () => {
    const { request, refused, seedTeacher, tokenOf } = await createTestApp()
    const teacher = await seedTeacher()
    const [here, elsewhere] = [await tokenOf(teacher), await tokenOf(teacher)]
    await request(logout, { as: here })
    expect(await refused(getProfile, { as: here })).toEqual({ status: 401, error: 'Please sign in again.', code: 'unauthenticated' })
    expect((await request(getProfile, { as: elsewhere })).id).toBe(teacher.id)
  })

  test('an account with a start password can read its profile and sign out, and nothing else of its own', async () => {
    const { request, refused, seedStudent } = await createTestApp()
    const student = await seedStudent({ shouldChangePassword: true })
    expect((await request(getProfile, { as: student })).should_change_password).toBe(true)
    expect(await refused(verifyPassword, { as: student, body: { password } })).toEqual({
      status: 403,
      error: 'Please choose a new password first.',
      code: 'must_change_password',
    })
    expect(await request(logout, { as: student })).toBe(null)
  })

  test('a refused one stands in the log with its address and account, and nothing that was typed', async () => {
    const { refused, seedTeacher, logLines } = await createTestApp()
    const teacher = await seedTeacher()
    for (const login_identifier of [teacher.username, 'nobody']) await refused(login, { body: { login_identifier, password: 'not-the-password-1' } })
    for (let turn = 0; turn < 10; turn += 1) await refused(login, { body: { login_identifier: teacher.username, password: 'not-the-password-1' } })
    const lines = logLines.filter((line) => line.includes('a sign-in was refused')).map((line) => JSON.parse(line))
    expect(lines.map(({ address, account }) => [address, account])).toEqual([
      ['unknown', teacher.id],
      ['unknown', null],
      ...Array.from({ length: 10 }, () => ['unknown', teacher.id]),
    ])
    expect(logLines.join('\n')).not.toMatch(new RegExp(`not-the-password|${teacher.username}|nobody`))
  })

  test('one that failed on our side is not called refused', async () => {
    const { db, refused, seedTeacher, logLines } = await createTestApp()
    const teacher = await seedTeacher()
    await db.execute(sql`alter table rate_counters rename to counters_of_old`)
    const failed = await refused(login, { body: { login_identifier: teacher.username, password } })
    await db.execute(sql`alter table counters_of_old rename to rate_counters`)
    expect(failed).toEqual({ status: 500, error: 'Something went wrong on our side. Please try again.', code: 'internal' })
    expect(logLines.filter((line) => line.includes('a sign-in was refused'))).toEqual([])
  })

  test('the log of a login holds no password, no token and no name', async () => {
    const { request, seedTeacher, logLines } = await createTestApp()
    const teacher = await seedTeacher()
    const { access_token } = await request(login, { body: { login_identifier: teacher.username, password } })
    await request(getProfile, { as: access_token })
    const log = logLines.join('\n')
    expect([password, access_token, teacher.username].filter((secret) => log.includes(secret))).toEqual([])
    expect(logLines).toHaveLength(2)
  })
})
