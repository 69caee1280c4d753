import * as v from 'valibot'
import { endpoint } from '#contract/endpoint.ts'
import { IdInQuery } from '#contract/lists.ts'
import { GradebookSpan } from '#contract/progress/gradebook.ts'

/** `bom=1` puts a byte order mark first, for spreadsheets that guess the encoding. */
const bom = v.optional(v.picklist(['0', '1']))

/**
 * Scores as CSV: a line per student, a column per piece of work (what a class was given is one, and so is work of the same
 * exercise, title and due date). A cell holds the percentage, else `Pending`, `Waiting for a mark` or, when overdue, `Not submitted`;
 * it is empty where the student was not given that work. Of a class it says what its gradebook says: `span` chooses the term's work or all
 * of it, columns for mean, median and term mark follow, and lines with the median and the mean of each.
 */
export const exportGradebook = endpoint({
  method: 'GET',
  path: '/exports/gradebook.csv',
  summary: 'Scores as CSV',
  status: 200,
  query: v.object({ bom, class_id: v.optional(IdInQuery), span: v.optional(GradebookSpan, 'all') }),
  reply: v.string(),
  produces: 'text/csv',
})

/** One session as CSV: a line per message, system messages included. */
export const exportSession = endpoint({
  method: 'GET',
  path: '/exports/sessions/:id.csv',
  summary: 'A transcript as CSV',
  status: 200,
  query: v.object({ bom }),
  reply: v.string(),
  produces: 'text/csv',
})
