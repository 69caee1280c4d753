import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { rowsOf } from '#server/db/engine/raw-rows.ts'

const Table = v.object({ name: v.string(), refers_to: v.array(v.string()), is_wide: v.boolean(), columns: v.array(v.string()) })

/** A table as it lies in the database: `isWide` when a row may hold a whole recording; `columns` are those that are written, not worked out. */
export type StoredTable = { name: string; isWide: boolean; columns: string[] }

/** All tables of the school, each after those it refers to. */
export async function storedTables(db: Db | Transaction): Promise<StoredTable[]> {
  const rows = await rowsOf(
    db,
    sql`
      select c.relname::text as name,
        coalesce((select json_agg(distinct r.relname::text) from pg_constraint k join pg_class r on r.oid = k.confrelid
          where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid), '[]') as refers_to,
        exists (select from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and a.atttypid = 'bytea'::regtype) as is_wide,
        array(select a.attname::text from pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname`,
    Table,
  )
  return inOrder(rows, new Set()).map((row) => ({ name: row.name, isWide: row.is_wide, columns: row.columns }))
}

function inOrder(rest: v.InferOutput<typeof Table>[], placed: Set<string>): v.InferOutput<typeof Table>[] {
  const ready = rest.filter((row) => row.refers_to.every((name) => placed.has(name)))
  if (ready.length === 0) return rest
  for (const row of ready) placed.add(row.name)
  return [...ready, ...inOrder(rest.filter((row) => !ready.includes(row)), placed)]
}

/** Where every counter of ids stands; null before its first use. */
export async function sequenceValues(db: Db | Transaction): Promise<{ name: string; value: number | null }[]> {
  const statement = sql`select sequencename::text as name, last_value::float8 as value from pg_sequences where schemaname = 'public' order by 1`
  return rowsOf(db, statement, v.object({ name: v.string(), value: v.nullable(v.number()) }))
}

/** Names of columns as a statement lists them. */
export function namesOf(columns: readonly string[]): SQL {
  return sql.join(columns.map((column) => sql.identifier(column)), sql`, `)
}
