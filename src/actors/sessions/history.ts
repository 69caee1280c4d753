import { listSessions, type SessionListItem } from '#contract/sessions/sessions.ts'
import type { HistoryQuery } from '#machines/sessions/history/history.ts'
import type { Page, PageCall } from '#machines/lists/paged-list/paged-list.rows.ts'
import type { Api } from '#src/api/client.ts'
import { pageCall } from '#src/api/page-call.ts'

const pageSize = 50

/** Reads one page of the caller's sessions, or of a student's. */
export async function fetchHistory(
  { api, nowMs }: { api: Api; nowMs: () => number },
  call: PageCall<HistoryQuery>,
  signal: AbortSignal,
): Promise<Page<SessionListItem, null>> {
  const { q, outcome, studentId } = call.query
  const ofStudent = studentId === undefined ? {} : { student_id: String(studentId) }
  const query = { ...pageCall(call, pageSize), ...(q === '' ? {} : { q }), ...(outcome === null ? {} : { outcome }), ...ofStudent }
  const { results: rows, total = rows.length, next_cursor: nextCursor = null } = await api.send(listSessions, { query, signal })
  return { rows, total, nextCursor, facts: null, readAtMs: nowMs() }
}
