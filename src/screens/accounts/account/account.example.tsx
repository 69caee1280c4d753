import { untouchedForm } from '#src/screens/classroom/form-view.ts'
import { RecoveryScreen, type RecoveryView } from './recovery-screen.tsx'
import { RegisterScreen, type RegisterView } from './register-screen.tsx'

function nothing(): void {}

const empty = { name: '', email: '', age: '', username: '', password: '', confirmPassword: '' }
const filled = { name: 'Elena Alvarez', email: 'elena@school.example', age: '41', username: 'ElenaAlvarez41', password: 'chalk-42', confirmPassword: 'chalk-42' }
const filling = { mode: 'filling', typed: empty, refused: {}, problems: {}, sentence: null, busyLabel: null } as const

function register(view: RegisterView) {
  return () => <RegisterScreen view={view} onType={nothing} onRegister={nothing} onRetry={nothing} />
}

function recovery(view: RecoveryView) {
  return () => <RecoveryScreen view={view} onRecover={nothing} onRetry={nothing} onBack={nothing} />
}

const wrong = {
  name: 'Name is required',
  email: 'Please enter a valid email address',
  age: 'Please enter a valid age',
  username: 'Username cannot contain spaces',
  password: 'Password must contain at least one number',
  confirmPassword: 'Passwords do not match',
}
const taken = { username: 'Username already exists' }
const asking = { mode: 'asking', form: untouchedForm } as const

/** Getting an account, and getting back into one. */
export const examples = {
  Registration: register(filling),
  'Registration by invitation': register({ mode: 'shut', why: 'invite' }),
  'Registration closed': register({ mode: 'shut', why: 'closed' }),
  'Registration filled in': register({ ...filling, typed: filled }),
  'Registration with problems': register({ ...filling, typed: { ...filled, confirmPassword: 'chalk' }, refused: wrong, problems: wrong }),
  'Registration, username taken': register({ ...filling, typed: filled, refused: taken, problems: taken }),
  'Registration failed': register({ ...filling, typed: filled, sentence: 'Failed to register. Please try again.' }),
  'Registration on its way': register({ ...filling, typed: filled, busyLabel: 'Creating account...' }),
  'Registered, not signed in': register({ mode: 'notSignedIn' }),
  Recovery: recovery(asking),
  'Recovery on its way': recovery({ ...asking, form: { ...untouchedForm, isBusy: true } }),
  'Recovery with a problem': recovery({ ...asking, form: { ...untouchedForm, fields: { identifier: 'Please enter a valid email address' } } }),
  'Recovery failed': recovery({ ...asking, form: { ...untouchedForm, canRetry: true, sentence: 'An error occurred. Please try again.' } }),
  'Recovery mail sent': recovery({ mode: 'sent' }),
}
