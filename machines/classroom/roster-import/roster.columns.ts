import type { NewStudentField } from '#contract/classroom/new-student.ts'

/** What a column of a class list holds; `reason` is the one an export of failed rows adds, `other` what no account needs. */
export type ColumnKind = NewStudentField | 'firstName' | 'lastName' | 'reason' | 'other'

/** A column as its file names it. */
export type RosterColumn = { title: string; kind: ColumnKind }

/** What a person said that columns hold, by their plain titles; it comes before what the titles say themselves. */
export type NamedColumns = Readonly<Record<string, ColumnKind>>

/** The kinds of columns a person can choose from. */
export const namedKinds = ['name', 'firstName', 'lastName', 'email', 'username', 'age', 'password', 'other'] as const

const kinds: Readonly<Record<string, ColumnKind>> = {
  name: 'name',
  student: 'name',
  studentname: 'name',
  fullname: 'name',
  firstname: 'firstName',
  forename: 'firstName',
  givenname: 'firstName',
  lastname: 'lastName',
  surname: 'lastName',
  familyname: 'lastName',
  email: 'email',
  studentemail: 'email',
  emailaddress: 'email',
  studentemailaddress: 'email',
  username: 'username',
  user: 'username',
  login: 'username',
  age: 'age',
  password: 'password',
  reason: 'reason',
}

/** The columns of a first row; capitals, spaces, hyphens and underscores make no difference. */
export function columnsOf(titles: readonly string[], named: NamedColumns = {}): RosterColumn[] {
  return titles.map((title) => ({ title, kind: (Object.hasOwn(named, plainTitle(title)) ? named[plainTitle(title)] : undefined) ?? kindOf(title) }))
}

/** What a title is remembered by; empty for one that nobody can have meant as a title. */
export function plainTitle(title: string): string {
  return title.length > 100 ? '' : title.toLowerCase().replaceAll(/[\s_-]/g, '')
}

/** Whether what was said of columns is what they are read as. */
export function saysAlready(columns: readonly RosterColumn[], named: NamedColumns): boolean {
  return columns.every(({ title, kind }) => plainTitle(title) === '' || named[plainTitle(title)] === (kind === 'reason' ? 'other' : kind))
}

/** How many columns of a first row hold something an account needs. */
export function knownColumns(titles: readonly string[], named: NamedColumns = {}): number {
  return columnsOf(titles, named).filter(({ kind }) => kind !== 'other').length
}

/** Why a first row does not do, or null: columns that are missing, or two for the same thing. */
export function columnProblem(columns: readonly RosterColumn[]): string | null {
  const found = columns.map(({ kind }) => kind)
  const missing = [...(found.includes('name') || found.includes('firstName') ? [] : ['name']), ...(found.includes('email') ? [] : ['email'])]
  if (missing.length > 0) return `Missing required columns: ${missing.join(', ')}`
  const second = columns.find(({ kind }, index) => kind !== 'other' && found.indexOf(kind) < index)
  const first = columns.find(({ kind }) => kind === second?.kind)
  return first && second ? `Two columns hold the same: "${shown(first)}" and "${shown(second)}". Please keep one.` : null
}

function kindOf(title: string): ColumnKind {
  const plain = plainTitle(title)
  return Object.hasOwn(kinds, plain) ? (kinds[plain] ?? 'other') : 'other'
}

function shown({ title }: RosterColumn): string {
  return title.trim()
}
