import * as v from 'valibot'

const Result = v.object({ rows: v.array(v.unknown()) })

/** The rows of a `db.execute(sql…)` on either engine, parsed. Instants arrive as text there; a bigint as a number. */
export function rowsOf<Row>(schema: v.GenericSchema<unknown, Row>, result: unknown): Row[] {
  return v.parse(v.array(schema), v.parse(Result, result).rows)
}
