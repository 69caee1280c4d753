import type { SessionListItem, SessionOutcome } from '#contract/sessions/sessions.ts'
import { createPagedListMachine } from '#machines/lists/paged-list/paged-list.machine.ts'

/** Which of their sessions a student wants to see; null is all. */
export type HistoryQuery = { q: string; outcome: SessionOutcome | null }

/** A student's past and running sessions, the newest first, in pages. */
export const historyMachine = createPagedListMachine<SessionListItem, HistoryQuery, null>({ id: 'history', idOf: ({ id }) => id })
