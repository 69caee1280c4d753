import type { MailTold } from '#contract/accounts/mail-waits.ts'
import { createSubmissionMachine } from '#machines/forms/submission/submission.machine.ts'

/** Having another link mailed that confirms the address of whoever is signed in. */
export const confirmationAgainMachine = createSubmissionMachine<Record<string, never>, MailTold>({
  id: 'confirmationAgain',
  check: () => ({}),
  failedSentence: 'Failed to send the email. Please try again.',
})
