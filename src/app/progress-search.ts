import * as v from 'valibot'
import type { ProgressWeeks } from '#contract/progress.ts'
import { id, optional } from './search-values.ts'

const spans = ['4', '12', '52'] as const satisfies ProgressWeeks[]

/** The part of an address that says how far back progress is told. */
export const progressWeeks = optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.picklist(spans)))

/** The address of a class's progress. */
export const classProgressSearch = v.object({ classId: id, weeks: progressWeeks })
