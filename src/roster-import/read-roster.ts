import type { NamedColumns } from '#machines/classroom/roster-import/roster.columns.ts'
import { rosterOf, type RosterReading } from '#machines/classroom/roster-import/roster.table.ts'
import { csvRecords } from './csv-records.ts'
import { textOfBytes } from './text-of-bytes.ts'

/** Reads the bytes of a file as a class list, its columns as a person `named` them. Long files take a while: call it in a worker. */
export function readRoster(bytes: Uint8Array, named: NamedColumns = {}): RosterReading {
  const text = textOfBytes(bytes)
  if (!text.ok) return text
  const records = csvRecords(text.text, named)
  return records.ok ? rosterOf(records.records, named) : records
}
