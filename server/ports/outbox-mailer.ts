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
      const message = await new MailComposer({ ...messageOf(mail, publicUrl), text: readable(mail.text), html: readable(mail.html) }).compile().build()
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}.eml`
      await writeWhole(join(folder, name), message)
    },
  }
}

/** Unfolded, so that a link can be copied out of the file. */
function readable(content: string) {
  return { content, contentTransferEncoding: '8bit' }
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
