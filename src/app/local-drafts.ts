import { createDraftStore, type DraftStore } from '#src/actors/draft-store.ts'
import { newId } from '#src/actors/ids.ts'
import type { ServerClock } from '#src/api/server-clock.ts'
import { storageOrNull } from './browser-storage.ts'

/** One person's drafts in this browser, dated by the server's clock. */
export function localDrafts(personId: number, clock: ServerClock): DraftStore {
  return createDraftStore({ personId, storage: storageOrNull(), nowMs: clock.nowMs, newId })
}
