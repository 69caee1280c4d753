import { describe, expect, test } from 'vitest'
import { requestMagic, updatePassword, updateProfile, verifyPassword } from '#contract/accounts/accounts.ts'
import { getProfile, login, verifyMagic } from '#contract/accounts/auth.ts'
import { createApp } from '#server/app.ts'
import { rateCounters } from '#server/db/schema.ts'
import { allRoutes } from '#server/routes/all-routes.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { type Person, seededPassword as password } from '#tests/support/school/people.ts'
import { sized } from '#tests/support/sizes.ts'

const minute = 60_000
const wrong = 'not-the-password-1'

describe('guessing a password', () => {
  test('ten tries, then a quarter of an hour with the right one refused as well, then a wait that grows to an hour', async () => {
    const app = await createTestApp()
    const teacher = await app.seedTeacher()
    expect(await guess(app, teacher, 12)).toEqual([...Array.from({ length: 10 }, () => [401, null]), [429, '900'], [429, '900']])
    expect((await signIn(app, teacher, password)).status).toBe(429)
    const waits = []
    for (const waitMinutes of [15, 30, 60, 60]) {
      app.clock.advance(waitMinutes * minute)
      waits.push(...(await guess(app, teacher, 2)))
    }
    expect(waits).toEqual([[401, null], [429, '1800'], [401, null], [429, '3600'], [401, null], [429, '3600'], [401, null], [429, '3600']])
    app.clock.advance(60 * minute)
    expect((await signIn(app, teacher, password)).status).toBe(200)
  })

  test('an unknown account is counted alike', async () => {
    const app = await createTestApp()
    expect(await guess(app, { username: 'nobody' }, 11)).toEqual([...Array.from({ length: 10 }, () => [401, null]), [429, '900']])
  })

  test('a hundred at the same moment get no more than ten', async () => {
    const app = await createTestApp()
    const teacher = await app.seedTeacher()
    const responses = await Promise.all(Array.from({ length: 100 }, () => signIn(app, teacher, wrong)))
    expect(responses.filter((one) => one.status === 401)).toHaveLength(10)
    expect(responses.filter((one) => one.status === 429)).toHaveLength(90)
  })

  test('login, verify-password and both ways to change a password count together, whether by name or by e-mail', async () => {
    const app = await createTestApp()
    const teacher = await app.seedTeacher()
    const token = await app.tokenOf(teacher)
    await guess(app, teacher, 3)
    await guess(app, { username: teacher.email }, 3)
    await app.request(verifyPassword, { as: token, body: { password: wrong } })
    await app.refused(updatePassword, { as: token, body: { current_password: wrong, new_password: 'copper-lantern-58' } })
    await app.refused(updateProfile, { as: token, body: { name: 'New', password: wrong } })
    await app.request(verifyPassword, { as: token, headers: { 'Idempotency-Key': 'once' }, body: { password: wrong } })
    const refusals = await Promise.all([
      app.refused(verifyPassword, { as: token, body: { password } }),
      app.refused(updatePassword, { as: token, body: { current_password: password, new_password: 'copper-lantern-58' } }),
      app.refused(updateProfile, { as: token, body: { name: 'New', password } }),
      app.refused(login, { body: { login_identifier: teacher.email, password } }),
    ])
    expect(refusals.map(({ status, code }) => [status, code])).toEqual(refusals.map(() => [429, 'too_many_requests']))
    expect((await app.request(getProfile, { as: token })).id).toBe(teacher.id)
  })

  test('the right password forgets the wrong ones, and so does a quiet quarter of an hour', async () => {
    const app = await createTestApp()
    const teacher = await app.seedTeacher()
    await guess(app, teacher, 9)
    expect((await signIn(app, teacher, password)).status).toBe(200)
    expect((await guess(app, teacher, 9)).at(-1)).toEqual([401, null])
    app.clock.advance(16 * minute)
    expect((await guess(app, teacher, 9)).at(-1)).toEqual([401, null])
  })

  test('after a hundred wrong ones only a mailed link opens the account; open sessions stay', async () => {
    const app = await createTestApp()
    const teacher = await app.seedTeacher()
    const student = await app.seedStudent({ teacher })
    await app.db.insert(rateCounters).values({ key: `wrong:account:${student.id}`, count: 99, windowStartedAt: app.clock.now() })
    await signIn(app, student, wrong)
    const { code, error } = await app.refused(login, { body: { login_identifier: student.username, password } })
    expect({ code, error }).toEqual({
      code: 'too_many_requests',
      error: 'Too many wrong passwords. Use "Forgot your password?" to get a sign-in link by email.',
    })
    expect((await app.request(getProfile, { as: student })).id).toBe(student.id)
    await app.request(requestMagic, { as: teacher, body: { email: student.email } })
    await app.request(verifyMagic, { body: { token: /token=([\w-]+)/.exec(app.mail[0]?.text ?? '')?.[1] ?? '' } })
    expect((await signIn(app, student, password)).status).toBe(200)
  })

  test('the counters are shared by two processes and survive a restart', async () => {
    const app = await createTestApp()
    const teacher = await app.seedTeacher()
    await guess(app, teacher, 6)
    const second = { ...app, app: createApp(app.deps, allRoutes) }
    const statuses = []
    for (let turn = 0; turn < 5; turn += 1) {
      const body = JSON.stringify({ login_identifier: teacher.username, password: wrong })
      const headers = { 'Content-Type': 'application/json' }
      statuses.push((await second.app.request('/api/auth/login', { method: 'POST', headers, body })).status)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 429])
    expect((await signIn(app, teacher, wrong)).status).toBe(429)
  })

  test('with the limits switched off nothing is counted', async () => {
    const app = await createTestApp({ settings: { rateLimits: false } })
    const teacher = await app.seedTeacher()
    expect((await guess(app, teacher, 15)).at(-1)).toEqual([401, null])
    expect(await app.db.select().from(rateCounters)).toEqual([])
  })
})

