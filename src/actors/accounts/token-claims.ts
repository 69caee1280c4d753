import * as v from 'valibot'
import { AccessTokenClaims } from '#contract/accounts/auth.ts'

/** What a token says about itself, or null when it cannot be read. For display and expiry only. */
export function claimsOf(accessToken: string): AccessTokenClaims | null {
  try {
    const claims = v.safeParse(AccessTokenClaims, payloadOf(accessToken))
    return claims.success ? claims.output : null
  } catch {
    return null
  }
}

/** The middle of a signed token, unverified. Throws when it is none. */
function payloadOf(accessToken: string): unknown {
  const [, payload = '', signature] = accessToken.split('.')
  if (signature === undefined) throw new Error('This is no signed token.')
  const letters = atob(payload.replaceAll('-', '+').replaceAll('_', '/'))
  return JSON.parse(new TextDecoder().decode(Uint8Array.from(letters, (letter) => letter.charCodeAt(0))))
}
