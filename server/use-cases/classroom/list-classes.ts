import type { listClasses as endpoint } from '#contract/classroom/classes.ts'
import type { QueryOf, ReplyOf } from '#contract/endpoint.ts'
import { countClasses, listClassRows } from '#server/db/classroom/classes.queries.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'
import { cursorIn, pageOf, rowsToRead } from '#server/use-cases/lists/page.ts'
import { classOnTheWire } from './class-on-the-wire.ts'

/** The classes a caller sees with their students; one statement, one more for the total of a longer list. */
export async function listClasses(deps: Pick<Deps, 'db' | 'partner'>, caller: Caller, query: QueryOf<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const { db } = deps
  const { q, sort } = query
  const order = { isDescending: sort.isDescending, after: cursorIn(query, sort.text) }
  const read = await listClassRows(db, caller, { q }, order, rowsToRead(query))
  const { shown, page } = await pageOf(read, query, {
    cursorAfter: ({ sortKey, id }) => ({ sort: sort.text, key: sortKey, id }),
    count: () => countClasses(db, caller, { q }),
  })
  return { results: shown.map((row) => classOnTheWire(deps, row)), ...page }
}
