import type { NewStudentField } from '#contract/classroom/new-student.ts'
import { columnProblem, columnsOf, knownColumns, type ColumnKind, type NamedColumns, type RosterColumn } from './roster.columns.ts'
import { checkedRows, type RosterRow, type RowDraft } from './roster.rows.ts'

/** A record of a file: the row a spreadsheet shows for it, its cells, and whether its quotation marks are in order. */
export type RosterRecord = { line: number; cells: readonly string[]; isMisquoted: boolean }

/** A class list as read: its columns and its rows with what is wrong with them. */
export type Roster = { columns: RosterColumn[]; rows: RosterRow[] }

/** The columns of a file whose titles do not say what they hold, with the first cells below each, for a person to say it. */
export type UnnamedColumns = { columns: RosterColumn[]; examples: string[] }

/** What reading a file answers: its class list, or why it is none; `unnamed` where a person could say what its columns hold. */
export type RosterReading = ({ ok: true } & Roster) | { ok: false; sentence: string; hint: string | null; unnamed?: UnnamedColumns }

/** The most students one file may bring, and the most columns. */
export const rosterLimits = { students: 5_000, columns: 100 } as const

/** How many cells below no column a row tells of. */
const mostExtra = 10

const noRecords = 'No valid student records found in the CSV file'

/** Reads the records of a file as a class list: the first that is not blank names the columns, each other is a student. */
export function rosterOf(records: readonly RosterRecord[], named: NamedColumns = {}): RosterReading {
  const [header, ...students] = records.filter((record) => record.cells.some((cell) => cell.trim() !== ''))
  if (header === undefined) return { ok: false, sentence: noRecords, hint: 'The file is empty.' }
  if (header.cells.length > rosterLimits.columns) {
    return { ok: false, sentence: `This file has more than ${rosterLimits.columns} columns.`, hint: 'Please keep name, email and username.' }
  }
  const columns = columnsOf(header.cells, named)
  const problem = columnProblem(columns)
  if (problem !== null) return unnamed(columns, students, problem)
  if (students.length > rosterLimits.students) {
    return { ok: false, sentence: 'This file has more than 5,000 students.', hint: 'Please split it into smaller ones.' }
  }
  if (students.length === 0) return { ok: false, sentence: noRecords, hint: 'There are no students below the column names.' }
  return { ok: true, columns, rows: checkedRows(students.map((record) => draftOf(record, columns))) }
}

function unnamed(columns: RosterColumn[], students: readonly RosterRecord[], sentence: string): RosterReading {
  const titles = columns.map(({ title }) => title)
  if (knownColumns(titles) === 0 && titles.some((title) => /\S@\S/.test(title))) {
    return { ok: false, sentence, hint: 'The first row looks like a student. Please put the column names above it: name, email, username.' }
  }
  const hint = 'The first row must name the columns: name, email and, if you like, username.'
  if (students.length === 0) return { ok: false, sentence, hint }
  return { ok: false, sentence, hint, unnamed: { columns, examples: examplesOf(columns, students) } }
}

/** The first cell of each column that holds something. */
export function examplesOf(columns: readonly RosterColumn[], rows: readonly { cells: readonly string[] }[]): string[] {
  return columns.map((_, at) => rows.slice(0, 20).find(({ cells }) => (cells[at] ?? '').trim() !== '')?.cells[at]?.trim().slice(0, 60) ?? '')
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
  const note = isMisquoted ? 'Please check this row: its quotation marks do not match' : null
  const extra = cells.slice(columns.length, columns.length + mostExtra).flatMap((cell) => (cell.trim() === '' ? [] : [cell.trim().slice(0, 60)]))
  return { line, cells: cells.slice(0, columns.length), student, extra, note }

  function rawCellOf(kind: ColumnKind): string {
    return cells[columns.findIndex((column) => column.kind === kind)] ?? ''
  }

  function cellOf(kind: ColumnKind): string {
    return rawCellOf(kind).trim()
  }
}

/** A name in the two columns some lists have for it. */
export function joinedName(firstName: string, lastName: string): string {
  return `${firstName.trim()} ${lastName.trim()}`.trim()
}
