import { findNote } from '#server/db/assignments/notes.queries.ts'
import type { ObjectRule } from '#server/http/route.ts'

/** A note is its student's alone. */
export const noteRule: ObjectRule<{ id: number }> = { kind: 'note', find: (db, caller, id) => findNote(db, id, caller.id) }
