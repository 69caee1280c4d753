import { createHash } from 'node:crypto'
import type { Deps } from '#server/deps.ts'
import { deleteLink, insertLink } from '#server/db/accounts/magic-links.queries.ts'
import { lockUser, type SignInUser } from '#server/db/accounts/users.queries.ts'
import { fail } from '#server/errors.ts'
import type { Mail } from '#server/ports/mailer.ts'
import { signInMail } from './sign-in-mail.ts'

/** Minutes a mailed link lives. */
export const linkMinutes = 60

/** The only form of a link's token that is stored. */
export function linkHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Mails a person a sign-in link; `insertLink` says which older ones die. 503 `mail_unavailable` when it is not taken, and no link stays. */
export async function mailLink(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'mailer' | 'settings' | 'log'>,
  user: Pick<SignInUser, 'id' | 'name' | 'username' | 'email' | 'mustConfirmEmail'>,
  { forNewPassword }: { forNewPassword: boolean },
): Promise<void> {
  const { db, clock, ids, settings } = deps
  const token = ids.secret()
  const expiresAt = new Date(clock.now().getTime() + linkMinutes * 60_000)
  await db.transaction(async (tx) => {
    await lockUser(tx, user.id)
    await insertLink(tx, { userId: user.id, tokenHash: linkHash(token), forNewPassword, expiresAt })
  })
  const url = `${settings.publicUrl.replace(/\/$/, '')}/magic?token=${token}`
  await mailOrRefuse(deps, signInMail(user, { url, minutes: linkMinutes, forNewPassword }), () => deleteLink(db, linkHash(token)))
}

/** Sends a mail that carries a link. 503 `mail_unavailable` when it is not taken; `forget` then ends the link. */
export async function mailOrRefuse({ mailer, log }: Pick<Deps, 'mailer' | 'log'>, mail: Mail, forget: () => Promise<unknown>): Promise<void> {
  try {
    await mailer.send(mail)
  } catch (error) {
    log.error({ mail: error instanceof Error ? error.name : 'failed', code: codeOf(error) }, 'the mail service did not take a mail')
    await forget()
    throw fail('mail_unavailable')
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}
