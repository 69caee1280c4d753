import { findClassRow, type ClassRow } from '#server/db/classroom/classes.queries.ts'
import { fail } from '#server/errors.ts'
import type { ObjectRule } from '#server/http/route.ts'
import { isClassKeeper } from '#server/use-cases/classroom/co-teachers.ts'

/** A class is seen by its teacher, by who teaches it with them, and by admins; the bin hides it from all. */
export const classRule: ObjectRule<ClassRow> = {
  kind: 'class',
  find: (db, caller, id) => findClassRow(db, caller, id),
}

/** A class for who decides about it: its teacher and admins. 403 for who teaches it with them, since it is no secret to them. */
export const keptClassRule: ObjectRule<ClassRow> = {
  kind: 'class',
  find: async (db, caller, id) => {
    const found = await findClassRow(db, caller, id)
    if (found && !isClassKeeper(caller, found)) throw fail('forbidden', { error: 'Only the teacher whose class this is may do that.' })
    return found
  },
}
