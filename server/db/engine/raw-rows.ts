import type { SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db, Transaction } from './db.ts'

/** Runs a statement that drizzle's builders cannot say, and checks its rows against a schema. The driver answers json parsed and instants as text. */
export async function rowsOf<Row extends v.GenericSchema>(db: Db | Transaction, statement: SQL, row: Row): Promise<v.InferOutput<Row>[]> {
  const { rows } = v.parse(v.object({ rows: v.array(row) }), await db.execute(statement))
  return rows
}
