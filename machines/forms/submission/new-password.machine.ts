import { newPasswordProblem } from '#contract/accounts/account-fields.ts'
import { createSubmissionMachine } from './submission.machine.ts'

/** What the password page sends; `currentPassword` is null when the person came by a mailed link or start password. */
export type NewPasswordValues = { currentPassword: string | null; newPassword: string; confirmPassword: string }

/**
 * Choosing a new password; `saved` is the new access token.
 * Invariant: Nothing wrong is sent and only the server's yes ends it. [new-password.walk.test.ts: on every path of a form nothing wrong is sent]
 */
export const newPasswordMachine = createSubmissionMachine<NewPasswordValues, { accessToken: string }>({
  id: 'newPassword',
  check: newPasswordProblems,
  failedSentence: 'An error occurred. Please try again.',
})

/** Field problems of the password page, by field, with the literal messages. */
export function newPasswordProblems(values: NewPasswordValues): Record<string, string> {
  const problem = newPasswordProblem(values.newPassword)
  return {
    ...(values.currentPassword === '' ? { currentPassword: 'Current password is required to save changes' } : {}),
    ...(problem === null ? {} : { newPassword: problem }),
    ...(values.newPassword === values.confirmPassword ? {} : { confirmPassword: 'Passwords do not match.' }),
  }
}
