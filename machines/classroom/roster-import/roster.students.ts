import type { BatchCall, BatchItem } from '#machines/forms/batch/batch.items.ts'
import type { AddedStudent, RosterRow } from './roster.rows.ts'

/**
 * An account to make and the class to put it into; an empty password asks for a start password, a null age is not known. A username that was made
 * from a name gives way to the next one where somebody has it by now.
 */
export type NewStudent = {
  name: string
  username: string
  isUsernameMade: boolean
  email: string
  age: number | null
  password: string
  classId: number | null
}

type Destination = { fileId: string; classId: number | null }

/** Whether all that was asked for a row is done, and something was asked. */
export function isAdded({ added }: RosterRow): boolean {
  return added?.isInClass ?? false
}

/** Whether Import would send a row: it has nothing to fix and is not added yet. */
export function isImportable(row: RosterRow): boolean {
  if (row.leftOut !== null) return false
  if (row.added !== null) return !row.added.isInClass
  return row.problems.length === 0 && Object.keys(row.refusal?.fields ?? {}).length === 0
}

/** The calls that add rows. A row's key changes with each fix, so the same call never carries other contents. */
export function callsFor(rows: readonly RosterRow[], { fileId, classId }: Destination): BatchCall<NewStudent, AddedStudent>[] {
  return rows.map((row) => {
    const { name, username, email, age, password } = row.student
    const value = { name, username, isUsernameMade: row.isUsernameMade, email, age: age === '' ? null : Number(age), password, classId }
    return { key: keyOf(fileId, row), value, kept: row.added }
  })
}

/** The rows after some were added or refused. */
export function rowsAfter(rows: readonly RosterRow[], fileId: string, items: readonly BatchItem<NewStudent, AddedStudent>[]): RosterRow[] {
  const byKey = new Map(items.map((item) => [item.key, item]))
  return rows.map((row) => {
    const item = byKey.get(keyOf(fileId, row))
    if (item === undefined || item.status === 'waiting') return row
    const given = item.kept?.username
    const renamed = given === undefined ? {} : { student: { ...row.student, username: given }, asked: row.asked ?? row.student.username }
    return { ...row, ...renamed, added: item.kept, refusal: item.sentence === null ? null : { sentence: item.sentence, fields: item.fields } }
  })
}

function keyOf(fileId: string, { line, edition }: RosterRow): string {
  return `${fileId}-${line}-${edition}`
}
