import * as v from 'valibot'
import { createKeptDrafts, type KeptDrafts, type KeptDraftsOptions } from '#src/actors/forms/kept-drafts.ts'
import type { TabDraftKind } from '#src/actors/forms/tab-drafts.ts'

const NewStudentDraft = v.object({ name: v.string(), username: v.string(), email: v.string(), offered: v.string() })

/** A student who is not added yet, as typed; `offered` is the username that was made from the name. */
export type NewStudentDraft = v.InferOutput<typeof NewStudentDraft>

const kind: TabDraftKind = 'new-student'

/** One person's students who are not added yet, by the id of their class; those without a class have 0. */
export function createNewStudentDrafts(options: Omit<KeptDraftsOptions<NewStudentDraft>, 'kind' | 'schema'>): KeptDrafts<NewStudentDraft> {
  return createKeptDrafts({ ...options, kind, schema: NewStudentDraft })
}
