import type { listNotes as endpoint } from '#contract/assignments/notes.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { listNoteRows } from '#server/db/assignments/notes.queries.ts'
import type { Deps } from '#server/deps.ts'

/** The notes a student has before them. One statement. */
export async function listNotes({ db }: Pick<Deps, 'db'>, studentId: number): Promise<ReplyOf<typeof endpoint>> {
  const rows = await listNoteRows(db, studentId)
  return { results: rows.map(({ at, ...note }) => ({ ...note, at: at.toISOString() })) }
}
