import * as v from 'valibot'

function optional<Schema extends v.GenericSchema>(schema: Schema) {
  return v.optional(v.fallback(v.optional(schema), undefined))
}

const id = v.pipe(v.number(), v.integer(), v.minValue(1))
const words = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.maxLength(200))
const flag = v.pipe(v.union([v.literal(1), v.literal(true)]), v.transform(() => 1 as const))

/** The address of the question library: its filters and order, and which dialog stands over it. */
export const questionSearch = v.object({
  q: optional(words),
  author: optional(v.picklist(['user', 'admin', 'both'])),
  topic: optional(words),
  status: optional(v.picklist(['added', 'not_added'])),
  sort: optional(v.picklist(['created', 'title', '-title'])),
  add_question: optional(flag),
  deleted: optional(flag),
  edit: optional(id),
  preview: optional(id),
})
export type QuestionSearch = v.InferOutput<typeof questionSearch>

/** The dialogs of the library that have an address of their own. */
export type QuestionDialogAddress = Pick<QuestionSearch, 'add_question' | 'deleted' | 'edit' | 'preview'>
