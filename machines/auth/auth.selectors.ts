import type { AuthSnapshot } from './auth.machine.ts'

/** Whether it is not known yet who is signed in; guards wait for this to end. */
export function isPending(snapshot: AuthSnapshot) {
  return snapshot.hasTag('pending')
}

/** Whether somebody is signed in, also while they sign in again over an open page. */
export function isSignedIn(snapshot: AuthSnapshot) {
  return snapshot.matches('signedIn')
}

/** Whether nobody is signed in. */
export function isAnonymous(snapshot: AuthSnapshot) {
  return snapshot.matches('anonymous')
}

/** Whether a token is there but its account could not be loaded; `retry.requested` tries again. */
export function isAccountUnavailable(snapshot: AuthSnapshot) {
  return snapshot.matches('profileUnavailable')
}

/** The signed-in person, or null. */
export function signedInPerson(snapshot: AuthSnapshot) {
  return (isSignedIn(snapshot) ? snapshot.context.profile : null)
}

/** The signed-in person's id, or null; pages that hold a person's data are keyed by it. */
export function personId(snapshot: AuthSnapshot) {
  return signedInPerson(snapshot)?.id ?? null
}

/** Whether a student is signed in. */
export function isStudent(snapshot: AuthSnapshot) {
  return signedInPerson(snapshot)?.role === 'STUDENT'
}

/** Whether a teacher or an administrator is signed in. */
export function isTeacher(snapshot: AuthSnapshot) {
  return isSignedIn(snapshot) && !isStudent(snapshot)
}

/** Whether the account may do nothing but choose a new password. */
export function mustChangePassword(snapshot: AuthSnapshot) {
  return signedInPerson(snapshot)?.should_change_password ?? false
}

/** Whether the session ended under an open page and the dialog to sign in again is open. */
export function isReauthenticating(snapshot: AuthSnapshot) {
  return snapshot.matches({ signedIn: 'reauthenticating' })
}

/** Whether a pair is being checked, at the login page or in the dialog, or what it opens is on its way. */
export function isSubmittingLogin(snapshot: AuthSnapshot) {
  return (
    snapshot.matches({ anonymous: 'submitting' }) ||
    snapshot.matches('storingToken') ||
    snapshot.matches('loadingProfile') ||
    snapshot.matches({ signedIn: { reauthenticating: 'submitting' } })
  )
}

/** The sentence about a refused pair, or null. */
export function loginRefusal(snapshot: AuthSnapshot) {
  return snapshot.context.refusal
}

/** Why an earlier session was cleared, for the login page, or null. */
export function expiredReason(snapshot: AuthSnapshot) {
  return snapshot.context.expiredReason
}

/** Whether somebody is being signed out. */
export function isSigningOut(snapshot: AuthSnapshot) {
  return snapshot.matches('signingOut') || snapshot.matches('clearingToken')
}

/** The first page for whoever is signed in: `/student` or `/`. */
export function homePath(snapshot: AuthSnapshot) {
  return isStudent(snapshot) ? '/student' : '/'
}
