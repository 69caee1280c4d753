import * as v from 'valibot'
import { id } from '#src/app/lists/search-values.ts'

/** The address of what waits for a teacher: the class whose answers are listed. */
export const reviewSearch = v.object({ class_id: id })
export type ReviewSearch = v.InferOutput<typeof reviewSearch>
