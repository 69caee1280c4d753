import * as v from 'valibot'
import { Email } from '#contract/accounts/account-fields.ts'
import { endpoint } from '#contract/endpoint.ts'
import { Id, Instant } from '#contract/values.ts'

const Named = v.object({ id: Id, name: v.string() })

/** An invitation to teach a class with its owner that was not answered yet. */
export const ClassInvite = v.object({ id: Id, email: v.string(), expires_at: Instant })
export type ClassInvite = v.InferOutput<typeof ClassInvite>

/** How many invitations of one class may be open. */
export const mostClassInvites = 20

/** Who teaches a class with its owner; `invites` are for the owner and administrators, empty for the others. */
export const ClassTeachers = v.object({ owner: Named, teachers: v.array(Named), invites: v.array(ClassInvite) })
export type ClassTeachers = v.InferOutput<typeof ClassTeachers>

/** The teachers of a class. */
export const listClassTeachers = endpoint({ method: 'GET', path: '/classes/:id/teachers', summary: 'Teachers of a class', status: 200, reply: ClassTeachers })

/**
 * Invites a colleague by e-mail address to teach a class; for its owner and administrators. Who has an account accepts in the app; others get a
 * mail (`is_mailed`) that leads them to register first, where the school lets them and sends mail: else 403. 409 `taken` for who teaches it
 * already or is no teacher, 409 with twenty open invitations, 429 after thirty a day.
 */
export const inviteToClass = endpoint({
  method: 'POST',
  path: '/classes/:id/invites',
  summary: 'Invite a colleague to teach a class',
  status: 201,
  body: v.object({ email: Email }),
  reply: v.object({ ...ClassTeachers.entries, is_mailed: v.boolean() }),
})

/** Takes an invitation back. */
export const cancelClassInvite = endpoint({
  method: 'DELETE',
  path: '/classes/:id/invites/:inviteId',
  summary: 'Take an invitation to a class back',
  status: 200,
  reply: ClassTeachers,
})

/** Ends somebody's teaching of a class, by its owner or by themself; students they had through it alone leave their lists. 404 for who does not. */
export const removeClassTeacher = endpoint({
  method: 'DELETE',
  path: '/classes/:id/teachers/:teacherId',
  summary: 'Take a teacher out of a class',
  status: 204,
  reply: null,
})

/** What the caller is invited to; nothing while their address is not confirmed. */
export const listOwnClassInvites = endpoint({
  method: 'GET',
  path: '/class_invites',
  summary: 'Invitations to teach a class',
  status: 200,
  reply: v.object({ results: v.array(v.object({ id: Id, class_name: v.string(), teacher_name: v.string(), student_count: v.number() })) }),
})

/** Answers an invitation to the caller: accepted, they have the class and its students from then on; either way it is over. */
export const answerClassInvite = endpoint({
  method: 'POST',
  path: '/class_invites/:id/answer',
  summary: 'Accept or decline an invitation to a class',
  status: 200,
  body: v.object({ accept: v.boolean() }),
  reply: v.object({ class_id: v.nullable(Id) }),
})
