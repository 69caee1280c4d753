import { formulaSafe } from '#contract/progress/formula-safe.ts'

/** A cell of a table; null is an empty one. */
export type Cell = string | number | null

const byteOrderMark = '\uFEFF'

/**
 * A table as CSV (RFC 4180: commas, CRLF, quotes doubled). Text that a spreadsheet would run as a formula gets a leading
 * apostrophe; numbers stay numbers. `bom` puts a byte order mark first, for spreadsheets that guess the encoding.
 *
 * To answer it from a route: declare the endpoint with `produces: 'text/csv'` and `reply: v.string()`, name the file with
 * `header(...attachment('roster.csv'))`, and return this text.
 */
export function csvOf(rows: readonly (readonly Cell[])[], { bom }: { bom: boolean }): string {
  return (bom ? byteOrderMark : '') + rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')
}

/** The response header that makes a browser save an answer under a name: letters, digits, `-`, `_` and `.` only. */
export function attachment(fileName: string): ['Content-Disposition', string] {
  return ['Content-Disposition', `attachment; filename="${fileName.replaceAll(/[^\w.-]/g, '-')}"`]
}

function written(cell: Cell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell)
  const inert = formulaSafe(cell)
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}
