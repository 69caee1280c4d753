import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { requestMagic, resetPassword, updatePassword } from '#contract/accounts/accounts.ts'
import { getProfile, login, verifyMagic } from '#contract/accounts/auth.ts'
import { magicLinks } from '#server/db/schema/accounts.ts'
import { rateCounters } from '#server/db/schema/operations.ts'
import { users } from '#server/db/schema/people.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { seededPassword as password } from '#tests/support/school/people.ts'
import { sized } from '#tests/support/sizes.ts'

const invalidLink = { status: 401, error: 'Invalid or expired link. Please request a new one.', code: 'link_invalid' }

describe('a link a teacher sends', () => {
  test('signs the student in once, and leaves the password as it is', async () => {
    const { request, refused, mail, seedTeacher, seedStudent } = await createTestApp()
    const teacher = await seedTeacher()
    const student = await seedStudent({ teacher, name: "Mia O'Malley" })
    const body = { email: student.email.toUpperCase(), username: student.username }
    expect(await request(requestMagic, { as: teacher, body })).toEqual({ sent: true })
    const [{ to, subject, text, html } = { to: null, subject: '', text: '', html: '' }] = mail
    expect({ to, subject }).toEqual({ to: { name: "Mia O'Malley", address: student.email }, subject: 'Your sign-in link for Lectern' })
    expect(text).toMatch(/^https:\/\/school\.example\/magic\?token=[\w-]{43}$/m)
    expect(html).toContain('Hello <span dir="auto">Mia O&#39;Malley</span>,')
    const { access_token } = await request(verifyMagic, { body: { token: tokenIn(mail) } })
    expect((await request(getProfile, { as: access_token })).should_change_password).toBe(false)
    expect(await refused(verifyMagic, { body: { token: tokenIn(mail) } })).toEqual(invalidLink)
  })

  test('reaches only students the teacher sees; an admin reaches all', async () => {
    const { request, refused, mail, seedTeacher, seedStudent, seedAdmin } = await createTestApp()
    const [teacher, other] = [await seedTeacher(), await seedTeacher()]
    const student = await seedStudent({ teacher: other })
    const notFound = { status: 404, error: 'This was not found.', code: 'not_found' }
    const addresses = [student.email, 'nobody@school.example', other.email]
    const answers = await Promise.all(addresses.map((email) => refused(requestMagic, { as: teacher, body: { email } })))
    expect(answers).toEqual([notFound, notFound, notFound])
    expect(await refused(requestMagic, { as: other, body: { email: student.email, username: 'somebody-else' } })).toEqual(notFound)
    expect(mail).toEqual([])
    expect(await request(requestMagic, { as: await seedAdmin(), body: { email: student.email } })).toEqual({ sent: true })
  })
})

