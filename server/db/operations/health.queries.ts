import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from '#server/db/engine/db.ts'
import { rowsOf } from '#server/db/engine/raw-rows.ts'

/** Whether the database may be written to; rejects when it is away. */
export async function mayWrite(db: Db): Promise<boolean> {
  const [row] = await rowsOf(db, sql`select current_setting('transaction_read_only') = 'off' as yes`, v.object({ yes: v.boolean() }))
  return row?.yes === true
}
