import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { ownDataDir } from './data-folder.ts'

const folder = join(process.env.E2E_DATA_DIR ?? ownDataDir, 'outbox')

/** The address of the newest sign-in link mailed to a person, as a path of this site (`/magic?token=…`); waits for the mail. */
export async function mailedLink(email: string): Promise<string> {
  let path = ''
  await expect
    .poll(async () => {
      const mails = await mailsTo(email)
      path = /https?:\/\/[^/\s]+(\/magic\?token=[\w.~-]+)/.exec(mails.at(-1) ?? '')?.[1] ?? ''
      return path
    })
    .toMatch(/^\/magic/)
  return path
}

/** The address of the newest invitation mailed to somebody, as a path of this site (`/register#…`); waits for the mail. */
export async function mailedInvitation(email: string): Promise<string> {
  let path = ''
  await expect
    .poll(async () => {
      path = /https?:\/\/[^/\s]+(\/register#[\w.~-]+)/.exec((await mailsTo(email)).at(-1) ?? '')?.[1] ?? ''
      return path
    })
    .toMatch(/^\/register/)
  return path
}

async function mailsTo(email: string): Promise<string[]> {
  // A mail still being written has another ending.
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(names.toSorted().map((name) => readFile(join(folder, name), 'utf8')))
  return mails.filter((mail) => new RegExp(`^To:.*${email.replaceAll(/[.+]/g, '\\$&')}`, 'im').test(mail)).map(withoutSoftBreaks)
}

// Quoted-printable folds long lines with `=` and writes `=` as `=3D`.
function withoutSoftBreaks(mail: string): string {
  return mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
}
