import type { namedKinds } from '#machines/classroom/roster-import/roster.columns.ts'
import type { BatchView } from '#machines/forms/batch/batch.selectors.ts'

/** What a column may hold. */
export type NamedKind = (typeof namedKinds)[number]

/** How many rows stand how. */
export type ImportCounts = { ready: number; wrong: number; failed: number; added: number; joined: number; out: number }

/** What is told of an import that was broken off: how many rows it had, and when it began. */
export type BrokenOffWords = { count: number; at: string }

/** A column of a file, what it is thought to hold, and an example of what stands in it. */
export type ImportColumn = { title: string; kind: NamedKind; example: string }

/**
 * How an import stands: choosing a file, saying what its columns hold, asking whether rows mended by hand may be lost by that, reading it,
 * a reading that came to nothing while the rows of the one before are there, its rows on the table, what became of adding each student, or all added.
 */
export type ImportView =
  | { mode: 'choosing'; problem: { sentence: string; hint: string | null } | null; canRetry: boolean; brokenOff: BrokenOffWords | null }
  | { mode: 'naming'; columns: readonly ImportColumn[]; sentence: string | null; canReturn: boolean }
  | { mode: 'losing'; mended: number }
  | { mode: 'reading' }
  | { mode: 'unread'; problem: { sentence: string; hint: string | null }; canRetry: boolean }
  | { mode: 'reviewing'; problem: { sentence: string; hint: string | null } | null; canImport: boolean; canName: boolean; extras: number }
  | BatchView<string>
  | { mode: 'imported' }

/**
 * One row as it is shown. `sentences` say by field what is wrong, `reason` why it was sent and not added; `edition` is another
 * one whenever its texts are.
 */
export type ImportRow = {
  line: number
  edition: number
  name: string
  username: string
  email: string
  status: 'ready' | 'wrong' | 'failed' | 'added' | 'joined' | 'out'
  /** It has an account already and only joins the class. */
  isKnown: boolean
  sentences: Readonly<Record<string, string>>
  reason: string | null
  /** Its cells that no column names, which are left out. */
  extra: readonly string[]
  /** Why it is left out, null while it is not. */
  leftOut: string | null
}

/** What an import shows beside how it stands. */
export type ImportRows = { rows: readonly ImportRow[]; counts: ImportCounts }
