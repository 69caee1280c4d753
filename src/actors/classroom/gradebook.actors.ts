import { fromCallback, fromPromise } from 'xstate'
import * as v from 'valibot'
import { getGradebook, type Gradebook, KeptGradebookSettings, saveGradebookSettings } from '#contract/progress/gradebook.ts'
import type {
  GradebookDraft,
  GradebookKey,
  gradebookMachine,
  KeepSettingsEvent,
  OpenedGradebook,
  SettingsAnswer,
} from '#machines/classroom/gradebook/gradebook.machine.ts'
import type { Api } from '#src/api/client.ts'
import { failureOf } from '#src/api/failure.ts'
import { unlessMissing } from '#src/api/unless-missing.ts'
import { unlessStopped } from '#src/api/unless-stopped.ts'
import { createKeptDrafts, type KeptDrafts, type KeptDraftsOptions } from '#src/actors/forms/kept-drafts.ts'
import { watchLooks } from '#src/actors/lists/looks.ts'

type Provided = NonNullable<Parameters<typeof gradebookMachine.provide>[0]['actors']>

const days = { starts_on: v.string(), ends_on: v.string() }
const rest = {
  missing: v.picklist(['zero', 'left_out']),
  categories: v.array(v.object({ name: v.string(), weight: v.number() })),
  filed: v.array(v.object({ exercise_id: v.number(), category: v.nullable(v.number()) })),
}

/** Half typed settings; what is sent is checked by the server. Those of when a class had one term or none have it as their first. */
const Draft = v.object({
  settings: v.union([
    v.object({ terms: v.array(v.object({ name: v.string(), ...days })), ...rest }),
    v.pipe(
      v.object({ term: v.nullable(v.object(days)), ...rest }),
      v.transform(({ term, ...others }) => ({ terms: term === null ? [] : [{ name: 'Term 1', ...term }], ...others })),
    ),
  ]),
  version: v.number(),
})

/** One person's unsaved terms and weights in this browser, by class. */
export function createGradebookDrafts(options: Omit<KeptDraftsOptions<GradebookDraft>, 'kind' | 'schema'>): KeptDrafts<GradebookDraft> {
  return createKeptDrafts({ ...options, kind: 'gradebook', schema: Draft })
}

/** The calls of a gradebook's page, and the keeping of what is not saved. */
export function createGradebookActors({ api, drafts }: { api: Api; drafts: KeptDrafts<GradebookDraft> }) {
  const read = ({ classId, span }: GradebookKey, signal: AbortSignal, isBackground: boolean) =>
    unlessStopped(signal, api.send(getGradebook, { params: { id: classId }, query: { span }, signal, isBackground }))
  return {
    openGradebook: fromPromise<OpenedGradebook | null, GradebookKey>(async ({ input, signal }) => {
      const book = await unlessMissing(read(input, signal, false))
      return book && { book, draft: drafts.read(input.classId)?.draft ?? null }
    }),
    readAgain: fromPromise<Gradebook, GradebookKey>(({ input, signal }) => read(input, signal, true)),
    saveSettings: fromPromise<SettingsAnswer, { classId: number; draft: GradebookDraft | null }>(async ({ input: { classId, draft }, signal }) => {
      if (draft === null) return { kind: 'saved' }
      try {
        await api.send(saveGradebookSettings, { params: { id: classId }, body: { ...draft.settings, version: draft.version }, signal })
        drafts.drop(classId)
        return { kind: 'saved' }
      } catch (error) {
        const failure = failureOf(error)
        if (failure.kind !== 'refused' || failure.status >= 500 || failure.status === 401) throw error
        const theirs = v.safeParse(KeptGradebookSettings, failure.body.current)
        if (failure.body.code === 'stale_version' && theirs.success) return { kind: 'stale', theirs: theirs.output }
        return { kind: 'refused', sentence: failure.body.issues?.[0]?.message ?? failure.body.error }
      }
    }),
    keepSettings: fromCallback<KeepSettingsEvent, { classId: number }>(({ input: { classId }, receive }) => {
      receive((event) => {
        if (event.type === 'draft.dropped') drafts.drop(classId)
        else drafts.keep(classId, event.draft)
      })
    }),
    watchLooks: watchLooks('page.looked_at'),
  } satisfies Provided
}
