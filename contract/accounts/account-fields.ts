import * as v from 'valibot'
import { isSeen, ownDirection } from '#contract/texts.ts'

const oneLine = v.check((text: string) => !/[\p{Cc}\u2028\u2029]/u.test(text), 'Please use plain text on one line')
const wellFormed = v.check((text: string) => text.isWellFormed(), 'Please use plain text')
const seen = v.check(isSeen, 'Please use plain text on one line')

/** A person's name as shown: 1 to 100 characters, trimmed. */
export const Name = v.pipe(v.string(), ownDirection, v.trim(), v.nonEmpty('Name is required'), v.maxLength(100, 'Name cannot be longer than 100 characters'), oneLine, wellFormed, seen)

/** A sign-in name: 3 to 50 characters, no spaces, no `@` (an `@` means an e-mail address at login). */
export const Username = v.pipe(
  v.string(),
  ownDirection,
  v.trim(),
  v.nonEmpty('Username is required'),
  v.regex(/^\S*$/u, 'Username cannot contain spaces'),
  v.minLength(3, 'Username must be at least 3 characters'),
  v.maxLength(50, 'Username must be at most 50 characters'),
  v.regex(/^[^@]*$/u, 'Username cannot contain @'),
  oneLine,
  wellFormed,
)

/** An e-mail address, trimmed, 254 characters at most. */
export const Email = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Email is required'),
  v.maxLength(254, 'Please enter a valid email address'),
  v.regex(/^[^\s@<>"(),:;\\]+@[^\s@<>"(),:;\\]+\.[^\s@<>"(),:;\\]+$/u, 'Please enter a valid email address'),
  wellFormed,
)

/** One rule a new password must meet under the specification's policy, with its literal message. */
export const passwordRules = [
  { id: 'length', message: 'Password must be at least 6 characters long', isMet: (text: string) => text.length >= 6 },
  { id: 'letter', message: 'Password must contain at least one letter', isMet: (text: string) => /[a-z]/i.test(text) },
  { id: 'digit', message: 'Password must contain at least one number', isMet: (text: string) => /\d/.test(text) },
  {
    id: 'characters',
    message: 'Password contains unsafe special characters',
    isMet: (text: string) => /^[A-Za-z0-9_\-!@#$%^&*(),.?":{}|<>]*$/.test(text),
  },
] as const

/** The first message of the specification's password rules that a text breaks, or null when it meets all. */
export function passwordProblem(text: string): string | null {
  return passwordRules.find((rule) => !rule.isMet(text))?.message ?? null
}

/** The fewest characters of a password in a school that asks for length instead of a composition (`PASSWORD_POLICY=length`). */
export const shortestByLength = 15

/**
 * What is wrong with a new password, or null when the server may take it. Schools have one of two policies: it is only refused here
 * when neither takes it.
 */
export function newPasswordProblem(text: string): string | null {
  return [...text].length < shortestByLength ? passwordProblem(text) : null
}
