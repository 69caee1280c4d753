import { noteInAudit } from '#server/db/operations/audit.queries.ts'
import { deleteLinks } from '#server/db/accounts/magic-links.queries.ts'
import { updateUser } from '#server/db/accounts/users.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'
import { issueAccessToken } from '#server/security/access-token.ts'
import { laneOfCaller, tryPassword } from '#server/security/account-tries.ts'
import { senderOf } from '#server/security/fair-line.ts'
import { hashPassword, isPassword } from '#server/security/password-hash.ts'
import { checkNewPassword } from '#server/security/password-policy.ts'
import { ownAccount } from './own-account.ts'

const same = 'New password must be different from the current one'

/**
 * Gives the caller a new password and a new token; every older token and mailed link dies. The current password is needed
 * unless the account must choose a new one, and it can never be chosen again.
 */
export async function changePassword(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'settings'>,
  caller: Caller,
  { current, next }: { current: string | undefined; next: string },
): Promise<{ access_token: string }> {
  const user = await ownAccount(deps, caller)
  checkNewPassword(deps.settings, next, user, 'new_password')
  if (current === undefined) {
    if (!user.shouldChangePassword) throw fail('invalid', { field: 'current_password', error: 'Current password is required' })
    if (await isPassword(user.passwordHash, next, senderOf(caller))) throw fail('invalid', { field: 'new_password', error: same })
  } else {
    if (!(await tryPassword(deps, user, laneOfCaller(caller), current))) throw fail('wrong_password', { field: 'current_password' })
    if (current === next) throw fail('invalid', { field: 'new_password', error: same })
  }
  const passwordHash = await hashPassword(next, senderOf(caller))
  const changed = await deps.db.transaction(async (tx) => {
    await deleteLinks(tx, user.id)
    await noteInAudit(tx, { actorId: user.id, action: 'password.changed', subjectKind: 'user', subjectId: user.id, at: deps.clock.now() })
    return updateUser(tx, user.id, { passwordHash, shouldChangePassword: false }, caller.tokenVersion)
  })
  if (!changed) throw fail('unauthenticated')
  return { access_token: await issueAccessToken(deps, changed) }
}
