import { formulaSafe } from '#contract/progress/formula-safe.ts'

/** A table as CSV a spreadsheet opens rightly: UTF-8 with its mark, commas, CRLF, and no cell that would run as a formula. */
export function csvText(table: readonly (readonly string[])[]): string {
  return `\uFEFF${table.map((row) => `${row.map(written).join(',')}\r\n`).join('')}`
}

function written(cell: string): string {
  const safe = formulaSafe(cell)
  return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
