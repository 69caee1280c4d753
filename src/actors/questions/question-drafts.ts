import * as v from 'valibot'
import { QuestionType } from '#contract/exercises/exercises.ts'
import { createKeptDrafts, type KeptDrafts, type KeptDraftsOptions } from '#src/actors/forms/kept-drafts.ts'

const QuestionDraft = v.object({
  fields: v.object({
    title: v.string(),
    prompt: v.string(),
    subject: v.nullable(v.string()),
    type: QuestionType,
    tags: v.optional(v.pipe(v.array(v.string()), v.readonly())),
  }),
  version: v.nullable(v.number()),
})

/** A question that is not saved; `version` is that of the stored question it was begun from, null for a new one. */
export type QuestionDraft = v.InferOutput<typeof QuestionDraft>

/** One person's questions that are not saved, in this browser: one for each stored question, and one that is new. */
export type QuestionDrafts = KeptDrafts<QuestionDraft>

/** What the draft of a question that is new is kept by: no stored question has this id. */
export const newQuestion = 0

/** Opens one person's drafts of questions. */
export function createQuestionDrafts(options: Omit<KeptDraftsOptions<QuestionDraft>, 'kind' | 'schema'>): QuestionDrafts {
  return createKeptDrafts({ ...options, kind: 'question', schema: QuestionDraft })
}
