import * as v from 'valibot'
import { QuestionType } from '#contract/exercises.ts'
import type { KeptDraft } from '#machines/question-draft/question-draft.fields.ts'

/** One person's questions that are not saved, in this browser: one for each stored question, and one that is new (`null`). */
export type QuestionDrafts = {
  read: (questionId: number | null) => KeptDraft | null
  /** Keeps a draft and answers since when; a storage that is full or refused keeps it as long as the page lives. */
  keep: (questionId: number | null, draft: Omit<KeptDraft, 'atMs'>) => number
  drop: (questionId: number | null) => void
}

/** `storage` is null where the browser refuses it. */
export type QuestionDraftsOptions = { personId: number; storage: Storage | null; nowMs: () => number }

const prefix = 'question-draft:'
const keptForMs = 30 * 24 * 60 * 60 * 1000
const memory = new Map<string, string>()

const StoredDraft = v.object({
  fields: v.object({ title: v.string(), prompt: v.string(), subject: v.nullable(v.string()), type: QuestionType }),
  version: v.nullable(v.number()),
  atMs: v.number(),
})

/** Opens one person's drafts. Drafts older than 30 days, anybody's, are removed; nobody else's are read. */
export function createQuestionDrafts({ personId, storage, nowMs }: QuestionDraftsOptions): QuestionDrafts {
  removeOld(storage, nowMs())
  const keyOf = (questionId: number | null) => `${prefix}${personId}:${questionId ?? 'new'}`
  return {
    read: (questionId) => parse(memory.get(keyOf(questionId)) ?? tryStorage(() => storage?.getItem(keyOf(questionId)) ?? null)),
    keep(questionId, draft) {
      const atMs = nowMs()
      const text = JSON.stringify({ ...draft, atMs })
      const isStored = storage !== null && tryStorage(() => (storage.setItem(keyOf(questionId), text), true)) === true
      if (isStored) memory.delete(keyOf(questionId))
      else memory.set(keyOf(questionId), text)
      return atMs
    },
    drop(questionId) {
      memory.delete(keyOf(questionId))
      tryStorage(() => storage?.removeItem(keyOf(questionId)))
    },
  }
}

function parse(text: string | null): KeptDraft | null {
  try {
    const draft = v.safeParse(StoredDraft, JSON.parse(text ?? 'null'))
    return draft.success ? draft.output : null
  } catch {
    return null
  }
}

function tryStorage<Answer>(use: () => Answer): Answer | null {
  try {
    return use()
  } catch {
    return null
  }
}

function removeOld(storage: Storage | null, nowMs: number): void {
  const keys = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '')
  for (const key of keys.filter((name) => name.startsWith(prefix))) {
    const draft = parse(tryStorage(() => storage?.getItem(key) ?? null))
    if (nowMs - (draft?.atMs ?? 0) > keptForMs) tryStorage(() => storage?.removeItem(key))
  }
}
