import { createSubmissionMachine } from '#machines/forms/submission/submission.machine.ts'

/** Having another link mailed that confirms the address of whoever is signed in. */
export const confirmationAgainMachine = createSubmissionMachine<Record<string, never>, { sent: boolean }>({
  id: 'confirmationAgain',
  check: () => ({}),
  failedSentence: 'Failed to send the email. Please try again.',
})
