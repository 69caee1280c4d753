import Papa from 'papaparse'
import { asTyped } from '#contract/progress/formula-safe.ts'
import { knownColumns, type NamedColumns } from '#machines/classroom/roster-import/roster.columns.ts'
import type { RosterRecord } from '#machines/classroom/roster-import/roster.table.ts'

/** The records of a text, or why it has none. */
export type RecordsReading = { ok: true; records: RosterRecord[] } | { ok: false; sentence: string; hint: string | null }

const delimiters = [',', ';', '\t'] as const
/** More records than any list has, blank ones between its students included; what comes after is not looked at. */
const mostRecords = 20_000

/**
 * Reads a text as CSV with commas, semicolons or tabs, whichever makes the first row name the most columns, or the one a
 * `sep=` line names. Line ends of every kind may be mixed. Refuses a quotation mark that is never closed.
 */
export function csvRecords(text: string, named: NamedColumns = {}): RecordsReading {
  const lines = text.replaceAll(/\r\n?/g, '\n')
  const [sep, chosen = ''] = /^sep=(.)\n/i.exec(lines) ?? ['']
  const body = lines.slice(sep.length)
  const linesBefore = sep === '' ? 0 : 1
  const { data, errors, meta } = parsed(body, chosen || delimiterOf(body, named), mostRecords)
  const open = errors.find((error) => error.code === 'MissingQuotes')
  if (open !== undefined) {
    const row = (open.row ?? 0) + 1 + linesBefore
    return { ok: false, sentence: `Row ${row}: a quotation mark is never closed.`, hint: 'Please close it and choose the file again.' }
  }
  if (meta.truncated) return { ok: false, sentence: 'This file has more than 20,000 rows.', hint: 'A class list can have 5,000 students.' }
  const misquoted = new Set(errors.filter((error) => error.code === 'InvalidQuotes').map((error) => error.row))
  const records = data.map((cells, row) => ({ line: row + 1 + linesBefore, cells: cells.map(asTyped), isMisquoted: misquoted.has(row) }))
  return { ok: true, records }
}

function delimiterOf(text: string, named: NamedColumns): string {
  const firstLine = /\S.*/.exec(text.slice(0, 100_000))?.[0] ?? ''
  const fits = delimiters.map((delimiter) => {
    const titles = parsed(firstLine, delimiter, 1).data[0] ?? []
    return { delimiter, known: knownColumns(titles, named), count: titles.length }
  })
  return fits.reduce((best, one) => (one.known > best.known || (one.known === best.known && one.count > best.count) ? one : best)).delimiter
}

function parsed(text: string, delimiter: string, preview: number) {
  return Papa.parse<string[]>(text, { delimiter, newline: '\n', preview, header: false, skipEmptyLines: false })
}
