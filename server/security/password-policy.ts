import { passwordProblem, shortestByLength } from '#contract/accounts/account-fields.ts'
import { fail } from '#server/errors.ts'
import type { Settings } from '#server/settings.ts'
import { isCommonPassword } from './common-passwords.ts'

/** Whose password it is to be: what a stranger would try first. */
export type PasswordOwner = { name: string; username: string; email: string }

/**
 * Refuses a new password that breaks the school's policy (422 with the rule's own sentence), is common, or is the owner's
 * name, username or e-mail, digits and punctuation around it aside (422 `common_password`). `field` is the caller's field.
 */
export function checkNewPassword(settings: Pick<Settings, 'passwordPolicy'>, password: string, owner: PasswordOwner, field: string): void {
  const problem = settings.passwordPolicy === 'specification' ? passwordProblem(password) : lengthProblem(password)
  if (problem) throw fail('invalid', { field, error: problem, issues: [{ path: field, message: problem }] })
  if (isCommonPassword(password) || isOwn(password, owner)) throw fail('common_password', { field })
}

function lengthProblem(password: string): string | null {
  return [...password].length < shortestByLength ? `Password must be at least ${shortestByLength} characters long` : null
}

function isOwn(password: string, { name, username, email }: PasswordOwner): boolean {
  const own = [name, username, email, email.split('@')[0] ?? ''].map((text) => text.toLowerCase().replaceAll(/\s/g, ''))
  const plain = password.toLowerCase()
  return own.includes(plain) || own.map(core).filter(Boolean).includes(core(plain))
}

function core(text: string): string {
  return text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
}
