import { randomBytes } from 'node:crypto'
import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { Mailer } from './mailer.ts'
import { messageOf } from './mail-message.ts'

/** Writes each mail whole into `DATA_DIR/outbox/<time>-<random>.eml`, for schools without a mail server and for development. */
export function outboxMailer(dataDir: string, publicUrl: string): Mailer {
  const folder = join(dataDir, 'outbox')
  return {
    send: async (mail) => {
      const { text, html, ...rest } = messageOf(mail, publicUrl)
      const alternatives = [readable('text/plain', text), readable('text/html', html)]
      const message = await new MailComposer({ ...rest, alternatives }).compile().build()
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}.eml`
      await writeWhole(join(folder, name), message)
    },
  }
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
