import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { requestMagic, resetPassword, updatePassword } from '#contract/accounts/accounts.ts'
import { verifyMagic } from '#contract/accounts/auth.ts'
import { sendConfirmation } from '#contract/accounts/registration.ts'
import { inviteTeacher, listTeachers } from '#contract/accounts/teachers.ts'
import { mostWaiting } from '#server/db/accounts/waiting-mails.queries.ts'
import { magicLinks, waitingMails } from '#server/db/schema/accounts.ts'
import { users } from '#server/db/schema/people.ts'
import { type Mailer, MailRefused } from '#server/ports/mailer.ts'
import { sendWaitingMails } from '#server/use-cases/accounts/send-waiting-mails.ts'
import { mailLink } from '#server/use-cases/accounts/sign-in-link.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { seededPassword } from '#tests/support/school/people.ts'
import { sized } from '#tests/support/sizes.ts'

const minute = 60_000

describe('while the mail server is away', () => {
  test('a teacher is answered at once, and the mail goes out when it is back, with the time its link has left', async () => {
    const app = await createTestApp()
    const { taken, send } = keeping(app)
    app.deps.mailer.send = away
    const { student } = await askForLink(app)
    expect(await minutesOfTries(app, 16)).toEqual([1, 3, 7, 15])
    app.deps.mailer.send = send
    expect(await minutesOfTries(app, 16)).toEqual([15])
    expect(taken.map(({ to }) => to.address)).toEqual([student.email])
    expect(taken[0]?.text).toContain('The link works once, for 29 minutes.')
    expect((await app.send(verifyMagic, { body: { token: tokenIn(taken[0]?.text) } })).status).toBe(200)
    expect(await app.db.$count(waitingMails)).toBe(0)
  })

  test('it is tried at growing distances and given up with its link: the log and the administrators hear of it', async () => {
    const app = await createTestApp()
    const admin = await app.seedAdmin()
    app.deps.mailer.send = away
    const { student } = await askForLink(app)
    expect((await app.request(listTeachers, { as: admin })).mail).toEqual({ late: 0, lost: 0 })
    expect(await minutesOfTries(app, 59)).toEqual([1, 3, 7, 15, 31])
    expect((await app.request(listTeachers, { as: admin })).mail).toEqual({ late: 1, lost: 0 })
    expect(await minutesOfTries(app, 2)).toEqual([])
    expect(linesOf(app, 'a mail was given up')).toEqual([expect.objectContaining({ tries: 6, code: 'too_old' })])
    expect((await app.request(listTeachers, { as: admin })).mail).toEqual({ late: 0, lost: 1 })
    expect(app.logLines.join('\n')).not.toContain(student.email)
    app.clock.advance(8 * 24 * 60 * minute)
    expect((await app.request(listTeachers, { as: admin })).mail).toEqual({ late: 0, lost: 0 })
  })

  test('an invitation, whose link lives for two weeks, is given up after three days', async () => {
    const app = await createTestApp()
    app.deps.mailer.send = away
    await app.request(inviteTeacher, { as: await app.seedAdmin(), body: { email: 'ada@school.example' } })
    const first = await minutesOfTries(app, 243)
    expect(first).toEqual([1, 3, 7, 15, 31, 63, 123, 183, 243])
    const rest = await minutesOfTries(app, 3 * 24 * 60 - 243, 60)
    expect([rest.length, await app.db.$count(waitingMails)]).toEqual([67, 1])
    await minutesOfTries(app, 61, 60)
    expect(await app.db.$count(waitingMails)).toEqual(0)
  })

  test('whoever asked for a mail and is signed in is told that it waits; whoever is not, nothing that tells who has an account', async () => {
    const app = await createTestApp({ settings: { smtpUrl: 'smtp://mail.school.example' } })
    const { send } = keeping(app)
    const { student, teacher } = await askForLink(app)
    app.deps.mailer.send = away
    const asking = () => app.request(requestMagic, { as: teacher, body: { email: student.email } })
    await asking()
    const newcomer = await app.seedTeacher({ mustConfirmEmail: true })
    const forgotten = (email: string) => app.request(resetPassword, { body: { email } })
    expect([
      await asking(),
      await app.request(requestMagic, { as: teacher, body: { email: student.email, new_password: true } }),
      await app.request(sendConfirmation, { as: newcomer }),
      await forgotten(student.email),
      await forgotten('nobody@school.example'),
    ]).toEqual([{ sent: true, waits: true }, { sent: true, waits: true }, { sent: true, waits: true }, { sent: true }, { sent: true }])
    app.deps.mailer.send = send
    await asking()
    expect(await asking()).toEqual({ sent: true })
  })

  test('what it refuses for good is given up at once', async () => {
    const app = await createTestApp()
    app.deps.mailer.send = () => Promise.reject(new MailRefused('EENVELOPE 550', new Error('no such box')))
    await askForLink(app)
    expect(linesOf(app, 'a mail was given up')).toEqual([expect.objectContaining({ tries: 1, code: 'EENVELOPE 550' })])
    expect(await app.db.$count(waitingMails)).toBe(0)
  })
})

