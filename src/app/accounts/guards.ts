import { redirect } from '@tanstack/react-router'
import { waitFor } from 'xstate'
import type { Profile } from '#contract/classroom/people.ts'
import type { AuthActorRef, AuthSnapshot } from '#machines/accounts/auth/auth.machine.ts'
import { isAccountUnavailable } from '#machines/accounts/auth/auth.selectors.ts'
import { homeOf, mayOpen, placeAfterLogin } from './access.ts'

type Guarded = { auth: AuthActorRef }

/** Somebody has a token, but who it is could not be loaded: neither a teacher nor a student until it is. */
export class AccountUnavailableError extends Error {}

/** Waits until it is known whether somebody is signed in. */
export function whoIsSignedIn({ auth }: Guarded): Promise<AuthSnapshot> {
  return waitFor(auth, (snapshot) => !snapshot.hasTag('pending'))
}

/**
 * Lets a signed-in person with the right role through to a protected page; everybody else is sent on. Without a token to
 * /home, after an expired one to /login with the reason, both keeping the wanted page (after a sample nothing is left
 * to keep: /home); a wrong role to its own home; an account that must choose a new password to the password page, with the wanted one. Throws
 * `AccountUnavailableError` when the account could not be loaded.
 */
export async function requirePerson(context: Guarded, location: { pathname: string; href: string }): Promise<Profile> {
  const snapshot = await whoIsSignedIn(context)
  if (snapshot.matches('anonymous')) {
    const reason = snapshot.context.expiredReason
    if (reason === null) throw redirect({ to: '/home', search: keep(location.href) })
    if (reason === 'sampleOver') throw redirect({ to: '/home' })
    throw redirect({ to: '/login', search: { ...keep(location.href), reason } })
  }
  const { profile } = snapshot.context
  if (profile === null) throw new AccountUnavailableError()
  if (profile.should_change_password && location.pathname !== '/profile/updatepassword') {
    throw redirect({ to: '/profile/updatepassword', search: { isPasswordReset: true, ...keep(location.href) } })
  }
  if (!mayOpen(profile.role, location.pathname)) throw redirect({ to: homeOf(profile.role) })
  return profile
}

/**
 * Sends somebody who is already signed in on to the page they wanted, or home; who only tried a sample is signed out instead. Where the
 * account could not be loaded nobody can sign in: the protected page says so, and has the ways on.
 */
export async function skipWhenSignedIn(context: Guarded, search: { next?: string | undefined }): Promise<void> {
  const snapshot = await whoIsSignedIn(context)
  if (isAccountUnavailable(snapshot)) throw redirect({ to: '/' })
  const known = snapshot.context
  if (known.profile === null) return
  if (known.profile.is_sample) {
    context.auth.send({ type: 'signOut.requested' })
    await whoIsSignedIn(context)
    return
  }
  throw redirect({ href: placeAfterLogin(known.profile.role, search.next) })
}

function keep(href: string): { next?: string } {
  return href === '/' ? {} : { next: href }
}
