import type { NewStudentField } from '#contract/classroom/new-student.ts'

/** What a column of a class list holds; `reason` is the one an export of failed rows adds, `other` what no account needs. */
export type ColumnKind = NewStudentField | 'firstName' | 'lastName' | 'reason' | 'other'

/** A column as its file names it. */
export type RosterColumn = { title: string; kind: ColumnKind }

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
export function columnsOf(titles: readonly string[]): RosterColumn[] {
  return titles.map((title) => ({ title, kind: kindOf(title) }))
}

/** How many columns of a first row hold something an account needs. */
export function knownColumns(titles: readonly string[]): number {
  return titles.filter((title) => kindOf(title) !== 'other').length
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
  const plain = title.length > 100 ? '' : title.toLowerCase().replaceAll(/[\s_-]/g, '')
  return Object.hasOwn(kinds, plain) ? (kinds[plain] ?? 'other') : 'other'
}

function shown({ title }: RosterColumn): string {
  return title.trim()
}
