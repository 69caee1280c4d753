import type { ComponentProps } from 'react'
import { untouchedForm } from '#src/screens/classroom/form-view.ts'
import { AccountChanges } from './account-changes.tsx'
import { ProfileScreen, type ProfileView } from './profile-screen.tsx'

function nothing(): void {}

const account = { id: 7, name: 'Maya Okafor', username: 'maya.okafor', email: 'maya.okafor@school.example', emailLabel: 'Student Email' }
const changes = [
  { id: 3, kind: 'details', fields: ['name', 'email'], by: 'Elena Alvarez', at: '2026-11-19T15:05:00.000Z' },
  { id: 2, kind: 'start_password', fields: [], by: 'Elena Alvarez', at: '2026-11-02T08:40:00.000Z' },
  { id: 1, kind: 'password', fields: [], by: null, at: '2026-10-12T13:00:00.000Z' },
] as const
const ready = {
  mode: 'ready',
  account,
  form: null,
  isBack: false,
  note: null,
} as const
const results = changes.map((change) => ({ ...change, fields: [...change.fields] }))

function profile(view: ProfileView, others: ComponentProps<typeof AccountChanges>['view'] = { mode: 'ready', found: { results } }) {
  const changed = <AccountChanges view={others} timeZone="America/New_York" onRetry={nothing} />
  return () => (
    <main>
      <ProfileScreen view={view} home="/student" changes={changed} onEdit={nothing} onTyped={nothing} onCancel={nothing} onSave={nothing} onRetry={nothing} />
    </main>
  )
}

function form(change: Partial<typeof untouchedForm>) {
  return profile({ ...ready, form: { ...untouchedForm, ...change } })
}

/** The own account, read and changed. */
export const examples = {
  'Profile, loading': profile({ mode: 'loading' }),
  'Profile, not loaded': profile({ mode: 'failed', reason: 'the server did not answer.' }),
  Profile: profile(ready),
  'Profile of a teacher': profile({ ...ready, account: { ...account, name: 'Elena Alvarez', username: 'elena.alvarez', emailLabel: 'Email' } }, { mode: 'ready', found: { results: [] } }),
  'Profile, what others changed not loaded': profile(ready, { mode: 'failed' }),
  'Profile, saved': profile({ ...ready, note: 'Changes saved successfully!' }),
  'Profile, nothing to save': profile({ ...ready, note: 'No changes to save' }),
  'Changing the profile': form({}),
  'Changing the profile, on its way': form({ isBusy: true }),
  'Changing the profile, with problems': form({
    fields: { username: 'Username already exists', newPassword: 'Password must contain at least one number', currentPassword: 'Incorrect password' },
  }),
  'Changing the profile, refused': form({ sentence: 'Error saving changes: Too many tries. Please wait a minute.' }),
  'Changing the profile, nobody answered': form({
    canRetry: true,
    sentence: 'Error saving changes: the server did not answer. Please try again.',
  }),
}
