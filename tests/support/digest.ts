import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import * as v from 'valibot'
import type { Db } from '#server/db/engine/db.ts'
import { rowsOf } from '#server/db/engine/raw-rows.ts'
import { schema } from '#server/db/schema.ts'

const tables = Object.values(schema).flatMap((one) => (is(one, PgTable) ? [getTableName(one)] : []))
const text = "string_agg(md5(row_to_json(t)::text), '' order by md5(row_to_json(t)::text))"
const digests = tables.map((name) => `select '${name}' as name, count(*)::int || ' rows ' || coalesce(md5(${text}), '-') as digest from "${name}" t`)
const Row = v.object({ name: v.string(), digest: v.string() })

/** For every table how many rows it holds and a hash of all of them, whatever their order on disk: equal digests, equal data. */
export async function digestOf(db: Db): Promise<Record<string, string>> {
  const rows = await rowsOf(db, sql.raw(digests.join(' union all ')), Row)
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
}

/** Whether anything was written in the transaction a call runs in, even if it was taken back: PostgreSQL numbers only those that write. */
export async function hasWritten(db: Db): Promise<boolean> {
  const rows = await rowsOf(db, sql`select pg_current_xact_id_if_assigned() is not null as written`, v.object({ written: v.boolean() }))
  return rows.some(({ written }) => written)
}
