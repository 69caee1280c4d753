import type { listClasses as endpoint } from '#contract/classes.ts'
import type { QueryOf, ReplyOf } from '#contract/endpoint.ts'
import { countClasses, listClassRows } from '#server/db/classes.queries.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'
import { readCursor, writeCursor } from '#server/use-cases/cursor.ts'
import { classOnTheWire } from './class-on-the-wire.ts'

/** The classes a caller sees with their students; one statement, one more for the total of a page. */
export async function listClasses({ db }: Pick<Deps, 'db'>, caller: Caller, query: QueryOf<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const { limit = null, sort = 'name', cursor } = query
  const narrowing = query.q === undefined ? {} : { q: query.q }
  const order = { isDescending: sort === '-name', after: cursor === undefined ? null : readCursor(cursor, sort) }
  const found = await listClassRows(db, caller, narrowing, order, limit === null ? null : limit + 1)
  const page = limit === null ? found : found.slice(0, limit)
  const results = page.map(classOnTheWire)
  if (limit === null) return { results }
  const last = found.length > page.length ? page.at(-1) : undefined
  return {
    results,
    total: await countClasses(db, caller, narrowing),
    next_cursor: last ? writeCursor({ sort, key: last.sortKey, id: last.id }) : null,
  }
}
