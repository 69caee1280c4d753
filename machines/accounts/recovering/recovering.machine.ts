import { createSubmissionMachine } from '#machines/forms/submission/submission.machine.ts'

/** Who cannot get in, as typed. */
export type RecoveryValues = { identifier: string }

/**
 * Asking for a mailed link; `saved` says only that it was asked, never whether there is such an account.
 * Invariant: Nothing too short is asked, and a failure can be tried again.
 * [accounts.walk.test.ts: on every path of a recovery nothing too short is asked]
 */
export const recoveringMachine = createSubmissionMachine<RecoveryValues, true>({
  id: 'recovering',
  check: recoveryProblems,
  failedSentence: 'An error occurred. Please try again.',
})

/** What the server is asked with: whatever holds an @ is an e-mail address, everything else a username. */
export function recoveryBody({ identifier }: RecoveryValues): { email: string } | { username: string } {
  const typed = identifier.trim()
  return typed.includes('@') ? { email: typed } : { username: typed }
}

function recoveryProblems({ identifier }: RecoveryValues): Record<string, string> {
  const isEnough = identifier.trim() !== '' && (identifier.includes(' ') || identifier.length >= 3)
  return isEnough ? {} : { identifier: 'Please enter a valid email address' }
}
