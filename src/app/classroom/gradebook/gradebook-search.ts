import * as v from 'valibot'
import { GradebookSpan } from '#contract/progress/gradebook.ts'
import { id, optional } from '#src/app/lists/search-values.ts'

/**
 * The address of a gradebook: whose, `span=all` where all work is shown rather than that of the term that runs, `span=term-1` for the second term,
 * `order=newest` where the newest work comes first, and what the students are ordered by: their name, a figure or a column of work, after `-` the
 * other way round.
 */
export const gradebookSearch = v.object({
  classId: id,
  span: optional(GradebookSpan),
  order: optional(v.literal('newest')),
  sort: optional(v.pipe(v.string(), v.regex(/^-?(name|mean|median|term_mark|work-\d{1,4})$/))),
})
