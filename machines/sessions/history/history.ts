import type { SessionListItem, SessionOutcome } from '#contract/sessions/sessions.ts'
import { createPagedListMachine } from '#machines/lists/paged-list/paged-list.machine.ts'

/** Which sessions are wanted; null is all. A student's history are their own, a teacher asks for those of one student. */
export type HistoryQuery = { q: string; outcome: SessionOutcome | null; studentId?: number }

/** Past and running sessions of a student, the newest first, in pages. */
export const historyMachine = createPagedListMachine<SessionListItem, HistoryQuery, null>({ id: 'history', idOf: ({ id }) => id })
