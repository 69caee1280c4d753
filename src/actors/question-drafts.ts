import * as v from 'valibot'
import { QuestionType } from '#contract/exercises.ts'
import type { KeptDraft } from '#machines/question-draft/question-draft.fields.ts'
import { createKeptDrafts } from './kept-drafts.ts'

/** One person's questions that are not saved, in this browser: one for each stored question, and one that is new (`null`). */
export type QuestionDrafts = {
  read: (questionId: number | null) => KeptDraft | null
  /** Keeps a draft and answers since when. */
  keep: (questionId: number | null, draft: Omit<KeptDraft, 'atMs'>) => number
  drop: (questionId: number | null) => void
}

/** `storage` is null where the browser refuses it. */
export type QuestionDraftsOptions = { personId: number; storage: Storage | null; nowMs: () => number }

const StoredDraft = v.object({
  fields: v.object({ title: v.string(), prompt: v.string(), subject: v.nullable(v.string()), type: QuestionType }),
  version: v.nullable(v.number()),
})

/** No stored question has this id. */
const newQuestion = 0

/** Opens one person's drafts of questions. */
export function createQuestionDrafts(options: QuestionDraftsOptions): QuestionDrafts {
  const drafts = createKeptDrafts({ kind: 'question', schema: StoredDraft, ...options })
  return {
    read(questionId) {
      const kept = drafts.read(questionId ?? newQuestion)
      return kept === null ? null : { ...kept.draft, atMs: kept.atMs }
    },
    keep(questionId, { fields, version }) {
      drafts.keep(questionId ?? newQuestion, { fields, version })
      return options.nowMs()
    },
    drop: (questionId) => drafts.drop(questionId ?? newQuestion),
  }
}
