/** The most rows a page is asked to hold. */
const longestPage = 1_000

/**
 * The part of a query string that asks for one page of at least `size` rows, after `cursor` when there is one; `atLeast` rows
 * are on the screen already and are read again.
 */
export function pageCall({ cursor, atLeast }: { cursor: string | null; atLeast: number }, size: number): { limit: string; cursor?: string } {
  return { limit: String(Math.min(longestPage, Math.max(size, atLeast))), ...(cursor === null ? {} : { cursor }) }
}
