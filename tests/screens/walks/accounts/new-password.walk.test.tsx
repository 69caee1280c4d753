import { expect, test } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { NewPasswordValues } from '#machines/forms/submission/new-password.machine.ts'
import type { SubmissionEvent } from '#machines/forms/submission/submission.machine.ts'
import { ChoosingPassword } from '#src/app/accounts/choosing-password.tsx'
import { atRest, both, busy, type Gesture, press, reads, readsNot, type, walkScreen } from '#tests/support/walking/screen-walk.tsx'
import { newPasswordWalk } from '#tests/support/walks/accounts/new-password.ts'

const gestures = {
  'values.submitted': submit,
  'retry.requested': press('Save'),
} satisfies Record<Exclude<SubmissionEvent<NewPasswordValues>['type'], 'values.changed' | 'question.confirmed' | 'question.declined'>, Gesture>

const failed = 'An error occurred. Please try again.'
const form = both(reads('Choose a new password', 'Current Password', 'Log out'), readsNot('Password Updated'))
const views = {
  'newPassword.editing': both(both(form, atRest), readsNot(failed)),
  'newPassword.saving': both(form, busy('Saving...')),
  'newPassword.refused': both(both(form, atRest), saysWhy),
  'newPassword.failed': both(both(form, atRest), reads(failed)),
  'newPassword.saved': reads('Password Updated', 'Go to Dashboard'),
}

test('the password page shows every moment of choosing one and offers every way on', async () => {
  const shown = await walkScreen({
    walk: newPasswordWalk,
    mount: ({ actor }) => <ChoosingPassword form={actor} asksCurrent username="lena" next="/student" onLogout={() => undefined} />,
    gestures,
    views,
  })
  expect({ ...shown, seen: shown.seen.length }).toEqual({ ...shown, seen: 5, withoutView: [], unoffered: [], wrongs: [] })
})

function submit(page: HTMLElement, { values }: AnyEventObject): boolean {
  return Object.entries<string>(values).every(([field, text]) => type(page, `input[name=${field}]`, text)) && press('Save')(page)
}

/** What is wrong stands under its field. */
function saysWhy(page: HTMLElement, moment: AnyMachineSnapshot): string | null {
  return reads(...Object.values<string>(moment.context.fields))(page, moment)
}
