import * as v from 'valibot'
import { AccessTokenClaims } from '#contract/accounts/auth.ts'
import { payloadOf } from '#src/api/token-payload.ts'

/** What a token says about itself, or null when it cannot be read. For display and expiry only. */
export function claimsOf(accessToken: string): AccessTokenClaims | null {
  try {
    const claims = v.safeParse(AccessTokenClaims, payloadOf(accessToken))
    return claims.success ? claims.output : null
  } catch {
    return null
  }
}
