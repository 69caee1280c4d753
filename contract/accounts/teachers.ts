import * as v from 'valibot'
import { endpoint } from '#contract/endpoint.ts'
import { Id, Instant } from '#contract/values.ts'
import { Email } from './account-fields.ts'

/**
 * A teacher as administrators see them. `state`: may work, has not confirmed their e-mail address yet, or is kept out. `is_vouched_for`: the
 * school invited the address they registered with, or an administrator said so; whoever registered themself is not. `students` and `classes` count
 * those they have.
 */
export const Teacher = v.object({
  id: Id,
  name: v.string(),
  username: v.string(),
  email: v.string(),
  state: v.picklist(['active', 'unconfirmed', 'suspended']),
  is_vouched_for: v.boolean(),
  students: v.number(),
  classes: v.number(),
  created_at: Instant,
})
export type Teacher = v.InferOutput<typeof Teacher>

/** An invitation that was not used yet. */
export const Invite = v.object({ id: Id, email: v.string(), created_at: Instant, expires_at: Instant })
export type Invite = v.InferOutput<typeof Invite>

/** How mail stands: how many emails were tried in vain and wait, and how many were given up in the last seven days. */
export const MailState = v.object({ late: v.number(), lost: v.number() })
export type MailState = v.InferOutput<typeof MailState>

/** How many teachers one reply names. */
export const mostTeachersNamed = 200

/**
 * The school's teachers by name, 200 at most, with how many there are, and how mail stands; `q` looks in names, usernames and addresses. For
 * administrators.
 */
export const listTeachers = endpoint({
  method: 'GET',
  path: '/teachers',
  summary: 'Teachers and invitations',
  status: 200,
  query: v.object({ q: v.optional(v.pipe(v.string(), v.maxLength(200))) }),
  reply: v.object({ results: v.array(Teacher), total: v.number(), invites: v.array(Invite), mail: MailState }),
})

/**
 * Invites somebody to register as a teacher, by a mail to this address; an earlier invitation of the same address ends. `url` is the link
 * that was mailed, to be handed over otherwise as well. 409 `taken` when the address has an account.
 */
export const inviteTeacher = endpoint({
  method: 'POST',
  path: '/teachers/invites',
  summary: 'Invite a teacher',
  status: 201,
  body: v.object({ email: Email }),
  reply: v.object({ ...Invite.entries, url: v.string() }),
})

/** Takes an invitation back. */
export const cancelInvite = endpoint({ method: 'DELETE', path: '/teachers/invites/:id', summary: 'Take an invitation back', status: 204, reply: null })

/** Keeps a teacher out: their sessions and mailed links end at once. What they have and gave stays. */
export const suspendTeacher = endpoint({ method: 'POST', path: '/teachers/:id/suspend', summary: 'Suspend a teacher', status: 200, reply: Teacher })

/** Lets a suspended teacher in again. */
export const resumeTeacher = endpoint({ method: 'POST', path: '/teachers/:id/resume', summary: 'Let a teacher in again', status: 200, reply: Teacher })

/**
 * Says that a teacher who registered themself is one of the school's: they keep the accounts of the students they have, and of whoever comes into
 * their classes, by a code too. 409 while they have not confirmed their email address.
 */
export const vouchForTeacher = endpoint({ method: 'POST', path: '/teachers/:id/vouch', summary: 'Vouch for a teacher', status: 200, reply: Teacher })

/**
 * Takes that back, of a teacher who was invited too: they no longer keep the accounts that they keep by it alone, of students who came by a code or
 * were brought by somebody who does not keep them. Whom they made or were given stays theirs to look after.
 */
export const stopVouchingForTeacher = endpoint({
  method: 'POST',
  path: '/teachers/:id/stop_vouching',
  summary: 'Stop vouching for a teacher',
  status: 200,
  reply: Teacher,
})

/** Ends a teacher's account. Their students, classes and what they gave stay, for administrators to see. */
export const removeTeacher = endpoint({ method: 'DELETE', path: '/teachers/:id', summary: 'Remove a teacher', status: 204, reply: null })
