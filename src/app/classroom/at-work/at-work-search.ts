import * as v from 'valibot'
import { id } from '#src/app/lists/search-values.ts'

/** The address of a class at its work: whose, and at which exercise; without them the first class and what it worked on last. */
export const atWorkSearch = v.object({ classId: id, exerciseId: id })
