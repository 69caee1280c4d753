import * as v from 'valibot'

const optionalId = v.optional(v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined))

/** What a session's address names beside its exercise: the assignment it belongs to, or the session whose missed questions it repeats. */
export const SessionSearch = v.object({ assignment_id: optionalId, practice_of: optionalId })
export type SessionSearch = v.InferOutput<typeof SessionSearch>