describe('a school behind one address', () => {
  test('hundreds of people who sign in at once are all let in', async () => {
    const count = sized(60, 300)
    const app = await createTestApp()
    const people = await Promise.all(Array.from({ length: count }, () => app.seedStudent()))
    const responses = await Promise.all(people.map((one) => signIn(app, one, password)))
    expect(responses.filter((one) => one.status === 200)).toHaveLength(count)
  })

  test('one person who signs in thirty times at once is let in each time', async () => {
    const app = await createTestApp()
    const teacher = await app.seedTeacher()
    const responses = await Promise.all(Array.from({ length: 30 }, () => signIn(app, teacher, password)))
    expect(responses.filter((one) => one.status === 200)).toHaveLength(30)
  })

  test('one that guesses at many accounts is stopped after a thousand wrong ones, told when to come back', async () => {
    const app = await createTestApp()
    const teacher = await app.seedTeacher()
    await app.db.insert(rateCounters).values({ key: 'login:from:unknown', count: 999, windowStartedAt: app.clock.now() })
    expect((await guess(app, { username: 'nobody' }, 1)).at(-1)).toEqual([401, null])
    const refused = await signIn(app, teacher, password)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900'])
    app.clock.advance(15 * minute + 1)
    expect((await signIn(app, teacher, password)).status).toBe(200)
  })
})

function signIn(app: TestApp, { username }: Pick<Person, 'username'>, typed: string): Promise<Response> {
  return app.send(login, { body: { login_identifier: username, password: typed } })
}

async function guess(app: TestApp, person: Pick<Person, 'username'>, times: number): Promise<[number, string | null][]> {
  const answers: [number, string | null][] = []
  for (let turn = 0; turn < times; turn += 1) {
    const { status, headers } = await signIn(app, person, wrong)
    answers.push([status, headers.get('retry-after')])
  }
  return answers
}
