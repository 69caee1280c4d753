import { findConcern, type FoundConcern } from '#server/db/review/concerns.queries.ts'
import type { ObjectRule } from '#server/http/route.ts'

/** Worrying words are read and settled by those who see their student's sessions. */
export const concernRule: ObjectRule<FoundConcern> = {
  kind: 'concern',
  find: (db, caller, id) => findConcern(db, caller, id),
}
