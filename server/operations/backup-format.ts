import * as v from 'valibot'

/**
 * A backup is gzipped text, one JSON value per line: this header, then `["table",{row}]` for every row in an order that
 * satisfies all references, then the footer. Rows are written by the database itself and read by it again, so nothing is
 * lost on the way, and either engine reads what the other wrote.
 */
export const BackupHeader = v.object({
  format: v.literal('lectern-backup'),
  version: v.literal(1),
  madeAt: v.string(),
  /** The newest migration the rows are shaped by (milliseconds). */
  migration: v.number(),
})
export type BackupHeader = v.InferOutput<typeof BackupHeader>

/** The last line: without it the file is only a part of a backup. */
export const BackupFooter = v.object({
  rows: v.number(),
  sequences: v.array(v.object({ name: v.string(), value: v.nullable(v.number()) })),
})
export type BackupFooter = v.InferOutput<typeof BackupFooter>

/** The line of one row; `row` is the database's own JSON text. */
export function rowLine(table: string, row: string): string {
  return `["${table}",${row}]\n`
}

/** The table and the row's JSON text of a line, or null when it is no row. */
export function parseRowLine(line: string): { table: string; row: string } | null {
  const table = /^\["([a-z_]+)",\{/.exec(line)?.[1]
  return table === undefined ? null : { table, row: line.slice(table.length + 4, -1) }
}
