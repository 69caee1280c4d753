import { waitFor } from 'xstate'
import type { AuthActorRef, AuthSnapshot } from '#machines/accounts/auth/auth.machine.ts'
import { isSignedIn, signedInPerson } from '#machines/accounts/auth/auth.selectors.ts'

/**
 * Asks for the password in place, for a call whose token is too old for it; answers whether the same person typed it, here or in
 * another tab, so that there is a newer token of theirs.
 */
export async function hasConfirmedPassword(auth: AuthActorRef, accessToken: string | null): Promise<boolean> {
  const asked = signedInPerson(auth.getSnapshot())?.id
  auth.send({ type: 'freshLogin.required', accessToken })
  const now = await waitFor(auth, isTokenSettled)
  return asked !== undefined && signedInPerson(now)?.id === asked && now.context.accessToken !== accessToken
}

/** Whether nothing is asked or under way that may bring another token: what was asked for last is decided. */
function isTokenSettled(snapshot: AuthSnapshot) {
  if (isSignedIn(snapshot)) return snapshot.matches({ signedIn: 'active' }) || snapshot.matches({ signedIn: 'mustChangePassword' })
  return !snapshot.hasTag('pending')
}
