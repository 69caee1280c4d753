import { listSessions, type SessionListItem } from '#contract/sessions/sessions.ts'
import type { HistoryQuery } from '#machines/sessions/history/history.ts'
import type { Page, PageCall } from '#machines/lists/paged-list/paged-list.rows.ts'
import type { Api } from '#src/api/client.ts'
import { pageCall } from '#src/api/page-call.ts'

const pageSize = 50

/** Reads one page of the caller's sessions. */
export async function fetchHistory(
  { api, nowMs }: { api: Api; nowMs: () => number },
  call: PageCall<HistoryQuery>,
  signal: AbortSignal,
): Promise<Page<SessionListItem, null>> {
  const { q, outcome } = call.query
  const query = { ...pageCall(call, pageSize), ...(q === '' ? {} : { q }), ...(outcome === null ? {} : { outcome }) }
  const { results: rows, total = rows.length, next_cursor: nextCursor = null } = await api.send(listSessions, { query, signal })
  return { rows, total, nextCursor, facts: null, readAtMs: nowMs() }
}
