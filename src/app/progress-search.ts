import * as v from 'valibot'
import { ProgressWeeks } from '#contract/progress.ts'
import { id, optional } from './search-values.ts'

/** The part of an address that says how far back progress is told. */
export const progressWeeks = optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String), ProgressWeeks))

/** The address of a class's progress. */
export const classProgressSearch = v.object({ classId: id, weeks: progressWeeks })
