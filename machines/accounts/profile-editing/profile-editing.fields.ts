import { Email, Name, newPasswordProblem, Username } from '#contract/accounts/account-fields.ts'
import type { Profile } from '#contract/classroom/people.ts'
import { problemIn } from '#contract/problem-in.ts'

/** The own account as typed; an empty new password keeps the old one. */
export type ProfileValues = {
  name: string
  username: string
  email: string
  currentPassword: string
  newPassword: string
  confirmPassword: string
}

/** Whether what was typed differs from the account at all. */
export function isChanged(profile: Profile, { name, username, email, newPassword, confirmPassword }: ProfileValues): boolean {
  const isSame = name.trim() === profile.name && username.trim() === profile.username && email.trim() === profile.email
  return !isSame || newPassword !== '' || confirmPassword !== ''
}

/** What is wrong with a changed account, by field in the order of the form, with the literal messages. */
export function profileProblems(values: ProfileValues): Record<string, string> {
  const found = {
    name: problemIn(Name, values.name),
    username: problemIn(Username, values.username),
    email: problemIn(Email, values.email),
    newPassword: values.newPassword === '' ? null : newPasswordProblem(values.newPassword),
    confirmPassword: values.newPassword === values.confirmPassword ? null : 'Passwords do not match',
    currentPassword: values.currentPassword === '' ? 'Current password is required to save changes' : null,
  }
  return Object.fromEntries(Object.entries(found).flatMap(([field, sentence]) => (sentence === null ? [] : [[field, sentence]])))
}
