import type { RosterImportSnapshot } from './roster-import.machine.ts'
import { isMended, type RosterRow } from './roster.rows.ts'
import { isAdded, isImportable } from './roster.students.ts'

/**
 * How a row stands: `failed` may be imported again as it is, `wrong` needs a fix first, `joined` had an account and is in its class, `out` is
 * left out.
 */
export type RowStatus = 'ready' | 'wrong' | 'failed' | 'added' | 'joined' | 'out'

/** How a row stands. */
export function rowStatus(row: RosterRow): RowStatus {
  if (isAdded(row)) return row.added?.isKnown ? 'joined' : 'added'
  if (row.leftOut !== null) return 'out'
  if (!isImportable(row)) return 'wrong'
  return row.refusal === null ? 'ready' : 'failed'
}

/** How many rows stand how. */
export function rowCounts({ context }: RosterImportSnapshot): Record<RowStatus, number> {
  const counts = { ready: 0, wrong: 0, failed: 0, added: 0, joined: 0, out: 0 }
  for (const row of context.rows) counts[rowStatus(row)] += 1
  return counts
}

/** What is said above the rows or instead of them, with what to do about it; null when there is nothing to say. */
export function importSentence({ context }: RosterImportSnapshot): { sentence: string; hint: string | null } | null {
  if (context.sentence !== null) return { sentence: context.sentence, hint: context.hint }
  const isNoneValid = context.rows.length > 0 && context.rows.every((row) => ['wrong', 'out'].includes(rowStatus(row)))
  return isNoneValid ? { sentence: 'No valid student records found in the CSV file', hint: 'Please fix the rows below.' } : null
}

/** What is wrong with a row by field: its own problems, and the server's once it was sent. */
export function fieldSentences(row: RosterRow): Record<string, string> {
  return { ...row.refusal?.fields, ...Object.fromEntries(row.problems.map(({ field, sentence }) => [field, sentence])) }
}

/** Whether Import would add anybody. */
export function canImport(snapshot: RosterImportSnapshot): boolean {
  return snapshot.can({ type: 'import.requested' })
}

/** Whether leaving loses something: rows that were fixed and not added, an import under way, or start passwords. */
export function wouldLoseImport(snapshot: RosterImportSnapshot): boolean {
  return snapshot.status === 'active' && (snapshot.matches('importing') || snapshot.context.rows.some((row) => isMended(row) || rowStatus(row) === 'added'))
}

/** How many rows have cells that no column names. */
export function rowsWithExtra({ context }: RosterImportSnapshot): number {
  return context.rows.filter(({ extra, leftOut }) => extra.length > 0 && leftOut === null).length
}

/** Whether what the columns hold can still be said in another way. */
export function canName(snapshot: RosterImportSnapshot): boolean {
  return snapshot.can({ type: 'naming.requested' })
}

/** Whether there are rows to go back to from what the columns hold, or from a reading of their file that came to nothing. */
export function canReturn(snapshot: RosterImportSnapshot): boolean {
  return snapshot.can({ type: 'rows.requested' })
}

/** How many rows were mended by hand. */
export function mendedCount({ context }: RosterImportSnapshot): number {
  return context.rows.filter(isMended).length
}

/** The bulk action that adds the students; undefined while none runs. */
export function addingBatch(snapshot: RosterImportSnapshot) {
  return snapshot.children.addStudents
}
