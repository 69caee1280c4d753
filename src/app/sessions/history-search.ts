import * as v from 'valibot'
import { id, optional, words } from '#src/app/lists/search-values.ts'

/** The address of a student's history: what narrows it, and the session that stands open over it. */
export const historySearch = v.object({ q: words, status: optional(v.picklist(['completed', 'incomplete'])), session: id })
export type HistorySearch = v.InferOutput<typeof historySearch>
