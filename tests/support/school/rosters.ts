import type { BatchItem } from '#machines/forms/batch/batch.items.ts'
import type { RosterFile } from '#machines/classroom/roster-import/roster-import.setup.ts'
import type { AddedStudent } from '#machines/classroom/roster-import/roster.rows.ts'
import type { NewStudent } from '#machines/classroom/roster-import/roster.students.ts'
import { rosterOf } from '#machines/classroom/roster-import/roster.table.ts'

/** What reading a list of these lines answers; each is a name, an e-mail address and a username. */
export function rosterFile(...lines: string[]): RosterFile {
  const records = ['name,email,username', ...lines].map((line, index) => ({ line: index + 1, cells: line.split(','), isMisquoted: false }))
  return { fileId: 'file', reading: rosterOf(records) }
}

/** What a bulk action leaves of a row of that list: added, or not with a sentence, by its number and how often it was fixed. */
export function itemOf(line: number, outcome: Partial<BatchItem<NewStudent, AddedStudent>>, edition = 0): BatchItem<NewStudent, AddedStudent> {
  const value = { name: '', username: '', isUsernameMade: false, email: '', age: null, password: '', classId: null }
  return { key: `file-${line}-${edition}`, value, kept: null, status: 'failed', sentence: null, fields: {}, ...outcome }
}

/** The item of a row whose account was made. */
export function addedItem(line: number, edition = 0): BatchItem<NewStudent, AddedStudent> {
  return itemOf(line, { status: 'done', kept: { studentId: 100 + line, startPassword: `start-${line}`, isInClass: true } }, edition)
}
