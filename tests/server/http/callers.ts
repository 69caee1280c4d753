/** Everybody who may call, and `nobody`. */
export const callerNames = ['nobody', 'student', 'classmate', 'newcomer', 'teacher', 'other teacher', 'admin', 'deleted', 'expired'] as const
export type CallerName = (typeof callerNames)[number]

/** An object of some kind, the callers who may see it (or do with it what its rule is for), and those it is no secret to but forbidden. */
export type SchoolObject = { name: string; id: number; seenBy: readonly CallerName[]; forbiddenTo?: readonly CallerName[] }
