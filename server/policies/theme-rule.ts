import { findTheme } from '#server/db/exercises/themes.queries.ts'
import type { ObjectRule } from '#server/http/route.ts'
import { editable } from './library-items.ts'

/** A theme is forgotten by who kept it; an admin's is the school's and goes by an admin's hand. */
export const editableThemeRule: ObjectRule<{ id: number; ownerId: number }> = {
  kind: 'theme',
  find: async (db, caller, id) => editable(caller, await findTheme(db, caller, id)),
}
