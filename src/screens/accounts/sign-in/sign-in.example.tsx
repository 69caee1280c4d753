import { ConfirmScreen, type ConfirmView } from './confirm-screen.tsx'
import { LoginScreen, type LoginScreenProps } from './login-screen.tsx'
import { MagicScreen, type MagicView } from './magic-screen.tsx'
import { NewPasswordScreen, type NewPasswordView } from './new-password-screen.tsx'
import { SignInAgain } from './sign-in-again.tsx'

function nothing(): void {}

function login(rest: Partial<LoginScreenProps>) {
  return () => <LoginScreen audience="student" isBusy={false} refusal={null} reason={null} sample={{ isBusy: false, sentence: null }} onTrySample={nothing} onLogin={nothing} {...rest} />
}

function magic(view: MagicView) {
  return () => <MagicScreen view={view} onRetry={nothing} />
}

function confirm(view: ConfirmView) {
  return () => <ConfirmScreen view={view} onRetry={nothing} />
}

function newPassword(view: NewPasswordView, asksCurrent = true) {
  return () => <NewPasswordScreen view={view} asksCurrent={asksCurrent} username="maya.okafor" onSave={nothing} onLogout={nothing} />
}

function again(isBusy: boolean, refusal: string | null, why: 'ended' | 'confirming' = 'ended') {
  return () => (
    <SignInAgain open username="maya.okafor" name="Maya Okafor" isSample={false} {...{ why, isBusy, refusal }} onLogin={nothing} onGiveUp={nothing} />
  )
}

const editing = { mode: 'editing', isBusy: false, sentence: null, fields: {} } as const

/** Everything before and around being signed in, in every state. */
export const examples = {
  'Student login': login({}),
  'Student login from a class card': login({ identifier: 'maya.okafor' }),
  'Teacher login': login({ audience: 'teacher' }),
  'Login on its way': login({ identifier: 'maya.okafor', isBusy: true }),
  'Login refused': login({ identifier: 'maya.okafor', refusal: 'Invalid credentials' }),
  'Login after expiry': login({ audience: 'teacher', reason: 'Your session has expired. Please log in again.' }),
  'Link on its way': magic({ mode: 'loggingIn' }),
  'Link refused': magic({ mode: 'failed', sentence: 'Invalid or expired link. Please request a new one.', canRetry: false }),
  'Link without a token': magic({ mode: 'failed', sentence: 'No token provided', canRetry: false }),
  'Link, nobody answered': magic({ mode: 'failed', sentence: 'Failed to login. Please try again.', canRetry: true }),
  'Address being confirmed': confirm('confirming'),
  'Address confirmed': confirm('confirmed'),
  'Address not confirmed': confirm('refused'),
  'Confirming, nobody answered': confirm('failed'),
  'New password': newPassword(editing),
  'New password after a link': newPassword(editing, false),
  'New password on its way': newPassword({ ...editing, isBusy: true }),
  'New password with problems': newPassword({
    ...editing,
    fields: { newPassword: 'Password must contain at least one number', confirmPassword: 'Passwords do not match.' },
  }),
  'New password failed': newPassword({ ...editing, sentence: 'An error occurred. Please try again.' }),
  'Password updated': newPassword({ mode: 'saved', next: '/student' }),
  'Sign in again': again(false, null),
  'Sign in again refused': again(false, 'Invalid credentials'),
  'Sign in again on its way': again(true, null),
  'Password again': again(false, null, 'confirming'),
  'Password again refused': again(false, 'Invalid credentials', 'confirming'),
  'A sample that is over': () => (
    <SignInAgain open why="ended" username="sample-k3v9" name="Sample Student" isSample isBusy={false} refusal={null} onLogin={nothing} onGiveUp={nothing} />
  ),
}
