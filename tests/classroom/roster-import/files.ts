import { rowStatus, type RowStatus } from '#machines/classroom/roster-import/roster-import.selectors.ts'
import { reasonOf } from '#machines/classroom/roster-import/roster.export.ts'
import type { RosterRow } from '#machines/classroom/roster-import/roster.rows.ts'
import type { Roster } from '#machines/classroom/roster-import/roster.table.ts'
import { readRoster } from '#src/roster-import/read-roster.ts'

/** Bytes of a text in an encoding, with its byte order mark where asked. */
export function bytesOf(text: string, encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'latin1' = 'utf-8'): Uint8Array {
  if (encoding !== 'utf-16be') return new Uint8Array(Buffer.from(text, encoding))
  return new Uint8Array(Buffer.from(text, 'utf-16le').swap16())
}

/** Reads a text as a file. */
export function read(text: string | Uint8Array) {
  return readRoster(typeof text === 'string' ? bytesOf(text) : text)
}

/** The class list of a text that is one. */
export function rosterIn(text: string | Uint8Array): Roster {
  const reading = read(text)
  if (!reading.ok) throw new Error(reading.sentence)
  return reading
}

/** What a file's refusal says. */
export function refusalOf(text: string | Uint8Array): { sentence: string; hint: string | null } | null {
  const reading = read(text)
  return reading.ok ? null : { sentence: reading.sentence, hint: reading.hint }
}

/** What a person sees of rows: where, who, and how it stands. */
export function shown(rows: readonly RosterRow[]): { line: number; who: string; status: RowStatus; reason: string | null }[] {
  return rows.map((row) => ({
    line: row.line,
    who: [row.student.name, row.student.email, row.student.username].join(' | '),
    status: rowStatus(row),
    reason: reasonOf(row),
  }))
}
