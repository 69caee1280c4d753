import { profileEditingMachine } from '#machines/accounts/profile-editing/profile-editing.machine.ts'
import { walkMachine } from '#tests/support/walking/walk.ts'

/** The account that is changed. */
export const ownProfile = {
  id: 7,
  role: 'STUDENT',
  name: 'Maya Okafor',
  username: 'maya.okafor',
  email: 'maya@school.example',
  should_change_password: false,
} as const

const same = { name: ownProfile.name, username: ownProfile.username, email: ownProfile.email, currentPassword: '', newPassword: '', confirmPassword: '' }
const wrong = { ok: false, sentence: '', fields: { currentPassword: 'Incorrect password' } }
const taken = { ok: false, sentence: '', fields: { username: 'Username already exists' } }

/** Every moment of changing the own account. */
export const profileEditingWalk = walkMachine(profileEditingMachine, {
  input: { profile: ownProfile },
  events: [
    { type: 'values.changed', isDirty: true },
    { type: 'values.submitted', values: same },
    { type: 'values.submitted', values: { ...same, name: 'Maya Lund', currentPassword: 'old-pass-1' } },
    { type: 'values.submitted', values: { ...same, name: 'Maya Lund' } },
    { type: 'xstate.done.actor.verifyPassword', output: { ok: true, saved: true } },
    { type: 'xstate.done.actor.verifyPassword', output: wrong },
    { type: 'xstate.done.actor.saveProfile', output: { ok: true, saved: { ...ownProfile, name: 'Maya Lund' } } },
    { type: 'xstate.done.actor.saveProfile', output: taken },
  ],
  context: ({ context: { profile, fields, note, isDirty } }) => [profile.name, fields, note, isDirty],
  limit: 300,
})
