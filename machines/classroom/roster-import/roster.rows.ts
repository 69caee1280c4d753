import { newStudentProblem, type NewStudentField } from '#contract/classroom/new-student.ts'
import { plainUsername, usernameFrom } from './roster.username.ts'

/** What is wrong with a row, and with which of its fields. */
export type RowProblem = { field: NewStudentField; sentence: string }

/**
 * An account that was made of a row, or that was there before (`isKnown`). `startPassword` is known only now; `isInClass` is false
 * while it did not reach its class.
 */
export type AddedStudent = { studentId: number; startPassword: string | null; isInClass: boolean; isKnown?: true }

/** An e-mail address, in lower case, that has an account; `student` is null where that is somebody else's. */
export type KnownAccount = { email: string; student: { id: number; name: string; username: string } | null }

/** A row as its file has it. `line` is the row a spreadsheet shows; `note` is what was odd about its form. */
export type RowDraft = { line: number; cells: readonly string[]; student: Record<NewStudentField, string>; note: string | null }

/**
 * A row of a class list: what its file says in `cells`, what its account will be in `student`, and what is wrong with that.
 * `edition` counts its fixes; `isUsernameMade` says that the username follows the name; `refusal` is the server's answer to
 * this edition; `added` is the account once there is one.
 */
export type RosterRow = Omit<RowDraft, 'note'> & {
  note: string | null
  edition: number
  isUsernameMade: boolean
  problems: readonly RowProblem[]
  refusal: { sentence: string; fields: Record<string, string> } | null
  added: AddedStudent | null
}

/** A fix of one field of one row. */
export type RowFix = { line: number; field: NewStudentField; value: string }

const fields = ['name', 'email', 'username', 'age', 'password'] as const

/**
 * Checks every row, by itself and against the others; a row without a username gets one made from its name, and none of those
 * somebody has.
 */
export function checkedRows(drafts: readonly RowDraft[], somebodys: readonly string[] = []): RosterRow[] {
  const taken = new Set([...somebodys, ...drafts.map((draft) => plain(draft.student.username))])
  const numbers = new Map<string, number>()
  const rows = drafts.map((draft): RosterRow => {
    const isUsernameMade = draft.student.username === ''
    const student = isUsernameMade ? { ...draft.student, username: freeUsername(draft.student.name, taken, numbers) } : draft.student
    return { ...draft, student, edition: 0, isUsernameMade, problems: [], refusal: null, added: null }
  })
  const first = firstLines(rows)
  return rows.map((row) => withProblems(row, first))
}

/** The usernames that rows nobody has fixed yet would have from their names alone. */
export function wishedUsernames(rows: readonly RosterRow[]): string[] {
  const wished = rows.map(({ isUsernameMade, student }) => (isUsernameMade ? plainUsername(student.name) : ''))
  return [...new Set(wished)].filter((username) => username !== '')
}

/** Rows that were only read, each made username another one where somebody has it; `somebodys` are in lower case. */
export function withFreeUsernames(rows: readonly RosterRow[], somebodys: readonly string[]): RosterRow[] {
  const asRead = rows.map((row) => (row.isUsernameMade ? { ...row, student: { ...row.student, username: '' } } : row))
  return checkedRows(asRead, somebodys)
}

/**
 * Rows that were only read, each whose e-mail address has an account joined with it: a student's row only needs its class, somebody
 * else's address has to be another one.
 */
export function withKnownAccounts(rows: readonly RosterRow[], known: readonly KnownAccount[]): RosterRow[] {
  const byEmail = new Map(known.map((account) => [account.email, account.student]))
  return rows.map((row) => {
    const student = byEmail.get(plain(row.student.email))
    if (student === undefined || row.problems.some(({ field }) => field === 'email')) return row
    if (student === null) return { ...row, refusal: { sentence: addressTaken, fields: { email: addressTaken } } }
    const { id: studentId, name, username } = student
    const added = { studentId, startPassword: null, isInClass: false, isKnown: true } as const
    return { ...row, student: { ...row.student, name, username }, problems: [], added }
  })
}

const addressTaken = 'Somebody at your school has this email already'

/** The rows after one was fixed: it is checked again, and so are those that share or shared its e-mail address or username. */
export function fixedRows(rows: readonly RosterRow[], fix: RowFix): RosterRow[] {
  const before = rows.find((row) => row.line === fix.line)
  if (before === undefined || before.added !== null) return [...rows]
  const fixed = fixedRow(rows, before, fix)
  const after = rows.map((row) => (row === before ? fixed : row))
  const first = firstLines(after)
  const touched = new Set([...keysOf(before), ...keysOf(fixed)])
  return after.map((row) => (row === fixed || keysOf(row).some((key) => touched.has(key)) ? withProblems(row, first) : row))
}

function fixedRow(rows: readonly RosterRow[], row: RosterRow, { field, value }: RowFix): RosterRow {
  const student = { ...row.student, [field]: field === 'password' ? value : value.trim() }
  const isUsernameMade = row.isUsernameMade && field !== 'username'
  if (isUsernameMade && field === 'name') {
    student.username = freeUsername(student.name, new Set(rows.filter((other) => other !== row).map((other) => plain(other.student.username))))
  }
  return { ...row, student, isUsernameMade, edition: row.edition + 1, note: null, refusal: null }
}

function freeUsername(name: string, taken: Set<string>, numbers?: Map<string, number>): string {
  const username = usernameFrom(name, (one) => taken.has(one), numbers)
  taken.add(username)
  return username
}

function withProblems(row: RosterRow, first: ReadonlyMap<string, number>): RosterRow {
  if (row.added !== null) return row
  const problems = fields.flatMap((field) => {
    const sentence = (field === 'name' ? row.note : null) ?? fieldProblem(row, field, first)
    return sentence === null ? [] : [{ field, sentence }]
  })
  return { ...row, problems }
}

function fieldProblem({ line, student, isUsernameMade }: RosterRow, field: NewStudentField, first: ReadonlyMap<string, number>): string | null {
  const text = student[field]
  if (field === 'username' && isUsernameMade && student.name === '') return null
  if (text === '' && field === 'name') return 'Missing student name'
  if (text === '' && field === 'email') return 'Missing email'
  if (text.includes('\uFFFD')) return 'Please type this again: some of its letters could not be read'
  const problem = newStudentProblem(field, text)
  if (problem !== null || (field !== 'email' && field !== 'username')) return problem
  const earlier = first.get(keyOf(field, text)) ?? line
  return earlier === line ? null : `Row ${earlier} has the same ${field}`
}

/** The first row of every e-mail address and username; an account that exists comes before every row that is none yet. */
function firstLines(rows: readonly RosterRow[]): Map<string, number> {
  const first = new Map<string, number>()
  for (const row of [...rows.filter(({ added }) => added !== null), ...rows]) {
    for (const key of keysOf(row)) if (!first.has(key)) first.set(key, row.line)
  }
  return first
}

function keysOf({ student }: RosterRow): string[] {
  return [keyOf('email', student.email), keyOf('username', student.username)]
}

function keyOf(field: 'email' | 'username', text: string): string {
  return `${field} ${plain(text)}`
}

function plain(text: string): string {
  return text.trim().toLowerCase()
}
