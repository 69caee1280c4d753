import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import * as v from 'valibot'
import type { Db } from '#server/db/db.ts'
import { rowsOf } from '#server/db/raw-rows.ts'
import * as schema from '#server/db/schema.ts'

/** For every table how many rows it holds and a hash of all of them, whatever their order on disk: equal digests, equal data. */
export async function digestOf(db: Db): Promise<Record<string, string>> {
  const tables = Object.values(schema).flatMap((one) => (is(one, PgTable) ? [getTableName(one)] : []))
  const digest: Record<string, string> = {}
  for (const name of tables) {
    const text = sql`string_agg(md5(row_to_json(t)::text), '' order by md5(row_to_json(t)::text))`
    const rows = await rowsOf(db, sql`select count(*)::int || ' rows ' || coalesce(md5(${text}), '-') as digest from ${sql.identifier(name)} t`, Row)
    digest[name] = rows[0]?.digest ?? ''
  }
  return digest
}

const Row = v.object({ digest: v.string() })
