import { rosterOf, type RosterReading } from '#machines/classroom/roster-import/roster.table.ts'
import { csvRecords } from './csv-records.ts'
import { textOfBytes } from './text-of-bytes.ts'

/** Reads the bytes of a file as a class list. Long files take a while: call it in a worker. */
export function readRoster(bytes: Uint8Array): RosterReading {
  const text = textOfBytes(bytes)
  if (!text.ok) return text
  const records = csvRecords(text.text)
  return records.ok ? rosterOf(records.records) : records
}
