import * as v from 'valibot'
import { GradebookSpan } from '#contract/progress/gradebook.ts'
import { id, optional } from '#src/app/lists/search-values.ts'

/** The address of a gradebook: whose, and `span=all` where all work is shown rather than the term's. */
export const gradebookSearch = v.object({ classId: id, span: optional(GradebookSpan) })
