import * as v from 'valibot'
import { id } from '#src/app/lists/search-values.ts'
import { progressWeeks } from './progress-search.ts'

/** The address of a student's progress: how far back, and the session that stands open over it. */
export const ownProgressSearch = v.object({ weeks: progressWeeks, session: id })
export type OwnProgressSearch = v.InferOutput<typeof ownProgressSearch>
