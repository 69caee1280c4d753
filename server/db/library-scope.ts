import { and, asc, desc, eq, getTableName, ne, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { OwnerFilter } from '#contract/questions.ts'
import type { Role } from '#contract/people.ts'

/** Who looks into the library. */
export type Viewer = { id: number; role: Role }

/**
 * The role of an item's owner, looked up row by row: joined, the planner may read every user of the school before the first row
 * of a page.
 */
export function roleOf(ownerId: PgColumn): SQL<Role> {
  return sql<Role>`(select o.role from users o where o.id = ${sql.raw(`"${getTableName(ownerId.table)}"."${ownerId.name}"`)})`
}

/** How much of a list a statement walks through: one page in the order of its index, or all of it (to count or to sort). */
export type Reach = 'page' | 'all'

/** Whether the viewer may use an item: their own, an admin's, or for an admin anybody's. */
export function isUsable(viewer: Viewer, ownerId: PgColumn, reach: Reach = 'page'): SQL | undefined {
  return viewer.role === 'ADMIN' ? undefined : or(eq(ownerId, viewer.id), isAdmins(ownerId, reach))
}

/** Whether an item is of the side of the library a list asks for. */
export function isOwnedBy(viewer: Viewer, ownerId: PgColumn, filter: OwnerFilter, reach: Reach): SQL | undefined {
  if (filter === 'user') return eq(ownerId, viewer.id)
  return filter === 'admin' ? and(ne(ownerId, viewer.id), isAdmins(ownerId, reach)) : undefined
}

/** A few rows look their owner up; for many it is less to find the admins once. */
function isAdmins(ownerId: PgColumn, reach: Reach): SQL {
  return reach === 'page' ? sql`${roleOf(ownerId)} = 'ADMIN'` : sql`${ownerId} = any(array(select o.id from users o where o.role = 'ADMIN'))`
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
