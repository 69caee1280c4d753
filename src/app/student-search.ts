import * as v from 'valibot'
import { id, optional } from './search-values.ts'

/** The address of a page about one student: whose it is, and where the reader came from. */
export const studentSearch = v.object({ studentId: id, from: optional(v.string()) })
