import { listAssignmentRows, type AssignmentRow } from '#server/db/assignments.queries.ts'
import type { ObjectRule } from '#server/http/route.ts'

/**
 * An assignment is seen by its student, the teacher who gave it, and admins; the bin hides it from all. Whether it is kept
 * back until later is for whoever knows the time.
 */
export const assignmentRule: ObjectRule<AssignmentRow> = {
  kind: 'assignment',
  find: async (db, caller, id) => {
    const order = { by: 'due_date', isDescending: false, after: null } as const
    const [row] = await listAssignmentRows(db, { viewer: caller, now: null }, { id }, order, 1)
    return row ?? null
  },
}
