import { findClassRow, type ClassRow } from '#server/db/classroom/classes.queries.ts'
import type { ObjectRule } from '#server/http/route.ts'

/** A class is seen by its teacher and by admins; the bin hides it from all. */
export const classRule: ObjectRule<ClassRow> = {
  kind: 'class',
  find: (db, caller, id) => findClassRow(db, caller, id),
}
