import type { Profile } from '#contract/classroom/people.ts'
import { findUser, type User } from '#server/db/accounts/users.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'
import { laneOfCaller, tryPassword } from '#server/security/account-tries.ts'

/** The caller's row; 401 when the account went away since the token was checked. */
export async function ownAccount({ db }: Pick<Deps, 'db'>, caller: Caller): Promise<User> {
  const user = await findUser(db, caller.id)
  if (!user) throw fail('unauthenticated')
  return user
}

/** The caller as `GET /auth/profile` answers, from what proved who calls. */
export function readProfile({ id, role, name, username, email, mustChangePassword, mustConfirmEmail, isSample }: Caller): Profile {
  return { id, role, name, username, email, should_change_password: mustChangePassword, ...flagsOf(isSample, mustConfirmEmail) }
}

/** A stored person as the wire shows them to themself. */
export function profileOf({ id, role, name, username, email, shouldChangePassword, mustConfirmEmail, expiresAt }: User): Profile {
  return { id, role, name, username, email, should_change_password: shouldChangePassword, ...flagsOf(expiresAt !== null, mustConfirmEmail) }
}

function flagsOf(isSample: boolean, mustConfirmEmail: boolean): Pick<Profile, 'is_sample' | 'must_confirm_email'> {
  return { ...(isSample ? { is_sample: true } : {}), ...(mustConfirmEmail ? { must_confirm_email: true } : {}) }
}

/** Whether a password is the caller's; a wrong one counts like a failed login. */
export async function checkOwnPassword(deps: Pick<Deps, 'db' | 'clock' | 'settings'>, caller: Caller, password: string): Promise<{ valid: boolean }> {
  return { valid: await tryPassword(deps, await ownAccount(deps, caller), laneOfCaller(caller), password) }
}
