import { createHash } from 'node:crypto'
import type { Deps } from '#server/deps.ts'
import { deleteLink, insertLink } from '#server/db/accounts/magic-links.queries.ts'
import { lockUser, type SignInUser } from '#server/db/accounts/users.queries.ts'
import { fail } from '#server/errors.ts'
import { signInMail } from './sign-in-mail.ts'

/** Minutes a mailed link lives. */
export const linkMinutes = 60

/** The only form of a link's token that is stored. */
export function linkHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Mails a person a sign-in link; `insertLink` says which older ones die. 503 `mail_unavailable` when it is not taken, and no link stays. */
export async function mailLink(
  { db, clock, ids, mailer, settings, log }: Pick<Deps, 'db' | 'clock' | 'ids' | 'mailer' | 'settings' | 'log'>,
  user: Pick<SignInUser, 'id' | 'name' | 'username' | 'email'>,
  { forNewPassword }: { forNewPassword: boolean },
): Promise<void> {
  const token = ids.secret()
  const expiresAt = new Date(clock.now().getTime() + linkMinutes * 60_000)
  await db.transaction(async (tx) => {
    await lockUser(tx, user.id)
    await insertLink(tx, { userId: user.id, tokenHash: linkHash(token), forNewPassword, expiresAt })
  })
  try {
    await mailer.send(signInMail(user, { url: `${settings.publicUrl.replace(/\/$/, '')}/magic?token=${token}`, minutes: linkMinutes, forNewPassword }))
  } catch (error) {
    log.error({ mail: error instanceof Error ? error.name : 'failed', code: codeOf(error) }, 'the mail service did not take a mail')
    await deleteLink(db, linkHash(token))
    throw fail('mail_unavailable')
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}
