import { newPasswordProblem } from '#contract/accounts/account-fields.ts'
import { register } from '#contract/accounts/accounts.ts'
import { problemIn } from '#contract/problem-in.ts'

/** What is typed of a new account and may be kept until it is made: everything but the passwords. */
export type RegistrationDraft = { name: string; email: string; age: string; username: string; isOwnUsername: boolean }
/** What is typed of a new account. */
export type Registration = RegistrationDraft & { password: string; confirmPassword: string }
/** A field of the registration page. */
export type RegistrationField = Exclude<keyof Registration, 'isOwnUsername'>

/** A registration nobody typed anything of. */
export const emptyDraft: RegistrationDraft = { name: '', email: '', age: '', username: '', isOwnUsername: false }

const longestUsername = 50
const { entries } = register.body

/** The username offered while nobody typed one: the name without spaces and the age. */
export function suggestedUsername({ name, age }: Pick<RegistrationDraft, 'name' | 'age'>): string {
  const suffix = /^\d{1,3}$/.test(age.trim()) ? age.trim() : ''
  return name.trim() === '' ? '' : `${name.replaceAll(/[\s@]+/gu, '').slice(0, longestUsername - suffix.length)}${suffix}`
}

/** A registration with another text in one field; the username follows name and age until somebody types one. */
export function withTyped(typed: Registration, field: RegistrationField, text: string): Registration {
  const changed = { ...typed, [field]: text }
  if (field === 'username') return { ...changed, isOwnUsername: text !== '' }
  return changed.isOwnUsername ? changed : { ...changed, username: suggestedUsername(changed) }
}

/** What is wrong with a registration, by field, with the literal messages. */
export function registrationProblems(typed: Registration): Record<string, string> {
  const age = typed.age.trim()
  const found = {
    name: problemIn(entries.name, typed.name),
    email: problemIn(entries.email, typed.email),
    age: problemIn(entries.age, /^\d{1,3}$/.test(age) ? Number(age) : age),
    username: problemIn(entries.username, typed.username),
    password: newPasswordProblem(typed.password),
    confirmPassword: typed.password === typed.confirmPassword ? null : 'Passwords do not match',
  }
  return Object.fromEntries(Object.entries(found).flatMap(([field, sentence]) => (sentence === null ? [] : [[field, sentence]])))
}

/** The problems that still stand after some fields were typed in again; the two passwords are judged together. */
export function problemsLeft(problems: Readonly<Record<string, string>>, mended: readonly RegistrationField[]): Record<string, string> {
  const gone: readonly string[] = mended.includes('password') ? [...mended, 'confirmPassword'] : mended
  return Object.fromEntries(Object.entries(problems).filter(([name]) => !gone.includes(name)))
}
