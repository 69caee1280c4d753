import * as v from 'valibot'
import type { RecoveryValues } from '#machines/accounts/recovering/recovering.machine.ts'
import type { SubmissionEvent } from '#machines/forms/submission/submission.machine.ts'
import { recoveringWalk } from '#tests/support/walks/accounts/recovering.ts'
import type { BrowserGesture, Stage } from '#e2e/walks/stage/browser-walk.ts'
import { dropAnswer, isTo, refuseBy429 } from '#e2e/walks/stage/line.ts'
import { both, either, reads } from '#e2e/walks/stage/look.ts'
import { walkInBrowser } from '#e2e/walks/stage/play-walk.ts'
import { answers, arriveAt, press } from '#e2e/walks/stage/playing.ts'

const Submitted = v.object({ values: v.object({ identifier: v.string() }) })

const gestures = {
  'values.changed': null,
  'values.submitted': async ({ page }, _, event) => {
    await page.getByLabel('Email or Username').fill(v.parse(Submitted, event).values.identifier)
    await page.getByRole('button', { name: 'Reset Password' }).click()
  },
  'question.confirmed': null,
  'question.declined': null,
  'retry.requested': press('Try again'),
} satisfies Record<SubmissionEvent<RecoveryValues>['type'], BrowserGesture<Stage>>

const form = reads('Account Recovery', 'Email or Username', 'Back to login')

walkInBrowser<Stage>('recovering', {
  walks: [recoveringWalk],
  callers: { save: isTo('POST', 'auth/reset_password') },
  open: async (stage) => {
    await arriveAt(stage, '/forgot-password')
    return stage
  },
  gestures,
  endings: {
    save: answers('save', dropAnswer, refuseBy429),
  },
  views: {
    'recovering.editing': both(form, reads('Reset Password')),
    'recovering.saving': both(form, reads('Processing...')),
    'recovering.refused': both(form, either(reads('Please enter a valid email address'), reads('Too many tries.'))),
    'recovering.failed': both(form, reads('An error occurred. Please try again.', 'What you typed is still here.', 'Try again')),
    'recovering.saved': reads('Account Access Email Sent', 'Back to login'),
  },
})
