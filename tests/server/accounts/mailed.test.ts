import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import { requestMagic, resetPassword } from '#contract/accounts/accounts.ts'
import { getProfile, verifyMagic } from '#contract/accounts/auth.ts'
import { waitingMails } from '#server/db/schema/accounts.ts'
import { createMailer } from '#server/ports/create-mailer.ts'
import type { Mail } from '#server/ports/mailer.ts'
import { signInMail } from '#server/use-cases/accounts/sign-in-mail.ts'
import { createTestApp } from '#tests/support/app.ts'

/** A mail as its server took it. */
type Taken = { from: string; to: string[]; user: string; raw: string }

const publicUrl = 'https://school.example'
const ends: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

describe('through a mail server', () => {
  test('a forgotten password’s mail arrives whole, in both forms, and its link signs in and asks for a new password', async () => {
    const { taken, url } = await mailServer()
    const app = await createTestApp()
    app.deps.mailer = createMailer({ smtpUrl: url, publicUrl, dataDir: '/nonexistent' })
    const teacher = await app.seedTeacher({ name: 'Zoë Ünal-Łuczak 李', username: 'zoe', email: 'zoe@school.example' })
    await app.request(resetPassword, { body: { username: 'zoe' } })
    await app.whenIdle()
    const [mail] = taken
    const read = await PostalMime.parse(mail?.raw ?? '')
    const link = /^https:\/\/school\.example\/magic\?token=([\w-]{43})$/m.exec(read.text ?? '')
    expect({ envelope: { from: mail?.from, to: mail?.to, user: mail?.user }, from: read.from, to: read.to, subject: read.subject }).toEqual({
      envelope: { from: 'office@school.example', to: ['zoe@school.example'], user: 'office@school.example' },
      from: { name: 'Lectern', address: 'office@school.example' },
      to: [{ name: 'Zoë Ünal-Łuczak 李', address: 'zoe@school.example' }],
      subject: 'Choose a new password for Lectern',
    })
    expect((read.text ?? '').split(/\r?\n/).filter((line) => line !== '')).toEqual([
      'Hello Zoë Ünal-Łuczak 李,',
      'This link signs you in to Lectern and lets you choose a new password. Your username is zoe.',
      link?.[0],
      'The link works once, for 60 minutes. If you did not expect this email, you can ignore it: nobody can get in without the link.',
    ])
    expect(read.html).toContain(`<a href="${link?.[0] ?? ''}" `)
    expect(read.html).toContain('Hello <span dir="auto">Zoë Ünal-Łuczak 李</span>,')
    expect(read.attachments).toEqual([])
    const { access_token } = await app.request(verifyMagic, { body: { token: link?.[1] ?? '' } })
    expect(await app.request(getProfile, { as: access_token })).toEqual(expect.objectContaining({ id: teacher.id, should_change_password: true }))
  })

  test('a link a teacher sends names itself a sign-in link', async () => {
    const { taken, url } = await mailServer()
    const app = await createTestApp()
    app.deps.mailer = createMailer({ smtpUrl: url, publicUrl, dataDir: '/nonexistent' })
    const teacher = await app.seedTeacher()
    const student = await app.seedStudent({ teacher, name: 'Mia' })
    expect(await app.request(requestMagic, { as: teacher, body: { email: student.email } })).toEqual({ sent: true })
    const { subject, text } = await PostalMime.parse(taken[0]?.raw ?? '')
    expect([subject, text?.includes('choose a new password')]).toEqual(['Your sign-in link for Lectern', false])
  })

  test.each([
    ['a name', { name: 'Mia\r\nBcc: all@school.example\r\n\r\nBuy this' }, [['mia@school.example']]],
    ['an address', { email: 'mia@school.example\r\nBcc: all@school.example' }, []],
    ['an address with a second one', { email: 'mia@school.example, all@school.example' }, []],
    ['a name with an address', { name: '"Mia" <all@school.example>,' }, [['mia@school.example']]],
    ['a folded name', { name: 'Mia\r\n Bcc: all@school.example' }, [['mia@school.example']]],
    ['a name in HTML', { name: '</p><a href="https://elsewhere.example">Mia</a>' }, [['mia@school.example']]],
  ])('%s cannot add a receiver, a header or a link, even one that got past every check', async (_, wrong, receivers) => {
    const { taken, url } = await mailServer()
    await send(url, signInMail({ name: 'Mia', username: 'mia', email: 'mia@school.example', ...wrong }, target)).catch(() => undefined)
    const read = await Promise.all(taken.map(({ raw }) => PostalMime.parse(raw)))
    expect(taken.map(({ to }) => to)).toEqual(receivers)
    expect(read.flatMap(({ headers }) => headers.map(({ key }) => key)).filter((key) => key === 'bcc' || key === 'cc')).toEqual([])
    expect(read.flatMap(({ html }) => html?.match(/href="[^"]*"/g) ?? []).filter((one) => one !== `href="${target.url}"`)).toEqual([])
  })

  test('a server that refuses the mail, or does not let us in, is logged without the address, and only the second is tried again', async () => {
    const full = await mailServer({ onData: (stream, _session, done) => stream.resume().on('end', () => done(refusal(552, 'mailbox full'))) })
    const strict = await mailServer({ onAuth: (_auth, _session, done) => done(refusal(535, 'who are you')) })
    const left = []
    for (const { url } of [full, strict]) {
      const app = await createTestApp()
      app.deps.mailer = createMailer({ smtpUrl: url, publicUrl, dataDir: '/nonexistent' })
      const teacher = await app.seedTeacher()
      const student = await app.seedStudent({ teacher })
      expect(await app.request(requestMagic, { as: teacher, body: { email: student.email } })).toEqual({ sent: true })
      const lines = app.logLines.filter((line) => line.includes('a mail was '))
      left.push([lines.map((line) => /"msg":"([^"]*)"/.exec(line)?.[1]), await app.db.$count(waitingMails)])
      expect(app.logLines.join('\n')).not.toContain(student.email)
    }
    expect(left).toEqual([
      [['a mail was given up: no mail server took it'], 0],
      [['a mail was not taken and is tried again'], 1],
    ])
  })
})

const target = { url: 'https://school.example/magic?token=abc', minutes: 60, forNewPassword: false }

async function send(smtpUrl: string, mail: Mail): Promise<void> {
  await createMailer({ smtpUrl, publicUrl, dataDir: '/nonexistent' }).send(mail)
}

/** Starts a mail server that lets `office@school.example` in and keeps what it takes. */
async function mailServer(options: SMTPServerOptions = {}): Promise<{ url: string; taken: Taken[] }> {
  const taken: Taken[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => (password === 'pa:ss@1' ? done(null, { user: username }) : done(refusal(535, 'wrong'))),
    onData(stream, { envelope, user }, done) {
      const chunks: Uint8Array[] = []
      stream.on('data', (chunk: Uint8Array) => chunks.push(chunk))
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        taken.push({ from, to: envelope.rcptTo.map(({ address }) => address), user: String(user), raw: Buffer.concat(chunks).toString() })
        done()
      })
    },
    ...options,
  })
  const port = await new Promise<number>((resolve) => {
    const { server: socket } = server
    server.listen(0, '127.0.0.1', () => resolve(portOf(socket.address())))
  })
  ends.push(() => new Promise((resolve) => server.close(resolve)))
  return { taken, url: `smtp://office%40school.example:pa%3Ass%401@127.0.0.1:${port}` }
}

function refusal(responseCode: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode })
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address ? address.port : 0
}
