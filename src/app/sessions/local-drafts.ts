import { createDraftStore, type DraftStore } from '#src/actors/sessions/draft-store.ts'
import { newId } from '#src/actors/forms/ids.ts'
import type { ServerClock } from '#src/api/server-clock.ts'
import { storageOrNull } from '#src/app/shell/browser-storage.ts'

/** One person's drafts in this browser, dated by the server's clock. */
export function localDrafts(personId: number, clock: ServerClock): DraftStore {
  return createDraftStore({ personId, storage: storageOrNull(), nowMs: clock.nowMs, newId })
}
