import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { Mailer } from './mailer.ts'
import { messageOf } from './mail-message.ts'

const mailName = /^\d{4}-\d\d-\d\dT[\d-]+Z-[\da-f]{8}\.eml(\.part)?$/

/** Writes each mail whole into `DATA_DIR/outbox/<time>-<random>.eml`, for schools without a mail server and for development. */
export function outboxMailer(dataDir: string, publicUrl: string): Mailer {
  const folder = join(dataDir, 'outbox')
  return {
    send: async (mail) => {
      const { text, html, ...rest } = messageOf(mail, publicUrl)
      const alternatives = [readable('text/plain', text), readable('text/html', html)]
      const message = await new MailComposer({ ...rest, alternatives }).compile().build()
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = `${nameOf(new Date())}-${randomBytes(4).toString('hex')}.eml`
      await writeWhole(join(folder, name), message)
    },
    forget: async (before) => {
      const names = existsSync(folder) ? await readdir(folder) : []
      const old = names.filter((name) => mailName.test(name) && name < nameOf(before))
      await Promise.all(old.map((name) => rm(join(folder, name), { force: true })))
      return old.length
    },
  }
}

/** How the names of mails of a moment begin; they sort by time. */
function nameOf(moment: Date): string {
  return moment.toISOString().replaceAll(/[:.]/g, '-')
}

/** Plain and unfolded, so that a link can be copied out of the file. */
function readable(type: string, content: string) {
  return { raw: `Content-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n${content}` }
}

async function writeWhole(path: string, content: Uint8Array): Promise<void> {
  const file = await open(`${path}.part`, 'wx', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${path}.part`, path)
}