describe('a mail that waits', () => {
  test('is never on its way while its request is answered', async () => {
    const app = await createTestApp()
    const { taken } = keeping(app)
    const teacher = await app.seedTeacher()
    const { email } = await app.seedStudent({ teacher })
    const headers = { Authorization: `Bearer ${await app.tokenOf(teacher)}`, 'Content-Type': 'application/json' }
    const response = await app.app.request('/api/auth/request_magic', { method: 'POST', headers, body: JSON.stringify({ email }) })
    expect([response.status, taken]).toEqual([200, []])
    await sendWaitingMails(app.deps)
    expect(taken).toHaveLength(1)
  })

  test('is not sent when its link was ended by a newer one, a new password, or its owner’s end', async () => {
    const app = await createTestApp()
    const { taken, send } = keeping(app)
    app.deps.mailer.send = away
    const { teacher, student } = await askForLink(app)
    await app.request(requestMagic, { as: teacher, body: { email: student.email } })
    const other = await askForLink(app)
    await app.request(updatePassword, { as: other.student, body: { current_password: seededPassword, new_password: 'copper-lantern-58' } })
    const gone = await askForLink(app)
    await app.db.update(users).set({ deletedAt: app.clock.now() }).where(sql`${users.id} = ${gone.student.id}`)
    const removed = await askForLink(app)
    await app.db.delete(users).where(sql`${users.id} = ${removed.student.id}`)
    app.deps.mailer.send = send
    expect(await minutesOfTries(app, 2)).toEqual([1])
    expect(taken.map(({ to }) => to.address)).toEqual([student.email])
    expect(await app.db.$count(waitingMails)).toBe(0)
  })

  test('holds neither its token nor whom it goes to', async () => {
    const app = await createTestApp()
    const { taken, send } = keeping(app)
    app.deps.mailer.send = away
    const { student } = await askForLink(app)
    const stored = JSON.stringify([await app.db.select().from(waitingMails), await app.db.select().from(magicLinks)])
    app.deps.mailer.send = send
    await minutesOfTries(app, 1)
    expect([stored.includes(tokenIn(taken[0]?.text)), stored.includes(student.email), stored.includes(student.name)]).toEqual([false, false, false])
  })

  test('still goes out after the key was changed, and opens for no other link', async () => {
    const app = await createTestApp()
    const { taken, send } = keeping(app)
    app.deps.mailer.send = away
    await askForLink(app)
    await askForLink(app)
    const [first, second] = await app.db.select().from(waitingMails)
    await app.db.update(waitingMails).set({ sealedToken: first?.sealedToken ?? '' }).where(sql`${waitingMails.id} = ${second?.id}`)
    app.deps.mailer.send = send
    app.deps.settings = { ...app.deps.settings, jwtSecretPrevious: app.deps.settings.jwtSecret, jwtSecret: new TextEncoder().encode('another secret, of 32 bytes too+') }
    expect(await minutesOfTries(app, 2)).toEqual([1])
    expect([taken.length, await app.db.$count(waitingMails)]).toEqual([1, 1])
  })

  test('is sent once by several processes that look at the same moment, also after one of them died over it', async () => {
    const app = await createTestApp()
    const { taken } = keeping(app)
    const many = sized(12, 400)
    const dying = new AbortController()
    const teacher = await app.seedTeacher()
    for (let one = 0; one < many; one += 1) {
      await mailLink(app.deps, await app.seedStudent({ teacher }), { forNewPassword: false })
    }
    const deaf = { ...app.deps, mailer: { forget: () => Promise.resolve(0), send: () => new Promise<never>(nothing) } }
    const first = sendWaitingMails(deaf, dying.signal)
    dying.abort()
    await first
    await Promise.all(Array.from({ length: 5 }, () => sendWaitingMails(app.deps)))
    app.clock.advance(minute)
    await Promise.all(Array.from({ length: 5 }, () => sendWaitingMails(app.deps)))
    expect([taken.length, new Set(taken.map(({ to }) => to.address)).size, await app.db.$count(waitingMails)]).toEqual([many, many, 0])
  })

  test('is promised to nobody when five thousand wait, and then the older link stays good', async () => {
    const app = await createTestApp()
    const { taken } = keeping(app)
    const { teacher, student } = await askForLink(app)
    const due = new Date(app.clock.now().getTime() + 60 * minute).toISOString()
    await app.db.execute(sql`insert into waiting_mails (sealed_token, due_at, expires_at) select '', ${due}::timestamptz, ${due}::timestamptz from generate_series(1, ${mostWaiting}::int)`)
    const refused = await app.send(requestMagic, { as: teacher, body: { email: student.email } })
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '300'])
    expect((await app.send(verifyMagic, { body: { token: tokenIn(taken[0]?.text) } })).status).toBe(200)
  })
})

function away(): Promise<void> {
  return Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }))
}

function nothing(): void {}

type Sent = Parameters<Mailer['send']>[0]

/** The mails an app's mailer takes from now on. */
function keeping(app: TestApp): { taken: Sent[]; send: Mailer['send'] } {
  const taken: Sent[] = []
  const send = async (mail: Sent) => void taken.push(mail)
  app.deps.mailer.send = send
  return { taken, send }
}

async function askForLink(app: TestApp) {
  const teacher = await app.seedTeacher()
  const student = await app.seedStudent({ teacher })
  expect((await app.request(requestMagic, { as: teacher, body: { email: student.email } })).sent).toEqual(true)
  return { teacher, student }
}

/** Lets minutes pass, a sender looking at the end of each, and answers in which of them something was tried. */
async function minutesOfTries(app: TestApp, minutes: number, step = 1): Promise<number[]> {
  const { send } = app.deps.mailer
  const tried: number[] = []
  for (let passed = step; passed <= minutes; passed += step) {
    app.clock.advance(step * minute)
    let isTried = false
    app.deps.mailer.send = (mail) => {
      isTried = true
      return send(mail)
    }
    await sendWaitingMails(app.deps)
    if (isTried) tried.push(passed)
  }
  app.deps.mailer.send = send
  return tried
}

function linesOf(app: TestApp, words: string): unknown[] {
  return app.logLines.map((line): unknown => JSON.parse(line)).filter((line) => JSON.stringify(line).includes(words))
}

function tokenIn(text = ''): string {
  return /token=([\w-]+)/.exec(text)?.[1] ?? ''
}
