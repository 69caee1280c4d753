import * as v from 'valibot'
import type { QuestionQuery } from '#machines/question-picker/question-list.ts'

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

/** What the library shows at an address. */
export function questionsAt({ q, author, topic, status, sort }: QuestionSearch): QuestionQuery {
  return { q: q ?? '', author: author ?? null, subject: topic ?? null, type: null, status: status ?? null, sort: sort ?? null }
}

/** The part of the address that says what the library shows; what is usual is left out. */
export function addressOfQuestions({ q, author, subject, status = null, sort = null }: QuestionQuery): QuestionSearch {
  return {
    ...(q === '' ? {} : { q }),
    ...(author === null ? {} : { author }),
    ...(subject === null ? {} : { topic: subject }),
    ...(status === null ? {} : { status }),
    ...(sort === null || sort === '-created' ? {} : { sort }),
  }
}

/** Whether anything narrows the library. */
export function isNarrowedQuestions({ q, author, subject, status = null }: QuestionQuery): boolean {
  return q !== '' || author !== null || subject !== null || status !== null
}
