import type { ColumnKind, RosterColumn } from './roster.columns.ts'
import type { RosterRow } from './roster.rows.ts'
import { joinedName, type Roster } from './roster.table.ts'

/** A list to fill in: what an account can be made of, with one student as an example. */
export const rosterTemplate: string[][] = [
  ['first name', 'last name', 'email', 'username'],
  ['Ana', 'Example', 'ana.example@school.example', ''],
]

/** Where in a sheet a row is and why it was not added: `Row 7: Missing email`; null for one that can be or was. */
export function reasonOf(row: RosterRow): string | null {
  if (row.leftOut !== null) return null
  const sentences = [...row.problems.map((problem) => problem.sentence), ...(row.refusal === null ? [] : [refusalOf(row, row.refusal)])]
  return sentences.length === 0 ? null : `Row ${row.line}: ${sentences.join('; ')}`
}

/**
 * The rows that were not added as a table with the columns of their file, what was fixed in its place, a username where there
 * was none, and the reason last. Read again it gives the same students.
 */
export function failedTable({ columns, rows }: Roster): string[][] {
  const kept = columns.filter(({ kind }) => kind !== 'reason')
  const asked: RosterColumn[] = kept.some(({ kind }) => kind === 'username') ? kept : [...kept, { title: 'username', kind: 'username' }]
  const failed = rows.flatMap((row) => {
    const reason = reasonOf(row)
    return reason === null ? [] : [[...asked.map((column) => cellOf(row, columns, column)), reason]]
  })
  return [[...asked.map(({ title }) => title), 'reason'], ...failed]
}

function refusalOf(row: RosterRow, { sentence }: { sentence: string }): string {
  const failed = row.added === null ? `Failed to add student ${row.student.name}` : `${row.student.name} has an account but is not in the class`
  return `${failed}: ${sentence}`
}

function cellOf(row: RosterRow, columns: readonly RosterColumn[], column: RosterColumn): string {
  const { student } = row
  const own = row.cells[columns.indexOf(column)] ?? ''
  const isSameName = student.name === joinedName(cellOfKind('firstName'), cellOfKind('lastName'))
  switch (column.kind) {
    case 'firstName':
      return isSameName ? own : student.name
    case 'lastName':
      return isSameName ? own : ''
    case 'other':
    case 'reason':
      return own
    default:
      return student[column.kind]
  }

  function cellOfKind(kind: ColumnKind): string {
    return row.cells[columns.findIndex((one) => one.kind === kind)] ?? ''
  }
}
