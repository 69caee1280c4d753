import { findInviteTo, type InviteTo } from '#server/db/classroom/co-teachers.queries.ts'
import type { ObjectRule } from '#server/http/route.ts'

/** An invitation to a class is seen by who is invited, as long as the class goes on. */
export const classInviteRule: ObjectRule<InviteTo> = {
  kind: 'class invite',
  find: (db, caller, id) => findInviteTo(db, caller, id),
}
