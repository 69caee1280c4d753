import type { PagedListState, PagedListView } from '#machines/lists/paged-list/paged-list.selectors.ts'
import { ErrorBand } from '#src/ui/feedback/band.tsx'
import type { DataTableProps } from './data-table.tsx'

/** A list's words: `loading` while rows come, `failed` when they did not; `timeOf` writes when the rows were read ("10:42 AM"). */
export type PagedTableWords = { loading: string; failed: string; timeOf: (readAtMs: number) => string }

type Paged<Row> = Required<Pick<DataTableProps<Row>, 'rows' | 'loading' | 'band' | 'paging' | 'empty'>>

/**
 * The props of a `DataTable` that shows a paged list in any of its states: `{...pagedTable(view, words, on, <EmptyState …/>)}`.
 * `onMore` is the list's `more.requested`, `onRetry` its `retry.requested`; `empty` stands only where a list was read and is empty.
 */
export function pagedTable<Row>(
  view: PagedListView<Row, unknown>,
  words: PagedTableWords,
  on: { onMore: () => void; onRetry: () => void },
  empty: DataTableProps<Row>['empty'],
): Paged<Row> {
  const { state, rows, total, readAtMs } = view
  const isStale = state === 'stale'
  return {
    rows,
    loading: state === 'loading' || state === 'searching' ? words.loading : null,
    paging: { total, isOld: !isCurrent(state), isLoading: state === 'loadingMore', failure: state === 'moreFailed' ? words.failed : null, onMore: on.onMore },
    empty: state === 'failed' ? null : empty,
    band:
      isStale || state === 'failed' ? (
        <ErrorBand safe={isStale ? `This list is from ${words.timeOf(readAtMs)}.` : undefined} onRetry={on.onRetry}>
          {words.failed}
        </ErrorBand>
      ) : null,
  }
}

/** Whether a list was read and has nothing: where nothing narrows it either, there is nothing to find yet. */
export function isNothing({ state, total }: Pick<PagedListView<unknown, unknown>, 'state' | 'total'>): boolean {
  return state === 'ready' && total === 0
}

/** Whether the rows belong to what is wanted, so that more can be asked for. */
function isCurrent(state: PagedListState): boolean {
  return state === 'ready' || state === 'loadingMore' || state === 'moreFailed'
}
