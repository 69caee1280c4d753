import { isOfUnconfirmed } from '#server/db/accounts/registration.queries.ts'
import { findUserByIdentifier } from '#server/db/accounts/users.queries.ts'
import { noteInAudit } from '#server/db/operations/audit.queries.ts'
import type { Deps } from '#server/deps.ts'
import { passLimit } from '#server/security/rate-limits.ts'
import { mailLink } from './sign-in-link.ts'

const perAccount = 5
const windowMs = 60 * 60_000

/**
 * Mails the account that was named, if there is one, a link that leads to a new password; five an hour at most. Meant to
 * run after its caller was answered, so that neither words nor time tell whether the account exists. Students whose teachers have yet to
 * confirm their addresses get none: their names and addresses were typed by anybody.
 */
export async function recoverAccount(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'settings'>,
  identifier: string,
): Promise<void> {
  const user = await findUserByIdentifier(deps.db, identifier, deps.clock.now())
  if (!user || user.suspendedAt !== null) return
  if (user.role === 'STUDENT' && (await isOfUnconfirmed(deps.db, user.id))) return
  await passLimit(deps, `recovery:to:${user.id}`, perAccount, windowMs)
  await mailLink(deps, user, { forNewPassword: true })
  await noteInAudit(deps.db, { actorId: null, action: 'recovery.sent', subjectKind: 'user', subjectId: user.id, at: deps.clock.now() })
}
