import { findSession, type FoundSession } from '#server/db/sessions/sessions.queries.ts'
import type { ObjectRule } from '#server/http/route.ts'

/** A session is seen by who played it, by the teachers who see that student (never another's test run), and by admins. */
export const sessionRule: ObjectRule<FoundSession> = {
  kind: 'session',
  find: (db, caller, id) => findSession(db, caller, id),
}