describe('a forgotten password', () => {
  test('asked for by username or e-mail, the mailed link signs in and then asks for a new password', async () => {
    const { request, mail, whenIdle, seedTeacher } = await createTestApp()
    const teacher = await seedTeacher()
    await request(resetPassword, { body: { username: teacher.username } })
    await whenIdle()
    await request(resetPassword, { body: { email: teacher.email } })
    await whenIdle()
    expect(mail.map((one) => one.to.address)).toEqual([teacher.email, teacher.email])
    expect((await request(getProfile, { as: teacher })).should_change_password).toBe(false)
    const { access_token } = await request(verifyMagic, { body: { token: tokenIn(mail) } })
    expect((await request(getProfile, { as: access_token })).should_change_password).toBe(true)
    await request(updatePassword, { as: access_token, body: { new_password: 'copper-lantern-58' } })
    await request(login, { body: { login_identifier: teacher.username, password: 'copper-lantern-58' } })
  })

  test('sent by a teacher, its link leads their student to a new password, and nobody else’s', async () => {
    const { request, refused, mail, seedTeacher, seedStudent } = await createTestApp()
    const [teacher, other] = [await seedTeacher(), await seedTeacher()]
    const student = await seedStudent({ teacher })
    const body = { email: student.email, new_password: true }
    expect((await refused(requestMagic, { as: other, body })).status).toBe(404)
    expect(await request(requestMagic, { as: teacher, body })).toEqual({ sent: true })
    const { access_token } = await request(verifyMagic, { body: { token: tokenIn(mail) } })
    expect((await request(getProfile, { as: access_token })).should_change_password).toBe(true)
  })

  test('the answer is the same bytes for known and unknown accounts and for a mail service that fails', async () => {
    const { send, deps, whenIdle, seedTeacher } = await createTestApp()
    const teacher = await seedTeacher()
    deps.mailer.send = () => Promise.reject(new Error('connect ECONNREFUSED'))
    const answers = []
    for (const body of [{ username: teacher.username }, { username: 'nobody' }, { email: teacher.email }, { email: 'nobody@school.example' }]) {
      const response = await send(resetPassword, { body })
      response.headers.delete('x-request-id')
      answers.push(JSON.stringify([response.status, await response.text(), [...response.headers].toSorted()]))
      await whenIdle()
    }
    expect(new Set(answers).size).toBe(1)
    expect(JSON.parse(answers[0] ?? '').slice(0, 2)).toEqual([200, '{"sent":true}'])
  })

  test('one account is mailed five times an hour at most', async () => {
    const { request, mail, whenIdle, seedTeacher } = await createTestApp()
    const teacher = await seedTeacher()
    for (let turn = 0; turn < 7; turn += 1) {
      await request(resetPassword, { body: { username: teacher.username } })
      await whenIdle()
    }
    expect(mail).toHaveLength(5)
  })
})

