import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from './db.ts'
import { rowsOf } from './raw-rows.ts'

/**
 * Counts anew what tables hold whose size has changed by a quarter since that was last done; answers their names. PostgreSQL
 * does this unasked, the embedded engine never: without it, the planner takes every table for a nearly empty one.
 */
export async function refreshStatistics(db: Db): Promise<string[]> {
  const grown = await rowsOf(
    db,
    sql`select c.relname::text as name from pg_class c, lateral (select pg_relation_size(c.oid) / current_setting('block_size')::int as pages) now
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and now.pages > 0
        and (c.reltuples < 0 or abs(now.pages - c.relpages) * 4 > greatest(c.relpages, 4)) order by 1`,
    v.object({ name: v.string() }),
  )
  for (const { name } of grown) await db.execute(sql`analyze ${sql.identifier(name)}`)
  return grown.map(({ name }) => name)
}
