import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { createMailer } from '#server/ports/create-mailer.ts'
import { MailRefused } from '#server/ports/mailer.ts'

const mail = {
  to: { name: 'Zoë "Z" Ünal', address: 'zoe@school.example' },
  subject: 'Your sign-in link for Lectern',
  text: 'Hello Zoë,\n\nhttps://school.example/magic?token=abc-abc-abc-abc-abc-abc-abc-abc-abc-abc-abc\n',
  html: '<p>Hello Zoë</p>',
}
const ends: (() => void)[] = []

afterEach(() => {
  for (const end of ends.splice(0)) end()
})

describe('without a mail server', () => {
  test('each mail is one whole file in the outbox that a mail program opens and a person can read', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'lectern-outbox-'))
    ends.push(() => rmSync(dataDir, { recursive: true }))
    const mailer = createMailer({ smtpUrl: null, publicUrl: 'https://school.example', dataDir })
    await Promise.all([mailer.send(mail), mailer.send(mail)])
    const files = readdirSync(join(dataDir, 'outbox'))
    const form = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-[\da-f]{8}\.eml$/
    expect(files.map((name) => form.test(name))).toEqual([true, true])
    const path = join(dataDir, 'outbox', files[0] ?? '')
    const content = readFileSync(path, 'utf8')
    expect(content.split('\r\n').slice(0, 3)).toEqual([
      'From: Lectern <no-reply@school.example>',
      'To: =?UTF-8?Q?Zo=C3=AB_=22Z=22_=C3=9Cnal?= <zoe@school.example>',
      'Subject: Your sign-in link for Lectern',
    ])
    expect(content).toContain(mail.text)
    expect(content).toContain(mail.html)
    expect(statSync(path).mode & 0o777).toBe(0o600)
  })

  test('mails of an earlier time go when they are to be forgotten, others and other files stay', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'lectern-outbox-'))
    ends.push(() => rmSync(dataDir, { recursive: true }))
    const mailer = createMailer({ smtpUrl: null, publicUrl: 'https://school.example', dataDir })
    expect(await mailer.forget(new Date())).toEqual(0)
    await mailer.send(mail)
    const outbox = join(dataDir, 'outbox')
    const [fresh = ''] = readdirSync(outbox)
    const old = '2026-01-02T03-04-05-678Z-0123abcd.eml'
    for (const name of [old, `${old}.part`, 'notes.txt']) writeFileSync(join(outbox, name), '')
    expect([await mailer.forget(new Date('2026-01-02T03:04:05.679Z')), readdirSync(outbox).toSorted()]).toEqual([2, [fresh, 'notes.txt'].toSorted()])
    expect([await mailer.forget(new Date(Date.now() + 1000)), readdirSync(outbox)]).toEqual([1, ['notes.txt']])
  })
})

describe('with a mail server', () => {
  test('the server gets sender, receiver and both forms', async () => {
    const { url, received } = await fakeMailServer('250 taken')
    await createMailer({ smtpUrl: `${url}?from=school%40school.example`, publicUrl: 'https://school.example', dataDir: '/nonexistent' }).send(mail)
    const lines = received.join('').split('\r\n')
    expect(lines.filter((line) => /^(MAIL|RCPT) /.test(line))).toEqual(['MAIL FROM:<school@school.example>', 'RCPT TO:<zoe@school.example>'])
    expect(lines.filter((line) => line.startsWith('Content-Type: '))).toEqual([
      'Content-Type: multipart/alternative;',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Type: text/html; charset=utf-8',
    ])
  })

  test('a mail it will never take is told from one it does not take now', async () => {
    const { url } = await fakeMailServer('554 no')
    await expect(createMailer({ smtpUrl: url, publicUrl: 'https://school.example', dataDir: '/nonexistent' }).send(mail)).rejects.toThrow(MailRefused)
    const busy = await fakeMailServer('451 later')
    await expect(createMailer({ smtpUrl: busy.url, publicUrl: 'https://school.example', dataDir: '/nonexistent' }).send(mail)).rejects.toThrow('451 later')
  })

  test('a server that is not there is a failure', async () => {
    const mailer = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', publicUrl: 'https://school.example', dataDir: '/nonexistent' })
    await expect(mailer.send(mail)).rejects.toThrow('ECONNREFUSED')
  })
})

/** Speaks as much SMTP as one mail needs, answering the mail itself with `verdict`. */
async function fakeMailServer(verdict: string): Promise<{ url: string; received: string[] }> {
  const received: string[] = []
  const server = createServer((socket) => {
    let isData = false
    socket.write('220 fake\r\n')
    socket.on('error', () => socket.destroy())
    socket.on('data', (chunk) => {
      const text = chunk.toString()
      received.push(text)
      if (isData && !text.endsWith('\r\n.\r\n')) return
      const answer = isData ? verdict : text.startsWith('DATA') ? '354 go on' : '250 ok'
      isData = text.startsWith('DATA')
      socket.write(`${answer}\r\n`)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => server.close())
  return { url: `smtp://127.0.0.1:${portOf(server.address())}`, received }
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address ? address.port : 0
}
