import type { SessionListItem } from '#contract/sessions/sessions.ts'
import type { HistoryQuery } from '#machines/sessions/history/history.ts'
import type { PagedListView } from '#machines/lists/paged-list/paged-list.selectors.ts'

/** Props of `HistoryScreen`. `onOpen` gets a session's id. */
export type HistoryScreenProps = {
  list: PagedListView<SessionListItem, null>
  query: HistoryQuery
  timeZone: string
  onNarrow: (change: Partial<HistoryQuery>) => void
  onOpen: (sessionId: number) => void
  onMore: () => void
  onRetry: () => void
}
