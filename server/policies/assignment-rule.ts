import { findAssignmentRow, type AssignmentRow } from '#server/db/assignments/assignments.queries.ts'
import type { ObjectRule } from '#server/http/route.ts'

/**
 * An assignment is seen by its student, the teacher who gave it, and admins; the bin hides it from all. Whether it is kept
 * back until later is for whoever knows the time.
 */
export const assignmentRule: ObjectRule<AssignmentRow> = {
  kind: 'assignment',
  find: (db, caller, id) => findAssignmentRow(db, { viewer: caller, now: null }, id),
}
