import type { BodyOf, ReplyOf } from '#contract/endpoint.ts'
import type { updateProfile } from '#contract/accounts/accounts.ts'
import { noteInAudit } from '#server/db/operations/audit.queries.ts'
import { deleteLinks } from '#server/db/accounts/magic-links.queries.ts'
import { updateUser, type User, type UserChange } from '#server/db/accounts/users.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { Caller, CallSurroundings } from '#server/http/route.ts'
import { issueAccessToken } from '#server/security/access-token.ts'
import { laneOfCaller, tryPassword } from '#server/security/account-tries.ts'
import { senderOf } from '#server/security/fair-line.ts'
import { hashPassword } from '#server/security/password-hash.ts'
import { checkNewPassword } from '#server/security/password-policy.ts'
import { mailConfirmation, mustConfirm } from './confirm-email.ts'
import { ownAccount, profileOf } from './own-account.ts'
import { checkDomain, readRegistration } from './registration.ts'
import { unlessTaken } from './unless-taken.ts'

type Wanted = BodyOf<typeof updateProfile>

/**
 * Changes the caller's name, username, e-mail or password. Any change needs the current password; a new password kills
 * older tokens and answers a new one, a new e-mail address or password kills mailed links. A teacher's new address is to be confirmed;
 * where the school's domains decide who is a teacher, it stays one of theirs.
 */
export async function changeProfile(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'settings'>,
  caller: Caller,
  wanted: Wanted,
  { afterAnswer }: Pick<CallSurroundings, 'afterAnswer'>,
): Promise<ReplyOf<typeof updateProfile>> {
  const user = await ownAccount(deps, caller)
  const fields = changedFields(user, wanted)
  const isNewPassword = wanted.new_password !== undefined
  if (Object.keys(fields).length === 0 && !isNewPassword) return profileOf(user)
  if (fields.email !== undefined && user.role === 'TEACHER' && !user.isVouchedFor) checkDomain(await readRegistration(deps), fields.email)
  if (wanted.new_password !== undefined) checkNewPassword(deps.settings, wanted.new_password, { ...user, ...fields }, 'new_password')
  if (wanted.password === undefined) throw fail('invalid', { field: 'password', error: 'Current password is required to save changes' })
  if (!(await tryPassword(deps, user, laneOfCaller(caller), wanted.password))) throw fail('wrong_password', { field: 'password' })
  const change = wanted.new_password === undefined ? fields : { ...fields, passwordHash: await hashPassword(wanted.new_password, senderOf(caller)) }
  const isUnproven = fields.email !== undefined && user.role === 'TEACHER' && mustConfirm(deps)
  const changed = await store(deps, caller, isUnproven ? { ...change, mustConfirmEmail: true } : change)
  if (isUnproven) afterAnswer((later) => mailConfirmation(later, changed))
  return { ...profileOf(changed), ...(isNewPassword ? { access_token: await issueAccessToken(deps, changed) } : {}) }
}

async function store({ db, clock }: Pick<Deps, 'db' | 'clock'>, caller: Caller, change: UserChange): Promise<User> {
  const { passwordHash, ...fields } = change
  const actions = [...(Object.keys(fields).length > 0 ? ['profile.changed'] : []), ...(passwordHash === undefined ? [] : ['password.changed'])]
  return unlessTaken(() =>
    db.transaction(async (tx) => {
      const changed = await updateUser(tx, caller.id, change, caller.tokenVersion)
      if (!changed) throw fail('unauthenticated')
      if (passwordHash !== undefined || fields.email !== undefined) await deleteLinks(tx, caller.id)
      for (const action of actions) {
        await noteInAudit(tx, { actorId: caller.id, action, subjectKind: 'user', subjectId: caller.id, at: clock.now() })
      }
      return changed
    }),
  )
}

function changedFields(user: User, { name, username, email }: Wanted): UserChange {
  return {
    ...(name !== undefined && name !== user.name ? { name } : {}),
    ...(username !== undefined && username !== user.username ? { username } : {}),
    ...(email !== undefined && email !== user.email ? { email } : {}),
  }
}
