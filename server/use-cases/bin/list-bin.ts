import type { listBin as endpoint } from '#contract/bin.ts'
import type { QueryOf, ReplyOf } from '#contract/endpoint.ts'
import { countBin, listBinRows } from '#server/db/bin.queries.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'
import { readCursor, writeCursor } from '#server/use-cases/cursor.ts'
import { binEntry } from './bin-entry.ts'

const sort = '-deleted_at'

/** What a caller can bring back, the last deleted first. */
export async function listBin({ db, clock }: Pick<Deps, 'db' | 'clock'>, caller: Caller, query: QueryOf<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const { limit = null, cursor } = query
  const view = { viewer: caller, now: clock.now() }
  const beforeId = cursor === undefined ? null : readCursor(cursor, sort).id
  const found = await listBinRows(db, view, { beforeId, limit: limit === null ? null : limit + 1 })
  const page = limit === null ? found : found.slice(0, limit)
  const results = page.map(binEntry)
  if (limit === null) return { results }
  const last = found.length > page.length ? page.at(-1) : undefined
  return { results, total: await countBin(db, view), next_cursor: last ? writeCursor({ sort, key: '', id: last.id }) : null }
}
