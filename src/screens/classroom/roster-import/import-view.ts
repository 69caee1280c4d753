import type { BatchView } from '#machines/forms/batch/batch.selectors.ts'

/** How many rows stand how. */
export type ImportCounts = { ready: number; wrong: number; failed: number; added: number; joined: number }

/**
 * How an import stands: choosing a file, reading it, its rows on the table, what became of adding each student, or all added.
 */
export type ImportView =
  | { mode: 'choosing'; problem: { sentence: string; hint: string | null } | null; canRetry: boolean }
  | { mode: 'reading' }
  | { mode: 'reviewing'; problem: { sentence: string; hint: string | null } | null; canImport: boolean }
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
  status: 'ready' | 'wrong' | 'failed' | 'added' | 'joined'
  /** It has an account already and only joins the class. */
  isKnown: boolean
  sentences: Readonly<Record<string, string>>
  reason: string | null
}

/** What an import shows beside how it stands. */
export type ImportRows = { rows: readonly ImportRow[]; counts: ImportCounts }
