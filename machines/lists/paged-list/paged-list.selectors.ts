import type { PagedRows } from './paged-list.rows.ts'

/**
 * How a list stands, for its screen. `loading`: nothing read yet; `failed`: nothing could be read. With rows: `ready`,
 * `searching` (these are the old ones), `stale` (they stayed the old ones), `loadingMore`, `moreFailed`.
 */
export type PagedListState = 'loading' | 'failed' | 'ready' | 'searching' | 'stale' | 'loadingMore' | 'moreFailed'

/** What a screen needs of a list; `facts` are null until they were read. */
export type PagedListView<Row, Facts> = { state: PagedListState; rows: readonly Row[]; total: number; facts: Facts | null; readAtMs: number }

type Places = { opening: 'loading' | 'failed' } | { listed: Exclude<PagedListState, 'loading' | 'failed'> }
type Moment<Row, Query, Facts> = { value: Places; context: PagedRows<Row, Query, Facts> }

/** What a screen needs of a list; needs `isSameList` as the comparator. */
export function pagedListView<Row, Query, Facts>({ value, context }: Moment<Row, Query, Facts>): PagedListView<Row, Facts> {
  const { rows, total, facts, readAtMs } = context
  return { state: 'opening' in value ? value.opening : value.listed, rows, total, facts, readAtMs }
}

/** Whether two views of a list show the same. */
export function isSameList<Row, Facts>(one: PagedListView<Row, Facts>, other: PagedListView<Row, Facts>): boolean {
  return (
    one.state === other.state && one.rows === other.rows && one.total === other.total && one.facts === other.facts && one.readAtMs === other.readAtMs
  )
}
