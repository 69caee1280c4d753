/** What is asked of a list: a page of `query` from `cursor` on, or its start when that is null; `atLeast` rows are on the screen already. */
export type PageCall<Query> = { query: Query; cursor: string | null; atLeast: number }

/**
 * One page of a list. `total` counts all of it, `nextCursor` is null on the last page; `facts` are what a list tells beside its
 * rows (null where they were not asked for), `readAtMs` is when it was read.
 */
export type Page<Row, Facts> = { rows: readonly Row[]; total: number; nextCursor: string | null; facts: Facts | null; readAtMs: number }

/** A list as far as it was read: its rows belong to `shown`, while `query` is what is wanted now. */
export type PagedRows<Row, Query, Facts> = Page<Row, Facts> & { query: Query; shown: Query }

/** A list nothing was read of yet. */
export function unread<Row, Query, Facts>(query: Query): PagedRows<Row, Query, Facts> {
  return { query, shown: query, rows: [], total: 0, nextCursor: null, facts: null, readAtMs: 0 }
}

/** The list after its start was read anew; facts that did not come with it stay. */
export function begun<Row, Query, Facts>(list: PagedRows<Row, Query, Facts>, page: Page<Row, Facts>): PagedRows<Row, Query, Facts> {
  return { ...page, query: list.query, shown: list.query, facts: page.facts ?? list.facts }
}

/** The list with its next page; a row that came again is not shown twice. */
export function continued<Row, Query, Facts>(
  list: PagedRows<Row, Query, Facts>,
  page: Page<Row, Facts>,
  idOf: (row: Row) => number,
): PagedRows<Row, Query, Facts> {
  const here = new Set(list.rows.map(idOf))
  const rows = [...list.rows, ...page.rows.filter((row) => !here.has(idOf(row)))]
  return { ...list, rows, total: page.total, nextCursor: page.nextCursor, facts: page.facts ?? list.facts }
}

/** The list with a row as it is now; one that is not here changes nothing. */
export function withRow<Row, Query, Facts>(list: PagedRows<Row, Query, Facts>, row: Row, idOf: (row: Row) => number): PagedRows<Row, Query, Facts> {
  const id = idOf(row)
  return { ...list, rows: list.rows.map((one) => (idOf(one) === id ? row : one)) }
}

/** The list without these rows. */
export function withoutRows<Row, Query, Facts>(
  list: PagedRows<Row, Query, Facts>,
  ids: readonly number[],
  idOf: (row: Row) => number,
): PagedRows<Row, Query, Facts> {
  const gone = new Set(ids)
  const rows = list.rows.filter((row) => !gone.has(idOf(row)))
  return { ...list, rows, total: Math.max(0, list.total - (list.rows.length - rows.length)) }
}
