import * as v from 'valibot'
import { Id } from '#contract/values.ts'

/** What a person may do. ADMIN is a teacher whose library items belong to the whole school. */
export const Role = v.picklist(['STUDENT', 'TEACHER', 'ADMIN'])
export type Role = v.InferOutput<typeof Role>

/** True for the two roles that see the teacher's pages. */
export function isTeacherRole(role: Role): boolean {
  return role !== 'STUDENT'
}

/** Any password as typed at a login or as proof: 1 to 128 characters, never trimmed. */
export const TypedPassword = v.pipe(v.string(), v.nonEmpty('Password is required'), v.maxLength(128, 'Password must be at most 128 characters'))

/**
 * The signed-in person as `GET /auth/profile` answers; `is_sample` when they only try a session and have no account to come back to,
 * `must_confirm_email` while a teacher who registered mails nobody and sees no shared library.
 */
export const Profile = v.object({
  id: Id,
  role: Role,
  name: v.string(),
  username: v.string(),
  email: v.string(),
  should_change_password: v.boolean(),
  is_sample: v.optional(v.literal(true)),
  must_confirm_email: v.optional(v.literal(true)),
})
export type Profile = v.InferOutput<typeof Profile>
