import * as v from 'valibot'
import type { AssignmentFilter } from '#contract/assignments/assignments.ts'
import { Id } from '#contract/values.ts'
import { flag, id, optional, words } from '#src/app/lists/search-values.ts'

const filters = ['open', 'due_today', 'due_tomorrow', 'overdue', 'completed'] as const satisfies AssignmentFilter[]

/**
 * The classroom's address: which class and tab, what narrows and orders the tab's list (`by` says of
 * what its rows are, `open` which piece of work shows its students), and the dialog that is open. `active`
 * is what other pages may open it with instead: `assignments`, or a class id.
 */
export const ClassroomSearch = v.object({
  class_id: id,
  tab: optional(v.picklist(['students', 'assignments'])),
  q: words,
  sort: optional(v.string()),
  status: optional(v.picklist(filters)),
  by: optional(v.picklist(['assignment', 'student'])),
  open: id,
  active: optional(v.union([v.literal('assignments'), Id])),
  from: optional(v.picklist(['universalNew', 'assignmentsTracker', 'classesTracker', 'classroom'])),
  add_student: flag,
  import: flag,
  add_class: flag,
  add_assignment: flag,
  deleted: optional(v.picklist(['student', 'assignment', 'class'])),
})
export type ClassroomSearch = v.InferOutput<typeof ClassroomSearch>
