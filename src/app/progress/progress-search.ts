import * as v from 'valibot'
import { id, optional } from '#src/app/lists/search-values.ts'

/** The part of an address that says how far back progress is told: `weeks=4`, a number, as a text would stand there in quotation marks. */
export const progressWeeks = optional(v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.picklist([4, 12, 52])))

/** The address of a class's progress. */
export const classProgressSearch = v.object({ classId: id, weeks: progressWeeks })
