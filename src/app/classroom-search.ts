import * as v from 'valibot'
import type { AssignmentFilter } from '#contract/assignments.ts'
import { Id } from '#contract/values.ts'

const filters = ['open', 'due_today', 'due_tomorrow', 'overdue', 'completed'] as const satisfies AssignmentFilter[]

const Flag = v.optional(v.fallback(v.optional(v.union([v.literal(1), v.literal(true)])), undefined))

/**
 * The classroom's address: which class and tab, what narrows and orders the tab's list, and the dialog that is open. `active`
 * is what other pages may open it with instead: `assignments`, or a class id.
 */
export const ClassroomSearch = v.object({
  class_id: v.optional(v.fallback(v.optional(Id), undefined)),
  tab: v.optional(v.fallback(v.optional(v.picklist(['students', 'assignments'])), undefined)),
  q: v.optional(v.fallback(v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String))), undefined)),
  sort: v.optional(v.fallback(v.optional(v.string()), undefined)),
  status: v.optional(v.fallback(v.optional(v.picklist(filters)), undefined)),
  active: v.optional(v.fallback(v.optional(v.union([v.literal('assignments'), Id])), undefined)),
  from: v.optional(v.fallback(v.optional(v.picklist(['universalNew', 'assignmentsTracker', 'classesTracker', 'classroom'])), undefined)),
  add_student: Flag,
  import: Flag,
  add_class: Flag,
  add_assignment: Flag,
})
export type ClassroomSearch = v.InferOutput<typeof ClassroomSearch>
