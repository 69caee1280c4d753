import { readCursor, writeCursor, type Cursor } from './cursor.ts'

/** Which part of a list is asked for: `limit` rows from the cursor on, all of it without a limit. */
export type AskedPage = { limit?: number | undefined; cursor?: string | undefined }

/** How many rows to read for a page: one more than it shows, which tells that another follows; null reads all. */
export function rowsToRead({ limit }: AskedPage): number | null {
  return limit === undefined ? null : limit + 1
}

/** Where the page asked for begins in the order `sort`; null at the start. Refuses a cursor that was made for another order. */
export function cursorIn({ cursor }: AskedPage, sort: string): Cursor | null {
  return cursor === undefined ? null : readCursor(cursor, sort)
}

/**
 * The rows to show of those that were read, and what a page adds to the answer. `cursorAfter` says where the next page begins,
 * `count` counts the whole list and is only asked when it does not fit on one page.
 */
export async function pageOf<Row>(
  read: readonly Row[],
  { limit, cursor }: AskedPage,
  { cursorAfter, count }: { cursorAfter: (last: Row) => Cursor; count: () => Promise<number> },
): Promise<{ shown: readonly Row[]; page: { total?: number; next_cursor?: string | null } }> {
  if (limit === undefined) return { shown: read, page: {} }
  const shown = read.slice(0, limit)
  const last = read.length > limit ? shown.at(-1) : undefined
  const isWhole = cursor === undefined && last === undefined
  return { shown, page: { total: isWhole ? shown.length : await count(), next_cursor: last ? writeCursor(cursorAfter(last)) : null } }
}
