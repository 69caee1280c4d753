import { useSelector } from '@xstate/react'
import { expect, test } from 'vitest'
import type { AuthActorRef, AuthEvent } from '#machines/accounts/auth/auth.machine.ts'
import { isAccountUnavailable, signedInPerson } from '#machines/accounts/auth/auth.selectors.ts'
import { LoginPage } from '#src/app/accounts/login-page.tsx'
import { SignInAgainLayer } from '#src/app/accounts/sign-in-again-layer.tsx'
import { AccountUnavailable } from '#src/screens/shell/account-unavailable.tsx'
import { AppShell } from '#src/screens/shell/app-shell.tsx'
import { atRest, both, busy, type Gesture, press, reads, readsNot, type, type View, walkScreen } from '#tests/support/walking/screen-walk.tsx'
import { authWalk } from '#tests/support/walks/accounts/auth.ts'

/** What happens to a sign-in without a gesture on a page. */
type Fact = 'token.received' | 'token.changedElsewhere' | 'session.refused' | 'freshLogin.required' | 'profile.changed'

const gestures = {
  'credentials.submitted': submit,
  'signOut.requested': press('Logout'),
  'retry.requested': press('Try again'),
  'signIn.abandoned': (page) => pressIn(page.querySelector('[role=alertdialog]'), 'Logout'),
  'confirmation.cancelled': (page) => pressIn(page.querySelector('[role=alertdialog]'), 'Cancel'),
} satisfies Record<Exclude<AuthEvent['type'], Fact>, Gesture>

const noPage = readsNot('Hi, Lena', 'Hi, Omar')
const login = both(noPage, reads('Student Dashboard Login'))
const noDialog = readsNot('Please sign in again', 'Confirm it is you')
const whyAgain = both(somebodysPage, reads('Please enter your password again to do this.'))
const page = both(somebodysPage, noDialog)

const views: Record<string, View> = {
  'auth.restoring': login,
  'auth.storingToken': login,
  'auth.loadingProfile': noPage,
  'auth.profileUnavailable': both(noPage, reads('Could not load your account.', 'Try again', 'Logout')),
  'auth.anonymous.idle': both(login, atRest),
  'auth.anonymous.submitting': both(login, busy('Logging in...')),
  'auth.anonymous.refused': both(login, atRest, saysWhy),
  'auth.signedIn.active': page,
  'auth.signedIn.mustChangePassword': page,
  'auth.signedIn.storing': page,
  'auth.signedIn.refreshing': page,
  'auth.signedIn.reauthenticating.asking': both(somebodysPage, atRest, reads('Please sign in again', 'What you typed is still here.')),
  'auth.signedIn.reauthenticating.submitting': both(somebodysPage, reads('Please sign in again'), busy('Logging in...')),
  'auth.signedIn.reauthenticating.refused': both(somebodysPage, atRest, reads('Please sign in again'), saysWhy),
  'auth.signedIn.confirmingPassword.asking': both(whyAgain, atRest),
  'auth.signedIn.confirmingPassword.submitting': both(whyAgain, busy('Checking...')),
  'auth.signedIn.confirmingPassword.refused': both(whyAgain, atRest, saysWhy),
  'auth.signingOut': noPage,
  'auth.clearingToken': noPage,
}

test('the pages around signing in show every moment of it, and nobody’s page to nobody', async () => {
  const shown = await walkScreen({ walk: authWalk, mount: ({ actor }) => <Pages auth={actor} />, gestures, views })
  expect({ ...shown, seen: shown.seen.length }).toEqual({ ...shown, seen: 19, withoutView: [], unoffered: ['signOut.requested at auth.loadingProfile'], wrongs: [] })
})

/** The pages as the guards choose them, without addresses. */
function Pages({ auth }: { auth: AuthActorRef }) {
  const person = useSelector(auth, signedInPerson)
  const isUnavailable = useSelector(auth, isAccountUnavailable)
  if (isUnavailable) {
    return (
      <AccountUnavailable
        sentence="The server did not answer."
        onRetry={() => auth.send({ type: 'retry.requested' })}
        onLogout={() => auth.send({ type: 'signOut.requested' })}
      />
    )
  }
  if (person === null) return <LoginPage audience="student" auth={auth} sample={{ isBusy: false, sentence: null, onTry: () => undefined }} search={{}} />
  return (
    <AppShell person={person} pathname="/student" notices={{ lines: [], unread: 0, onRead: () => undefined }} onLogout={() => auth.send({ type: 'signOut.requested' })}>
      <SignInAgainLayer auth={auth} goToStart={() => Promise.resolve()} />
    </AppShell>
  )
}

function submit(onPage: HTMLElement): boolean {
  const scope = onPage.querySelector('[role=alertdialog]') ?? onPage
  if (scope === onPage && !type(onPage, 'input[name=identifier]', 'lena')) return false
  const form = [...scope.querySelectorAll('form')].at(-1)
  if (form === undefined || !type(form, 'input[name=password]', 'secret1')) return false
  form.requestSubmit()
  return true
}

function pressIn(scope: HTMLElement | null, words: string): boolean {
  return scope !== null && press(words)(scope)
}

function somebodysPage(onPage: HTMLElement): string | null {
  return /Hi, (Lena|Omar)/.test(onPage.textContent) ? null : 'nobody is greeted'
}

function saysWhy(onPage: HTMLElement): string | null {
  return /Invalid credentials|Failed to login. Please try again./.test(onPage.textContent) ? null : 'no reason is given'
}
