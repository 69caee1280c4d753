import * as v from 'valibot'
import { Id } from '#contract/values.ts'

/** The dashboard's address: what the trackers show, and the past session that stands over it. */
export const DashboardSearch = v.object({
  q: v.optional(v.fallback(v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String))), undefined)),
  students: v.optional(v.fallback(v.optional(v.literal('help')), undefined)),
  assignments: v.optional(v.fallback(v.optional(v.picklist(['open', 'due_today', 'overdue', 'completed'])), undefined)),
  session: v.optional(v.fallback(v.optional(Id), undefined)),
})
export type DashboardSearch = v.InferOutput<typeof DashboardSearch>
