import type { Profile } from '#contract/classroom/people.ts'

/** A student. */
export const lena: Profile = { id: 7, role: 'STUDENT', name: 'Lena Brandt', username: 'lena', email: 'lena@example.org', should_change_password: false }

/** A teacher. */
export const omar: Profile = { id: 2, role: 'TEACHER', name: 'Omar Haddad', username: 'omar', email: 'omar@example.org', should_change_password: false }
