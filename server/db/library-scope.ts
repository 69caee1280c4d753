import { and, asc, desc, eq, ne, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { OwnerFilter } from '#contract/questions.ts'
import type { Role } from '#contract/people.ts'
import { users } from './schema.ts'

/** Who looks into the library. */
export type Viewer = { id: number; role: Role }

/** Whether the viewer may use an item: their own, an admin's, or for an admin anybody's. Its owner must be joined as `users`. */
export function isUsable(viewer: Viewer, ownerId: PgColumn): SQL | undefined {
  return viewer.role === 'ADMIN' ? undefined : or(eq(ownerId, viewer.id), eq(users.role, 'ADMIN'))
}

/** Whether an item is of the side of the library a list asks for. Its owner must be joined as `users`. */
export function isOwnedBy(viewer: Viewer, ownerId: PgColumn, filter: OwnerFilter): SQL | undefined {
  if (filter === 'user') return eq(ownerId, viewer.id)
  return filter === 'admin' ? and(ne(ownerId, viewer.id), eq(users.role, 'ADMIN')) : undefined
}

/** A text to look for as a pattern that finds it anywhere; null when there is nothing to look for. */
export function patternOf(words: string | undefined): string | null {
  const text = words?.trim() ?? ''
  return text === '' ? null : `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}

/** The order of a list and where to go on in it. */
export type ListOrder<By extends string> = { by: By; isDescending: boolean; after: { key: string; id: number } | null }

/** What a list is sorted by; `cast` turns the key of a cursor back into its type. */
export type SortKey = { expression: SQL; cast: 'text' | 'int' }

/** Where a page begins (undefined for the first) and what it is sorted by. */
export type Keyset = { from: SQL | undefined; by: SQL[] }

/** The parts of a statement that sort by `key` and then `id`, from the cursor on. */
export function keyset({ isDescending, after }: ListOrder<string>, { expression, cast }: SortKey, id: PgColumn): Keyset {
  const direction = isDescending ? sql`<` : sql`>`
  const from = after === null ? undefined : sql`(${expression}, ${id}) ${direction} ((${after.key}::text)::${sql.raw(cast)}, ${after.id}::int)`
  return { from, by: isDescending ? [desc(expression), desc(id)] : [asc(expression), asc(id)] }
}

/** The order by age: ids are given in the order things are made. */
export function keysetById({ isDescending, after }: ListOrder<string>, id: PgColumn): Keyset {
  const direction = isDescending ? sql`<` : sql`>`
  return { from: after === null ? undefined : sql`${id} ${direction} ${after.id}::int`, by: [isDescending ? desc(id) : asc(id)] }
}
