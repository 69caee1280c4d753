import type { NewStudentField } from '#contract/classroom/new-student.ts'
import { columnProblem, columnsOf, knownColumns, type ColumnKind, type RosterColumn } from './roster.columns.ts'
import { checkedRows, type RosterRow, type RowDraft } from './roster.rows.ts'

/** A record of a file: the row a spreadsheet shows for it, its cells, and whether its quotation marks are in order. */
export type RosterRecord = { line: number; cells: readonly string[]; isMisquoted: boolean }

/** A class list as read: its columns and its rows with what is wrong with them. */
export type Roster = { columns: RosterColumn[]; rows: RosterRow[] }

/** What reading a file answers: its class list, or why it is none. */
export type RosterReading = ({ ok: true } & Roster) | { ok: false; sentence: string; hint: string | null }

/** The most students one file may bring, and the most columns. */
export const rosterLimits = { students: 5_000, columns: 100 } as const

const noRecords = 'No valid student records found in the CSV file'

/** Reads the records of a file as a class list: the first that is not blank names the columns, each other is a student. */
export function rosterOf(records: readonly RosterRecord[]): RosterReading {
  const [header, ...students] = records.filter((record) => record.cells.some((cell) => cell.trim() !== ''))
  if (header === undefined) return { ok: false, sentence: noRecords, hint: 'The file is empty.' }
  if (header.cells.length > rosterLimits.columns) {
    return { ok: false, sentence: `This file has more than ${rosterLimits.columns} columns.`, hint: 'Please keep name, email and username.' }
  }
  const columns = columnsOf(header.cells)
  const problem = columnProblem(columns)
  if (problem !== null) return { ok: false, sentence: problem, hint: hintFor(header.cells) }
  if (students.length > rosterLimits.students) {
    return { ok: false, sentence: 'This file has more than 5,000 students.', hint: 'Please split it into smaller ones.' }
  }
  if (students.length === 0) return { ok: false, sentence: noRecords, hint: 'There are no students below the column names.' }
  return { ok: true, columns, rows: checkedRows(students.map((record) => draftOf(record, columns))) }
}

function hintFor(titles: readonly string[]): string {
  const isData = knownColumns(titles) === 0 && titles.some((title) => /\S@\S/.test(title))
  return isData
    ? 'The first row looks like a student. Please put the column names above it: name, email, username.'
    : 'The first row must name the columns: name, email and, if you like, username.'
}

function draftOf({ line, cells, isMisquoted }: RosterRecord, columns: readonly RosterColumn[]): RowDraft {
  const name = cellOf('name') || joinedName(cellOf('firstName'), cellOf('lastName'))
  const student: Record<NewStudentField, string> = {
    name,
    username: cellOf('username'),
    email: cellOf('email'),
    age: cellOf('age'),
    password: rawCellOf('password'),
  }
  const isTooLong = cells.slice(columns.length).some((cell) => cell.trim() !== '')
  return { line, cells: cells.slice(0, columns.length), student, note: noteOf(isMisquoted, isTooLong) }

  function rawCellOf(kind: ColumnKind): string {
    return cells[columns.findIndex((column) => column.kind === kind)] ?? ''
  }

  function cellOf(kind: ColumnKind): string {
    return rawCellOf(kind).trim()
  }
}

function noteOf(isMisquoted: boolean, isTooLong: boolean): string | null {
  if (isMisquoted) return 'Please check this row: its quotation marks do not match'
  return isTooLong ? 'Please check this row: it has more cells than the first row' : null
}

/** A name in the two columns some lists have for it. */
export function joinedName(firstName: string, lastName: string): string {
  return `${firstName.trim()} ${lastName.trim()}`.trim()
}
