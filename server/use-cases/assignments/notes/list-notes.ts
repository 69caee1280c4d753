import type { listNotes as endpoint, Note } from '#contract/assignments/notes.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { listNoteRows } from '#server/db/assignments/notes.queries.ts'
import type { Deps } from '#server/deps.ts'

/** The notes a student has before them. One statement. */
export async function listNotes({ db }: Pick<Deps, 'db'>, studentId: number): Promise<ReplyOf<typeof endpoint>> {
  return { results: notesOnTheWire(await listNoteRows(db, studentId)) }
}

/** Notes as the wire shows them. */
export function notesOnTheWire(rows: Awaited<ReturnType<typeof listNoteRows>>): Note[] {
  return rows.map(({ at, ...note }) => ({ ...note, at: at.toISOString() }))
}
