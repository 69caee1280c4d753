import * as v from 'valibot'
import type { NewPasswordValues } from '#machines/forms/submission/new-password.machine.ts'
import type { SubmissionEvent } from '#machines/forms/submission/submission.machine.ts'
import { password } from '#e2e/school.ts'
import { AccountScreen } from '#e2e/screens/account.screen.ts'
import { newPasswordWalk } from '#tests/support/walks/accounts/new-password.ts'
import type { BrowserGesture, Stage } from '#e2e/walks/stage/browser-walk.ts'
import { isTo, refuse } from '#e2e/walks/stage/line.ts'
import { both, either, reads } from '#e2e/walks/stage/look.ts'
import { walkInBrowser } from '#e2e/walks/stage/play-walk.ts'
import { answers, arriveAt } from '#e2e/walks/stage/playing.ts'

type World = Stage & { account: AccountScreen }

const Submitted = v.object({ values: v.object({ newPassword: v.string(), confirmPassword: v.string() }) })
const Changed = v.object({ output: v.object({ ok: v.literal(true) }) })

const gestures = {
  'values.changed': null,
  'values.submitted': async ({ account }, rest, event) => {
    const { newPassword, confirmPassword } = v.parse(Submitted, event).values
    const current = v.is(Changed, rest[0]?.event) ? password : 'not-the-password-7'
    await account.fill({ 'Current Password': current, 'New Password': newPassword, 'Confirm Password': confirmPassword })
    await account.press('Save')
  },
  // The form keeps what was typed, and Save sends it again.
  'question.confirmed': null,
  'question.declined': null,
  'retry.requested': null,
} satisfies Record<SubmissionEvent<NewPasswordValues>['type'], BrowserGesture<World>>

const form = reads('Choose a new password', 'Current Password', 'Back to profile')

walkInBrowser<World>('new-password', {
  walks: [newPasswordWalk],
  callers: { save: isTo('POST', 'auth/update_password') },
  open: async (stage) => {
    await stage.signIn(stage.student)
    await arriveAt(stage, '/profile/updatepassword')
    return { ...stage, account: new AccountScreen(stage.page) }
  },
  gestures,
  endings: { save: answers('save', refuse) },
  views: {
    'newPassword.editing': both(form, reads('Save')),
    'newPassword.saving': both(form, reads('Saving...')),
    'newPassword.refused': both(form, either(reads('Passwords do not match.'), reads('Incorrect password'))),
    'newPassword.failed': both(form, reads('An error occurred. Please try again.', 'Save')),
    'newPassword.saved': reads('Password Updated', 'Go to Dashboard'),
  },
})
