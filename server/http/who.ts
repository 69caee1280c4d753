/** Everybody who is signed in. */
export const signedIn = ['STUDENT', 'TEACHER', 'ADMIN'] as const

/** Those who keep the school's teachers. */
export const admins = ['ADMIN'] as const

/** Those who see the teacher's pages. */
export const teachers = ['TEACHER', 'ADMIN'] as const
