import { createHash } from 'node:crypto'
import type { Deps } from '#server/deps.ts'
import { insertLink } from '#server/db/accounts/magic-links.queries.ts'
import { lockUser, type SignInUser } from '#server/db/accounts/users.queries.ts'
import { letWait } from './waiting-mail.ts'

/** Minutes a mailed link lives. */
export const linkMinutes = 60

/** The only form of a link's token that is stored. */
export function linkHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Mails a person a sign-in link; `insertLink` says which older ones die. 503 `mail_unavailable` when too many mails wait, and no link stays. */
export async function mailLink(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'settings'>,
  user: Pick<SignInUser, 'id'>,
  { forNewPassword }: { forNewPassword: boolean },
): Promise<void> {
  const { db, clock, ids } = deps
  const token = ids.secret()
  const tokenHash = linkHash(token)
  const expiresAt = new Date(clock.now().getTime() + linkMinutes * 60_000)
  await db.transaction(async (tx) => {
    await lockUser(tx, user.id)
    const magicLinkId = await insertLink(tx, { userId: user.id, tokenHash, forNewPassword, expiresAt })
    await letWait(tx, deps, { link: { magicLinkId }, token, tokenHash, expiresAt })
  })
}
