import type { MagicLinkSnapshot } from './magic-link.machine.ts'

/** Why a visit failed, in the words of the wire. */
export type MagicLinkFailure = 'no_token' | 'link_invalid' | 'unreachable'

/** Why the visit failed, or null while it runs or when it worked. */
export function failure(snapshot: MagicLinkSnapshot): MagicLinkFailure | null {
  if (snapshot.matches({ failed: 'noToken' })) return 'no_token'
  if (snapshot.matches({ failed: 'linkInvalid' })) return 'link_invalid'
  return snapshot.matches('failed') ? 'unreachable' : null
}

/** What every mailed token looks like, 256 bits as base64url: one that does not was cut or spoilt on its way and never valid. */
const wholeToken = /^[\w-]{43}$/

/** The sentence the page shows. */
export function message(snapshot: MagicLinkSnapshot): string {
  const reason = failure(snapshot)
  if (reason === 'no_token') return 'No token provided'
  if (reason === 'link_invalid' && !wholeToken.test(snapshot.context.token)) return 'Invalid magic link'
  if (reason === 'link_invalid') return 'Invalid or expired link. Please request a new one.'
  return reason === 'unreachable' ? 'Failed to login. Please try again.' : 'Logging you in...'
}

/** Whether trying again can help. */
export function canRetry(snapshot: MagicLinkSnapshot) {
  return snapshot.can({ type: 'retry.requested' })
}

/** Where a redeemed link leads: a new password first when one is due, else the role's home; null before. */
export function destination({ output }: MagicLinkSnapshot): '/profile/updatepassword' | '/student' | '/' | null {
  if (output === undefined) return null
  if (output.mustChangePassword) return '/profile/updatepassword'
  return output.role === 'STUDENT' ? '/student' : '/'
}
