import type { listBin as endpoint } from '#contract/bin/bin.ts'
import type { QueryOf, ReplyOf } from '#contract/endpoint.ts'
import { countBin, listBinRows } from '#server/db/bin/bin.queries.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'
import { cursorIn, pageOf, rowsToRead } from '#server/use-cases/lists/page.ts'
import { binEntry } from './bin-entry.ts'

const sort = '-deleted_at'

/** What a caller can bring back, the last deleted first. */
export async function listBin(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: Caller,
  query: QueryOf<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const view = { viewer: caller, now: clock.now() }
  const read = await listBinRows(db, view, { beforeId: cursorIn(query, sort)?.id ?? null, limit: rowsToRead(query) })
  const { shown, page } = await pageOf(read, query, { cursorAfter: ({ id }) => ({ sort, key: '', id }), count: () => countBin(db, view) })
  return { results: shown.map(binEntry), ...page }
}
