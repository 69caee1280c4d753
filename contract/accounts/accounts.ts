import * as v from 'valibot'
import { Email, Name, Username } from './account-fields.ts'
import { AccessToken } from './auth.ts'
import { endpoint } from '#contract/endpoint.ts'
import { Profile, TypedPassword } from '#contract/classroom/people.ts'
import { Id } from '#contract/values.ts'
import { MailWaits } from './mail-waits.ts'

const Age = v.pipe(v.number('Please enter a valid age'), v.integer('Please enter a valid age'), v.maxValue(130, 'Please enter a valid age'))

/**
 * Makes a TEACHER account, within what `GET /auth/registration` says; `invite` is the token of an invitation. 409 `taken` with `field` when
 * the username or e-mail is in use, 403 when registering is closed to this caller.
 */
export const register = endpoint({
  method: 'POST',
  path: '/auth/register',
  summary: 'Register a teacher account',
  status: 201,
  body: v.object({
    name: Name,
    username: Username,
    email: Email,
    password: TypedPassword,
    age: v.pipe(Age, v.minValue(1, 'Please enter a valid age')),
    invite: v.optional(v.pipe(v.string(), v.maxLength(512))),
  }),
  reply: v.object({ id: Id }),
})

/** Makes a STUDENT account for the calling teacher. Without a password the account gets a start password, answered once. */
export const registerStudent = endpoint({
  method: 'POST',
  path: '/auth/register_student',
  summary: 'Create a student account',
  status: 201,
  body: v.object({
    name: Name,
    username: Username,
    email: Email,
    password: v.optional(TypedPassword),
    age: v.optional(v.pipe(Age, v.minValue(0, 'Please enter a valid age')), 0),
  }),
  reply: v.object({ id: Id, student_id: Id, start_password: v.optional(v.string()) }),
})

/** Changes the caller's own account; `password` is the current one. A new password answers a new `access_token`. */
export const updateProfile = endpoint({
  method: 'POST',
  path: '/auth/update_profile',
  summary: 'Change your own account',
  status: 200,
  body: v.object({
    name: v.optional(Name),
    username: v.optional(Username),
    email: v.optional(Email),
    password: v.optional(TypedPassword),
    new_password: v.optional(TypedPassword),
  }),
  reply: v.object({ ...Profile.entries, access_token: v.optional(v.string()) }),
})

/** Changes the caller's password; `current_password` may be left out only while `should_change_password` is set. */
export const updatePassword = endpoint({
  method: 'POST',
  path: '/auth/update_password',
  summary: 'Change your own password',
  status: 200,
  body: v.object({ new_password: TypedPassword, current_password: v.optional(TypedPassword) }),
  reply: AccessToken,
})

/** Mails a sign-in link to a student the calling teacher can see; with `new_password` one to a new password, the old one works until then. */
export const requestMagic = endpoint({
  method: 'POST',
  path: '/auth/request_magic',
  summary: 'Mail a sign-in link to a student',
  status: 200,
  body: v.object({ email: Email, username: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(50))), new_password: v.optional(v.boolean()) }),
  reply: v.object({ sent: v.literal(true), waits: MailWaits }),
})

/** Mails a sign-in link that leads to a new password; the same answer whether or not the account exists. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/reset_password',
  summary: 'Ask for a mailed sign-in link',
  status: 200,
  body: v.pipe(
    v.object({
      email: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(254))),
      username: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(254))),
    }),
    v.check((body) => Boolean(body.email ?? body.username), 'Please enter a valid email address'),
  ),
  reply: v.object({ sent: v.literal(true) }),
})

/** Says whether a password is the caller's; counts towards the same limit as logins. */
export const verifyPassword = endpoint({
  method: 'POST',
  path: '/verify-password',
  summary: 'Check your own password',
  status: 200,
  body: v.object({ password: TypedPassword }),
  reply: v.object({ valid: v.boolean() }),
})
