import * as v from 'valibot'
import type { ProfileEditingEvent } from '#machines/accounts/profile-editing/profile-editing.machine.ts'
import { password } from '#e2e/school.ts'
import { AccountScreen } from '#e2e/screens/account.screen.ts'
import { ownProfile, profileEditingWalk } from '#tests/support/walks/accounts/profile-editing.ts'
import type { BrowserGesture, Stage } from '#e2e/walks/stage/browser-walk.ts'
import { dropAnswer, isTo, letThrough, malform } from '#e2e/walks/stage/line.ts'
import { both, reads, readsNot } from '#e2e/walks/stage/look.ts'
import { walkInBrowser } from '#e2e/walks/stage/play-walk.ts'
import { answers, arriveAt, ends, press } from '#e2e/walks/stage/playing.ts'

type World = Stage & { account: AccountScreen }

const Submitted = v.object({ values: v.object({ name: v.string(), currentPassword: v.string() }) })
const Refused = v.object({ output: v.object({ ok: v.literal(false) }) })

const gestures = {
  'edit.requested': press('Change Details'),
  'edit.cancelled': press('Cancel'),
  'values.changed': ({ account }) => account.fill({ Name: 'Maya' }),
  'values.submitted': async ({ account }, rest, event) => {
    const { name, currentPassword } = v.parse(Submitted, event).values
    const typed = currentPassword === '' ? '' : v.is(Refused, rest[0]?.event) ? 'not-the-password-7' : password
    if (name !== ownProfile.name) await account.fill({ Name: name, 'Current Password': typed })
    await account.press('Save')
  },
  'retry.requested': press('Try again'),
} satisfies Record<ProfileEditingEvent['type'], BrowserGesture<World>>

const form = both(reads('Profile Page', 'Current password is required to save changes', 'Cancel'), readsNot('Change Details'))

walkInBrowser<World>('profile-editing', {
  walks: [profileEditingWalk],
  callers: { verifyPassword: isTo('POST', 'verify-password'), saveProfile: isTo('POST', 'auth/update_profile') },
  open: async (stage) => {
    await stage.signIn(stage.student)
    await arriveAt(stage, '/profile')
    return { ...stage, account: new AccountScreen(stage.page) }
  },
  gestures,
  endings: {
    verifyPassword: answers('verifyPassword', malform),
    saveProfile: (event) => {
      if (event.type.startsWith('xstate.error')) return ends('saveProfile', dropAnswer)
      return v.is(Refused, event) ? null : ends('saveProfile', letThrough)
    },
  },
  views: {
    'profileEditing.viewing': reads('Student Email', 'Change Details', 'Change password'),
    'profileEditing.editing.typing': both(form, reads('Save')),
    'profileEditing.editing.refused': both(form, reads('Please correct the following errors', 'Please fix the errors before saving')),
    'profileEditing.editing.failed': both(form, reads('Error saving changes: the server did not answer. Please try again.', 'Try again')),
    'profileEditing.verifying': both(form, reads('Saving...')),
    'profileEditing.saving': both(form, reads('Saving...')),
  },
})
