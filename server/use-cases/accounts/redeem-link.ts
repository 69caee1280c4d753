import { noteInAudit } from '#server/db/operations/audit.queries.ts'
import { consumeLink, deleteLinks } from '#server/db/accounts/magic-links.queries.ts'
import { findUser, updateUser, type User } from '#server/db/accounts/users.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import { issueAccessToken } from '#server/security/access-token.ts'
import { forgetTries } from '#server/security/account-tries.ts'
import { linkHash } from './sign-in-link.ts'

/**
 * Trades a mailed link's token for an access token, once, and answers whose it is as well; the owner's other links die. A link for a
 * new password makes the account choose one, and any confirms its address. Refuses used, expired and unknown tokens with the same words.
 */
export async function redeemLink(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'settings'>,
  token: string,
): Promise<{ access_token: string; userId: number }> {
  const user = await redeem(deps, token)
  if (!user) throw fail('link_invalid')
  return { access_token: await issueAccessToken(deps, user), userId: user.id }
}

async function redeem({ db, clock }: Pick<Deps, 'db' | 'clock'>, token: string): Promise<User | null> {
  return db.transaction(async (tx) => {
    const now = clock.now()
    const link = await consumeLink(tx, linkHash(token), now)
    if (!link) return null
    const owner = await findUser(tx, link.userId)
    if (!owner || owner.suspendedAt !== null) return null
    const change = { ...(link.forNewPassword ? { shouldChangePassword: true } : {}), ...(owner.mustConfirmEmail ? { mustConfirmEmail: false } : {}) }
    const user = Object.keys(change).length === 0 ? owner : await updateUser(tx, link.userId, change)
    if (!user) return null
    await deleteLinks(tx, user.id)
    await forgetTries(tx, user.id)
    await noteInAudit(tx, { actorId: user.id, action: 'magic_link.redeemed', subjectKind: 'user', subjectId: user.id, at: now })
    return user
  })
}
