import type { Endpoint } from '#contract/endpoint.ts'
import { freshLoginMs, wantsFreshLogin } from '#contract/fresh-login.ts'
import { findTokenOwner, type TokenOwner } from '#server/db/accounts/tokens.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail, type Failure } from '#server/errors.ts'
import { readAccessToken, type VerifiedToken } from '#server/security/access-token.ts'
import type { Caller, Policy } from './route.ts'

const unconfirmed = 'Confirm your email address first. The link is in the email you got when you registered.'

/** What an `Authorization` header's token says; one and the same 401 for every token this server did not make or that is over. */
export async function verify(deps: Pick<Deps, 'settings' | 'clock'>, authorization: string | undefined): Promise<VerifiedToken> {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
  const verified = token ? await readAccessToken(deps, token) : null
  if (!verified) throw unauthenticated()
  return verified
}

/** The live person a token was made for; the same 401 when there is none or the token was revoked. */
export async function authenticate({ db, clock }: Pick<Deps, 'db' | 'clock'>, verified: VerifiedToken): Promise<Caller> {
  const owner = await findTokenOwner(db, verified, clock.now())
  if (!owner) throw unauthenticated()
  return callerOf(owner, verified)
}

/** A live person with the token that proves them. */
export function callerOf(owner: TokenOwner, { jti, tokenVersion, issuedAt, expiresAt }: VerifiedToken): Caller {
  return { ...owner, jti, tokenVersion, issuedAt, expiresAt }
}

function unauthenticated(): Failure {
  return fail('unauthenticated', { headers: { 'WWW-Authenticate': 'Bearer' } })
}

/** Refuses a caller whose role or start password the policy does not admit, or whose login is too old for the call. */
export function permit(call: Endpoint, policy: Policy, caller: Caller, now: Date): void {
  if (policy.who !== 'anyone' && !policy.who.includes(caller.role)) throw fail('forbidden')
  if (caller.mustChangePassword && !policy.beforePasswordChange) throw fail('must_change_password')
  if (caller.mustConfirmEmail && policy.onceConfirmed) throw fail('forbidden', { error: unconfirmed })
  if (wantsFreshLogin(call) && now.getTime() - caller.issuedAt.getTime() > freshLoginMs) throw fail('fresh_login_required')
}