describe('a link', () => {
  test('works for one of a hundred who redeem it at the same moment', async () => {
    const app = await createTestApp()
    const rounds = sized(2, 20)
    const statuses = []
    for (let round = 0; round < rounds; round += 1) {
      const token = await mailedToken(app)
      const responses = await Promise.all(Array.from({ length: 100 }, () => app.send(verifyMagic, { body: { token } })))
      statuses.push(responses.map((one) => one.status).filter((status) => status === 200).length)
    }
    expect(statuses).toEqual(Array.from({ length: rounds }, () => 1))
  })

  test('is stored only as its hash', async () => {
    const app = await createTestApp()
    const token = await mailedToken(app)
    expect(JSON.stringify(await app.db.select().from(magicLinks))).not.toContain(token)
    expect(app.logLines.join('\n')).not.toContain(token)
  })

  test('lives for sixty minutes and not a second longer', async () => {
    const app = await createTestApp()
    const token = await mailedToken(app)
    app.clock.advance(60 * 60_000 + 1000)
    expect(await app.refused(verifyMagic, { body: { token } })).toEqual(invalidLink)
    const inTime = await mailedToken(app)
    app.clock.advance(60 * 60_000 - 1000)
    expect((await app.send(verifyMagic, { body: { token: inTime } })).status).toBe(200)
  })

  test('dies when a newer one is sent, when the password changes and when its owner is deleted', async () => {
    const app = await createTestApp()
    const { request, refused } = app
    const teacher = await app.seedTeacher()
    const student = await app.seedStudent({ teacher })
    const send = () => request(requestMagic, { as: teacher, body: { email: student.email } })
    await send()
    const first = tokenIn(app.mail)
    await send()
    const second = tokenIn(app.mail)
    expect(await refused(verifyMagic, { body: { token: first } })).toEqual(invalidLink)
    await request(updatePassword, { as: student, body: { current_password: password, new_password: 'copper-lantern-58' } })
    expect(await refused(verifyMagic, { body: { token: second } })).toEqual(invalidLink)
    await send()
    await app.db.update(users).set({ deletedAt: app.clock.now() }).where(eq(users.id, student.id))
    expect(await refused(verifyMagic, { body: { token: tokenIn(app.mail) } })).toEqual(invalidLink)
  })

  test('is not ended by a stranger who says its owner’s password was forgotten, however often and whatever the mail service does', async () => {
    const app = await createTestApp()
    const teacher = await app.seedTeacher()
    const student = await app.seedStudent({ teacher })
    const sent = []
    await app.request(requestMagic, { as: teacher, body: { email: student.email } })
    sent.push(tokenIn(app.mail))
    for (let turn = 0; turn < 5; turn += 1) {
      if (turn === 4) app.deps.mailer.send = () => Promise.reject(new Error('connect ECONNREFUSED'))
      await app.request(resetPassword, { body: { username: student.username } })
      await app.whenIdle()
    }
    const forgotten = tokenIn(app.mail)
    const answers = [await app.send(verifyMagic, { body: { token: sent[0] ?? '' } }), await app.send(verifyMagic, { body: { token: forgotten } })]
    expect(answers.map(({ status }) => status)).toEqual([200, 401])
  })

  test('for a new password is not ended by a stranger’s request for another', async () => {
    const app = await createTestApp()
    const teacher = await app.seedTeacher()
    await app.request(resetPassword, { body: { username: teacher.username } })
    await app.whenIdle()
    const own = tokenIn(app.mail)
    await app.request(resetPassword, { body: { username: teacher.username } })
    await app.whenIdle()
    expect((await app.send(verifyMagic, { body: { token: own } })).status).toBe(200)
    expect(await app.refused(verifyMagic, { body: { token: tokenIn(app.mail) } })).toEqual(invalidLink)
  })

  test('still opens after five thousand that were none came from the same address', async () => {
    const app = await createTestApp()
    const token = await mailedToken(app)
    await app.db.insert(rateCounters).values({ key: 'magic:from:unknown', count: 5000, windowStartedAt: app.clock.now() })
    expect((await app.send(verifyMagic, { body: { token } })).status).toBe(200)
  })

  test('is mailed by a teacher although somebody at the same school asked for two hundred', async () => {
    const app = await createTestApp()
    await app.db.insert(rateCounters).values({ key: 'mail:from:unknown', count: 200, windowStartedAt: app.clock.now() })
    expect(await mailedToken(app)).toMatch(/^[\w-]{43}$/)
    expect((await app.refused(resetPassword, { body: { username: 'nobody' } })).status).toBe(429)
  })

  test('is not consumed by a scanner that opens it, and nothing else unlocks with it', async () => {
    const { app, refused, ...rest } = await createTestApp()
    const token = await mailedToken({ app, refused, ...rest })
    const opened = await Promise.all(['GET', 'HEAD', 'PUT'].map(async (method) => app.request(`/api/auth/verify_magic?token=${token}`, { method })))
    expect(opened.map((one) => one.status)).toEqual([405, 405, 405])
    expect(await refused(getProfile, { as: token })).toEqual({ status: 401, error: 'Please sign in again.', code: 'unauthenticated' })
    expect((await rest.send(verifyMagic, { body: { token } })).status).toBe(200)
  })

  test('every token that is none gets one and the same text', async () => {
    const app = await createTestApp()
    const access = await app.tokenOf(await app.seedTeacher())
    const tokens = [access, 'x', 'ä', '\0', 'a'.repeat(512), '../..', "' or 1=1 --"]
    const answers = await Promise.all(tokens.map((token) => app.refused(verifyMagic, { body: { token } })))
    expect(answers).toEqual(tokens.map(() => invalidLink))
  })
})

function tokenIn(mail: TestApp['mail']): string {
  return /token=([\w-]+)/.exec(mail.at(-1)?.text ?? '')?.[1] ?? ''
}

async function mailedToken({ request, mail, seedTeacher, seedStudent }: TestApp): Promise<string> {
  const teacher = await seedTeacher()
  const student = await seedStudent({ teacher })
  await request(requestMagic, { as: teacher, body: { email: student.email } })
  return tokenIn(mail)
}
