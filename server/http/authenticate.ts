import type { Endpoint } from '#contract/endpoint.ts'
import { freshLoginMs, wantsFreshLogin } from '#contract/fresh-login.ts'
import { findTokenOwner } from '#server/db/accounts/tokens.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import { readAccessToken } from '#server/security/access-token.ts'
import type { Caller, Policy } from './route.ts'

/** The live person behind an `Authorization` header; one and the same 401 for every token that does not prove one. */
export async function authenticate(deps: Pick<Deps, 'db' | 'settings' | 'clock'>, authorization: string | undefined): Promise<Caller> {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
  const verified = token ? await readAccessToken(deps, token) : null
  const owner = verified ? await findTokenOwner(deps.db, verified, deps.clock.now()) : null
  if (!verified || !owner) throw fail('unauthenticated', { headers: { 'WWW-Authenticate': 'Bearer' } })
  const { jti, tokenVersion, issuedAt, expiresAt } = verified
  return { ...owner, jti, tokenVersion, issuedAt, expiresAt }
}

/** Refuses a caller whose role or start password the policy does not admit, or whose login is too old for the call. */
export function permit(call: Endpoint, policy: Policy, caller: Caller, now: Date): void {
  if (policy.who !== 'anyone' && !policy.who.includes(caller.role)) throw fail('forbidden')
  if (caller.mustChangePassword && !policy.beforePasswordChange) throw fail('must_change_password')
  if (wantsFreshLogin(call) && now.getTime() - caller.issuedAt.getTime() > freshLoginMs) throw fail('fresh_login_required')
}
