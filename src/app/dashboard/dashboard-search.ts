import * as v from 'valibot'
import { id, optional, words } from '#src/app/lists/search-values.ts'

/** The dashboard's address: what the trackers show, and the past session that stands over it. */
export const dashboardSearch = v.object({
  q: optional(words),
  students: optional(v.literal('help')),
  assignments: optional(v.picklist(['open', 'due_today', 'overdue', 'completed'])),
  session: id,
})
export type DashboardSearch = v.InferOutput<typeof dashboardSearch>
