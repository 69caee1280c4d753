import { expect, test } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'
import type { ProfileEditingEvent } from '#machines/accounts/profile-editing/profile-editing.machine.ts'
import type { RegisteringEvent } from '#machines/accounts/registering/registering.machine.ts'
import type { SubmissionEvent } from '#machines/forms/submission/submission.machine.ts'
import { ProfileEditing } from '#src/app/accounts/profile-page.tsx'
import { Recovering } from '#src/app/accounts/recovery-page.tsx'
import { Registering } from '#src/app/accounts/register-page.tsx'
import { atRest, both, busy, either, press, reads, readsNot, walkScreen, type Gesture } from '#tests/support/walking/screen-walk.tsx'
import { profileEditingWalk } from '#tests/support/walks/accounts/profile-editing.ts'
import { recoveringWalk } from '#tests/support/walks/accounts/recovering.ts'
import { registeringWalk } from '#tests/support/walks/accounts/registering.ts'

test('the registration page shows every moment of it', async () => {
  const form = reads('Create an account', 'Username')
  const shown = await walkScreen({
    walk: registeringWalk,
    mount: ({ actor }) => <Registering registering={actor} />,
    gestures: {
      'form.submitted': press('Create account'),
      'retry.requested': either(press('Try again'), press('Create account')),
    } satisfies Record<Exclude<RegisteringEvent['type'], 'field.changed'>, Gesture>,
    views: {
      'registering.filling.typing': both(form, atRest, readsNot('Please correct the following errors')),
      'registering.filling.refused': both(form, atRest),
      'registering.filling.failed': both(form, atRest, reads('Error', 'Failed to register. Please try again.')),
      'registering.registering': both(form, busy('Creating account...')),
      'registering.signingIn': both(form, busy('Signing in...')),
      'registering.notSignedIn': both(atRest, reads('Your account is ready', 'Try again', 'Teacher login')),
      'registering.registered': both(form, busy('Signing in...')),
    },
  })
  expect({ ...shown, seen: shown.seen.length }).toEqual({ ...shown, seen: 7, withoutView: [], unoffered: [], wrongs: [] })
})

test('the recovery page shows every moment of it', async () => {
  const form = reads('Account Recovery', 'Email or Username', 'Back to login')
  const failed = 'An error occurred. Please try again.'
  const shown = await walkScreen({
    walk: recoveringWalk,
    mount: ({ actor }) => <Recovering recovering={actor} onBack={nothing} />,
    gestures: { 'retry.requested': press('Try again') } satisfies Record<Exclude<SubmissionEvent<never>['type'], 'values.changed' | 'values.submitted' | 'question.confirmed' | 'question.declined'>, Gesture>,
    views: {
      'recovering.editing': both(form, atRest, readsNot(failed)),
      'recovering.saving': both(form, busy('Processing...'), readsNot(failed)),
      'recovering.refused': both(form, atRest, saysWhy),
      'recovering.failed': both(form, atRest, reads(failed)),
      'recovering.saved': reads('Account Access Email Sent', 'Back to login'),
    },
  })
  expect({ ...shown, seen: shown.seen.length }).toEqual({ ...shown, seen: 5, withoutView: [], unoffered: [], wrongs: [] })
})

test('the profile page shows every moment of it', async () => {
  const form = both(reads('Profile Page', 'Current password is required to save changes', 'Save', 'Cancel'), readsNot('Change Details'))
  const wrong = 'Please correct the following errors'
  const failed = 'Error saving changes: the server did not answer. Please try again.'
  const shown = await walkScreen({
    walk: profileEditingWalk,
    mount: ({ actor }) => <ProfileEditing editing={actor} changes={null} />,
    gestures: {
      'edit.requested': press('Change Details'),
      'edit.cancelled': press('Cancel'),
      'retry.requested': press('Try again'),
    } satisfies Record<Exclude<ProfileEditingEvent['type'], 'values.changed' | 'values.submitted'>, Gesture>,
    views: {
      'profileEditing.viewing': both(reads('Student Email', 'Change Details', 'Change password'), atRest, saysNote),
      'profileEditing.editing.typing': both(form, atRest, readsNot(wrong, failed)),
      'profileEditing.editing.refused': both(form, atRest, saysWhy, reads(wrong, 'Please fix the errors before saving')),
      'profileEditing.editing.failed': both(form, atRest, reads(failed)),
      'profileEditing.verifying': both(form, busy('Saving...'), readsNot(failed)),
      'profileEditing.saving': both(form, busy('Saving...'), readsNot(failed)),
    },
  })
  expect({ ...shown, seen: shown.seen.length }).toEqual({ ...shown, seen: 6, withoutView: [], unoffered: [], wrongs: [] })
})

/** Whatever is wrong stands on the page, each problem in the summary and under its field. */
function saysWhy(page: HTMLElement, moment: AnyMachineSnapshot): string | null {
  const { fields, sentence } = moment.context
  const told = [...Object.values<string>(fields), sentence].filter((words) => typeof words === 'string' && words !== '')
  return told.length === 0 ? 'nothing is said' : reads(...told)(page, moment)
}

/** What the last editing came to stands on the page. */
function saysNote(page: HTMLElement, moment: AnyMachineSnapshot): string | null {
  return reads(moment.context.note ?? '')(page, moment)
}

function nothing(): void {
  return undefined
}
