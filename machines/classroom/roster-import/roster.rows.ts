import { newStudentProblem, type NewStudentField } from '#contract/classroom/new-student.ts'
import { plainUsername, usernameFrom } from './roster.username.ts'

/** What is wrong with a row, and with which of its fields. */
export type RowProblem = { field: NewStudentField; sentence: string }

/**
 * An account that was made of a row, or that was there before (`isKnown`). `startPassword` is known only now; `isInClass` is false
 * while it did not reach its class; `username` is another one than asked for, which somebody got meanwhile.
 */
export type AddedStudent = { studentId: number; startPassword: string | null; isInClass: boolean; isKnown?: true; username?: string }

/** An e-mail address, in lower case, that has an account; `student` is null where that is somebody else's. */
export type KnownAccount = { email: string; student: { id: number; name: string; username: string } | null }

/**
 * A row as its file has it. `line` is the row a spreadsheet shows; `note` is what was odd about its form, `extra` the cells that no column
 * names, which nothing is made of.
 */
export type RowDraft = {
  line: number
  cells: readonly string[]
  student: Record<NewStudentField, string>
  extra: readonly string[]
  note: string | null
}

/**
 * A row of a class list: what its file says in `cells`, what its account will be in `student`, and what is wrong with that.
 * `edition` counts its fixes; `isUsernameMade` says that the username follows the name; `refusal` is the server's answer to
 * this edition; `added` is the account once there is one; `leftOut` says why nothing is made of it, null while something is;
 * `isPlaced` says that it was left out or taken in by hand; `asked` is the username that was asked for where the account got another one.
 */
export type RosterRow = Omit<RowDraft, 'note'> & {
  note: string | null
  edition: number
  isUsernameMade: boolean
  problems: readonly RowProblem[]
  refusal: { sentence: string; fields: Record<string, string> } | null
  added: AddedStudent | null
  leftOut: string | null
  isPlaced?: true | undefined
  asked?: string | undefined
}

/** A fix of one field of one row. */
export type RowFix = { line: number; field: NewStudentField; value: string }

const fields = ['name', 'email', 'username', 'age', 'password'] as const

/**
 * Checks every row, by itself and against the others; a row without a username gets one made from its name, and none of those
 * somebody has.
 */
export function checkedRows(drafts: readonly RowDraft[], somebodys: readonly string[] = []): RosterRow[] {
  const out = notStudents(drafts)
  const taken = new Set([...somebodys, ...drafts.map((draft) => plain(draft.student.username))])
  const numbers = new Map<string, number>()
  const rows = drafts.map((draft, at): RosterRow => {
    const leftOut = out.get(at) ?? null
    const isUsernameMade = draft.student.username === ''
    const username = isUsernameMade && leftOut === null ? freeUsername(draft.student.name, taken, numbers) : draft.student.username
    const student = { ...draft.student, username }
    return { ...draft, student, edition: 0, isUsernameMade, problems: [], refusal: null, added: null, leftOut }
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
  return checkedAgain(rows, before, fixedRow(rows, before, fix))
}

/** The rows after one was left out, or taken back in where it was. */
export function rowsWithout(rows: readonly RosterRow[], line: number): RosterRow[] {
  const before = rows.find((row) => row.line === line)
  if (before === undefined || before.added?.isInClass === true) return [...rows]
  if (before.leftOut === null) return checkedAgain(rows, before, { ...before, leftOut: 'You left it out', isPlaced: true })
  return checkedAgain(rows, before, named(rows, { ...before, leftOut: null, isPlaced: true }))
}

/** Whether a person mended a row by hand, which reading its file anew would lose. */
export function isMended({ edition, isPlaced }: RosterRow): boolean {
  return edition > 0 || isPlaced === true
}

/** Why drafts are no student of their own, by their places: sums below a list, and rows that stand in it twice. */
function notStudents(drafts: readonly RowDraft[]): Map<number, string> {
  const seen = new Map<string, number>()
  const out = new Map<number, string>()
  for (const [at, draft] of drafts.entries()) {
    const key = draft.cells.map(plain).join('\n')
    const earlier = seen.get(key)
    if (earlier === undefined) seen.set(key, draft.line)
    else if (draft.student.email.includes('@') && draft.cells.length > 0) out.set(at, `Row ${earlier} says the same`)
    if (isSum(draft)) out.set(at, 'It looks like a sum, not a student')
  }
  return out
}

/** Words a sum begins with below a list of people. */
const sums = /^(?:total|sum|count|students|number|gesamt|summe|anzahl|somme|totale|suma|razem|toplam)\b/i

function isSum({ cells, student }: RowDraft): boolean {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
  const isPerson = student.email !== '' || filled.some((cell) => cell.includes('@'))
  return !isPerson && filled.some((cell) => sums.test(cell)) && filled.some((cell) => /\d/.test(cell))
}

function checkedAgain(rows: readonly RosterRow[], before: RosterRow, fixed: RosterRow): RosterRow[] {
  const after = rows.map((row) => (row === before ? fixed : row))
  const first = firstLines(after)
  const touched = new Set([...keysOf(before), ...keysOf(fixed)])
  return after.map((row) => (row === fixed || keysOf(row).some((key) => touched.has(key)) ? withProblems(row, first) : row))
}

function fixedRow(rows: readonly RosterRow[], row: RosterRow, { field, value }: RowFix): RosterRow {
  const student = { ...row.student, [field]: field === 'password' ? value : value.trim() }
  const isUsernameMade = row.isUsernameMade && field !== 'username'
  const fixed = { ...row, student, isUsernameMade, edition: row.edition + 1, note: null, refusal: null }
  return field === 'name' ? named(rows, fixed) : fixed
}

/** A row whose username, where it was made from its name, is one that no other row has. */
function named(rows: readonly RosterRow[], row: RosterRow): RosterRow {
  if (!row.isUsernameMade) return row
  const taken = new Set(rows.filter(({ line }) => line !== row.line).map(({ student }) => plain(student.username)))
  return { ...row, student: { ...row.student, username: freeUsername(row.student.name, taken) } }
}

function freeUsername(name: string, taken: Set<string>, numbers?: Map<string, number>): string {
  const username = usernameFrom(name, (one) => taken.has(one), numbers)
  taken.add(username)
  return username
}

function withProblems(row: RosterRow, first: ReadonlyMap<string, number>): RosterRow {
  if (row.added !== null || row.leftOut !== null) return { ...row, problems: [] }
  const problems = fields.flatMap((field) => {
    const sentence = (field === 'name' ? row.note : null) ?? fieldProblem(row, field, first)
    return sentence === null ? [] : [{ field, sentence }]
  })
  return { ...row, problems }
}

function fieldProblem({ line, student, isUsernameMade }: RosterRow, field: NewStudentField, first: ReadonlyMap<string, number>): string | null {
  const text = student[field]
  if (field === 'username' && isUsernameMade && (student.name === '' || text === '')) return null
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
    if (row.leftOut !== null) continue
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
