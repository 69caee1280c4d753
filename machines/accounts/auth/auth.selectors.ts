import type { AuthSnapshot } from './auth.machine.ts'

/** Whether somebody is signed in, also while they sign in again over an open page. */
export function isSignedIn(snapshot: AuthSnapshot) {
  return snapshot.matches('signedIn')
}

/** Whether a token is there but its account could not be loaded; `retry.requested` tries again. */
export function isAccountUnavailable(snapshot: AuthSnapshot) {
  return snapshot.matches('profileUnavailable')
}

/** The signed-in person, or null. */
export function signedInPerson(snapshot: AuthSnapshot) {
  return (isSignedIn(snapshot) ? snapshot.context.profile : null)
}

/** Whether the account may do nothing but choose a new password. */
export function mustChangePassword(snapshot: AuthSnapshot) {
  return signedInPerson(snapshot)?.should_change_password ?? false
}

/** Whether the session ended under an open page and the dialog to sign in again is open. */
export function isReauthenticating(snapshot: AuthSnapshot) {
  return snapshot.matches({ signedIn: 'reauthenticating' })
}

/** Whether a call wants the password typed again, and the dialog that asks for it is open. */
export function isConfirmingPassword(snapshot: AuthSnapshot) {
  return snapshot.matches({ signedIn: 'confirmingPassword' })
}

/** Whether a pair is being checked, at the login page or in the dialog, or what it opens is on its way. */
export function isSubmittingLogin(snapshot: AuthSnapshot) {
  return (
    snapshot.matches({ anonymous: 'submitting' }) ||
    snapshot.matches('storingToken') ||
    snapshot.matches('loadingProfile') ||
    snapshot.matches({ signedIn: { reauthenticating: 'submitting' } }) ||
    snapshot.matches({ signedIn: { confirmingPassword: 'submitting' } })
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
