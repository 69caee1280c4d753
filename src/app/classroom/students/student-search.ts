import * as v from 'valibot'
import { progressWeeks } from '#src/app/progress/progress-search.ts'
import { id, optional } from '#src/app/lists/search-values.ts'

/** The address of a page about one student: whose it is, where the reader came from, and how far back their progress is told. */
export const studentSearch = v.object({ studentId: id, from: optional(v.string()), weeks: progressWeeks })
