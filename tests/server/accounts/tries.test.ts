import { describe, expect, test } from 'vitest'
import { requestMagic, updatePassword, updateProfile, verifyPassword } from '#contract/accounts/accounts.ts'
import { getProfile, login, verifyMagic } from '#contract/accounts/auth.ts'
import { takeTry } from '#server/db/accounts/rate-counters.queries.ts'
import { createApp } from '#server/app.ts'
import { rateCounters } from '#server/db/schema/operations.ts'
import { allRoutes } from '#server/routes/all-routes.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { type Person, seededPassword as password } from '#tests/support/school/people.ts'
import { sized } from '#tests/support/sizes.ts'

const minute = 60_000
const wrong = 'not-the-password-1'

describe('guessing a password', () => {
  test('ten tries, then waits that grow to a minute and never longer', async () => {
    const app = await createTestApp()
    const teacher = await app.seedTeacher()
    expect(await guess(app, teacher, 12)).toEqual([...Array.from({ length: 10 }, () => [401, null]), [429, '15'], [429, '15']])
    const waits = []
    for (const seconds of [15, 30, 60, 60]) {
      app.clock.advance(seconds * 1000)
      waits.push(...(await guess(app, teacher, 2)))
    }
    expect(waits).toEqual([[401, null], [429, '30'], [401, null], [429, '60'], [401, null], [429, '60'], [401, null], [429, '60']])
    app.clock.advance(minute)
    expect((await signIn(app, teacher, password)).status).toBe(200)
  })

  test('an unknown account is counted alike', async () => {
    const app = await createTestApp()
    expect(await guess(app, { username: 'nobody' }, 11)).toEqual([...Array.from({ length: 10 }, () => [401, null]), [429, '15']])
  })

  test('a hundred at the same moment get no more than ten', async () => {
    const app = await createTestApp()
    const teacher = await app.seedTeacher()
    const responses = await Promise.all(Array.from({ length: 100 }, () => signIn(app, teacher, wrong)))
    expect(responses.filter((one) => one.status === 401)).toHaveLength(10)
    expect(responses.filter((one) => one.status === 429)).toHaveLength(90)
  })

  test('verify-password and both ways to change a password count together', async () => {
    const app = await createTestApp()
    const teacher = await app.seedTeacher()
    const token = await app.tokenOf(teacher)
    for (let turn = 0; turn < 7; turn += 1) await app.request(verifyPassword, { as: token, body: { password: wrong } })
    await app.refused(updatePassword, { as: token, body: { current_password: wrong, new_password: 'copper-lantern-58' } })
    await app.refused(updateProfile, { as: token, body: { name: 'New', password: wrong } })
    await app.request(verifyPassword, { as: token, headers: { 'Idempotency-Key': 'once' }, body: { password: wrong } })
    const refusals = await Promise.all([
      app.refused(verifyPassword, { as: token, body: { password } }),
      app.refused(updatePassword, { as: token, body: { current_password: password, new_password: 'copper-lantern-58' } }),
      app.refused(updateProfile, { as: token, body: { name: 'New', password } }),
    ])
    expect(refusals.map(({ status, code }) => [status, code])).toEqual(refusals.map(() => [429, 'too_many_requests']))
    expect((await app.request(getProfile, { as: token })).id).toBe(teacher.id)
  })

  test('by name and by e-mail counts together', async () => {
    const app = await createTestApp()
    const teacher = await app.seedTeacher()
    await guess(app, teacher, 5)
    expect((await guess(app, { username: teacher.email }, 6)).map(([status]) => status)).toEqual([401, 401, 401, 401, 401, 429])
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

  test('a hundred wrong ones in a row keep the right one waiting for a minute and no longer', async () => {
    const app = await createTestApp()
    const student = await app.seedStudent()
    for (let turn = 0; turn < 100; turn += 1) {
      await guess(app, student, 1)
      app.clock.advance(minute)
    }
    expect((await signIn(app, student, password)).status).toBe(200)
  })

  test('a mailed link lets its owner in at once, and their password right after it', async () => {
    const app = await createTestApp()
    const teacher = await app.seedTeacher()
    const student = await app.seedStudent({ teacher })
    await guess(app, student, 11)
    await app.request(requestMagic, { as: teacher, body: { email: student.email } })
    await app.request(verifyMagic, { body: { token: /token=([\w-]+)/.exec(app.mail[0]?.text ?? '')?.[1] ?? '' } })
    expect((await signIn(app, student, password)).status).toBe(200)
  })

  test('the count is the database’s: of a hundred who ask it at the same moment ten may try', async () => {
    const { db, clock } = await createTestApp()
    const rules = { free: 10, quietMs: 15 * minute, firstWaitMs: 15_000, longestWaitMs: minute }
    const taken = await Promise.all(Array.from({ length: 100 }, () => takeTry(db, 'tries:account:1:elsewhere', rules, clock.now())))
    expect(taken.filter((count) => count !== null)).toHaveLength(10)
  })

  test('the counters are shared by two processes and survive a restart', async () => {
    const app = await createTestApp()
    const teacher = await app.seedTeacher()
    await guess(app, teacher, 6)
    const second = { app: createApp(app.deps, allRoutes) }
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

  test('five thousand wrong tries from it stop nobody’s right password, and leave each unknown device one try', async () => {
    const app = await createTestApp()
    const [known, classmate] = [await app.seedStudent(), await app.seedStudent()]
    const device = await deviceOf(app, known)
    await app.db.insert(rateCounters).values({ key: 'login:from:unknown', count: 5000, windowStartedAt: app.clock.now() })
    const people = await Promise.all(Array.from({ length: 30 }, () => app.seedStudent()))
    const answers = await Promise.all(people.map((one) => signIn(app, one, password)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30)
    expect(await guess(app, classmate, 2)).toEqual([[401, null], [429, '15']])
    expect((await guess(app, known, 10, device)).map(([status]) => status)).toEqual(Array.from({ length: 10 }, () => 401))
  })

  test('a classmate’s wrong tries never keep the owner’s own device waiting', async () => {
    const app = await createTestApp()
    const student = await app.seedStudent()
    const device = await deviceOf(app, student)
    const answers = []
    for (let turn = 0; turn < 20; turn += 1) {
      await guess(app, student, 11)
      answers.push((await signIn(app, student, password, device)).status)
    }
    expect(answers).toEqual(Array.from({ length: 20 }, () => 200))
    expect((await signIn(app, student, password)).status).toBe(429)
  })

  test('strangers elsewhere keep nobody waiting where people are known to sign in', async () => {
    const app = await createTestApp({ settings: { trustProxy: true } })
    const [student, other] = [await app.seedStudent(), await app.seedStudent()]
    const [school, stranger] = [{ 'X-Forwarded-For': '192.0.2.7' }, { 'X-Forwarded-For': '198.51.100.9' }]
    await signIn(app, other, password, school)
    expect((await guess(app, student, 11, stranger)).at(-1)).toEqual([429, '15'])
    expect((await signIn(app, student, password, school)).status).toBe(200)
    expect((await signIn(app, student, password, { 'X-Forwarded-For': '203.0.113.4' })).status).toBe(429)
  })
})

describe('the mark of a device', () => {
  test('is for one account, made by this server, sent where people sign in, and says nothing of anybody', async () => {
    const app = await createTestApp()
    const [owner, other] = [await app.seedStudent(), await app.seedStudent()]
    const answer = await signIn(app, owner, password)
    expect(answer.headers.get('set-cookie')).toMatch(/^device=[\w-]{22}\.[\w-]{22}; Path=\/api\/auth; Max-Age=34560000; HttpOnly; SameSite=Strict; Secure$/)
    const device = cookieOf(answer)
    const forged = { Cookie: device.Cookie.replace(/.{22}$/, 'A'.repeat(22)) }
    await guess(app, owner, 10)
    await guess(app, other, 10)
    const tries = [signIn(app, owner, password, device), signIn(app, other, password, device), signIn(app, owner, password, forged)]
    const answers = await Promise.all(tries)
    expect(answers.map(({ status }) => status)).toEqual([200, 429, 429])
  })

  test('stays with those of others on a shared device, thirty at most', async () => {
    const app = await createTestApp()
    const people = await Promise.all(Array.from({ length: 31 }, () => app.seedStudent()))
    let device: { Cookie: string } | undefined
    for (const one of people) device = cookieOf(await signIn(app, one, password, device))
    expect(device?.Cookie.split('.')).toHaveLength(31)
    await Promise.all(people.map((one) => guess(app, one, 10)))
    const statuses = []
    for (const one of people) statuses.push((await signIn(app, one, password, device)).status)
    expect(statuses).toEqual([429, ...Array.from({ length: 30 }, () => 200)])
  })

  test('has ten tries of its own, in two processes together', async () => {
    const app = await createTestApp()
    const teacher = await app.seedTeacher()
    const device = await deviceOf(app, teacher)
    const second = createApp(app.deps, allRoutes)
    const body = JSON.stringify({ login_identifier: teacher.username, password: wrong })
    const there = () => second.request('/api/auth/login', { method: 'POST', headers: { 'Content-Type': 'application/json', ...device }, body })
    const answers = await Promise.all(Array.from({ length: 20 }, async (_, turn) => (turn % 2 ? there() : signIn(app, teacher, wrong, device))))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
  })
})

function signIn(app: TestApp, { username }: Pick<Person, 'username'>, typed: string, headers?: Record<string, string>): Promise<Response> {
  return app.send(login, { body: { login_identifier: username, password: typed }, ...(headers ? { headers } : {}) })
}

async function deviceOf(app: TestApp, person: Person): Promise<{ Cookie: string }> {
  return cookieOf(await signIn(app, person, password))
}

function cookieOf(answer: Response): { Cookie: string } {
  return { Cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' }
}

async function guess(app: TestApp, person: Pick<Person, 'username'>, times: number, from?: Record<string, string>): Promise<[number, string | null][]> {
  const answers: [number, string | null][] = []
  for (let turn = 0; turn < times; turn += 1) {
    const { status, headers } = await signIn(app, person, wrong, from)
    answers.push([status, headers.get('retry-after')])
  }
  return answers
}
