import * as v from 'valibot'
import { flag, id, optional, words } from '#src/app/lists/search-values.ts'

/** The address of the question library: its filters and order, and which dialog stands over it. */
export const questionSearch = v.object({
  q: words,
  author: optional(v.picklist(['user', 'admin', 'shared', 'both'])),
  topic: words,
  tag: words,
  status: optional(v.picklist(['added', 'not_added'])),
  sort: optional(v.picklist(['created', 'title', '-title'])),
  add_question: flag,
  deleted: flag,
  edit: id,
  preview: id,
})
export type QuestionSearch = v.InferOutput<typeof questionSearch>

/** The dialogs of the library that have an address of their own. */
export type QuestionDialogAddress = Pick<QuestionSearch, 'add_question' | 'deleted' | 'edit' | 'preview'>
