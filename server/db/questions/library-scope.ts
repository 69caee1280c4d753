import { and, asc, desc, getTableColumns, getTableName, or, sql, type SQL, Subquery } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { OwnerFilter } from '#contract/questions/questions.ts'
import type { Role } from '#contract/classroom/people.ts'

/** Who looks into the library. */
export type Viewer = { id: number; role: Role; coTeaches?: boolean }

/**
 * The role of an item's owner, looked up row by row: joined, the planner may read every user of the school before the first row
 * of a page.
 */
export function roleOf(ownerId: PgColumn): SQL<Role> {
  return sql<Role>`(select o.role from users o where o.id = ${sql.raw(`"${getTableName(ownerId.table)}"."${ownerId.name}"`)})`
}

/** Whose items a list holds, as an array of ids; null for everybody's: a viewer's own, those of admins, or for an admin all. */
export function ownersOf(viewer: Viewer, side: OwnerFilter): SQL | null {
  if (side === 'shared') return sql`'{}'::int[]`
  if (side === 'user') return sql`array[${viewer.id}::int]`
  const admins = sql`select o.id from users o where o.role = 'ADMIN' and ${seesShared(viewer)}`
  if (side === 'admin') return sql`array(${admins} and o.id <> ${viewer.id}::int)`
  return viewer.role === 'ADMIN' ? null : sql`array(${admins} union select ${viewer.id}::int)`
}

/** Whether the school's shared library is there for a viewer: not before a teacher who registered has confirmed their address. */
export function seesShared({ id }: { id: number }): SQL {
  return sql`not (select v.must_confirm_email from users v where v.id = ${id}::int)`
}

/** What tells the tables of the library apart by one of their columns. */
function kindOf({ table }: PgColumn): 'exercise' | 'question' {
  return getTableName(table) === 'exercises' ? 'exercise' : 'question'
}

function idOf({ table }: PgColumn): SQL {
  return sql.raw(`"${getTableName(table)}"."id"`)
}

/** The items that colleagues shared with a viewer, or with the school, as an array of ids; only what may be changed where `toEdit`. */
export function sharedWith(viewer: Viewer, kind: 'exercise' | 'question', toEdit = false): SQL {
  const isTheirs = sql`(s.person_id = ${viewer.id}::int or s.person_id is null)${toEdit ? sql` and s.may_edit` : sql``}`
  return sql`array(select s.${sql.raw(`${kind}_id`)} from ${sql.raw(`${kind}_shares`)} s where ${isTheirs} and ${seesShared(viewer)})`
}

/** Whether a colleague shared an item with a viewer; only to change it where `toEdit`. */
export function isShared(viewer: Viewer, ownerId: PgColumn, toEdit = false): SQL<boolean> {
  return sql<boolean>`(${idOf(ownerId)} = any(${sharedWith(viewer, kindOf(ownerId), toEdit)}))`
}

/** The owner of an item that is neither the viewer's nor the school library's, as json; null otherwise. */
export function sharerFor(viewer: Viewer, ownerId: PgColumn): SQL<{ id: number; name: string } | null> {
  if (viewer.role === 'ADMIN') return sql`null::json`
  const owner = sql.raw(`"${getTableName(ownerId.table)}"."${ownerId.name}"`)
  return sql`(select json_build_object('id', o.id, 'name', o.name) from users o where o.id = ${owner} and o.role <> 'ADMIN' and o.id <> ${viewer.id}::int)`
}

/** Whether an item stands in this part of the viewer's library: of these owners, or shared with the viewer where that is asked for. */
export function isListed(viewer: Viewer, side: OwnerFilter, ownerId: PgColumn): SQL | undefined {
  const owners = ownersOf(viewer, side)
  return owners !== null && listsShared(side) ? or(isOwnedBy(owners, ownerId), isFromColleague(viewer, ownerId)) : isOwnedBy(owners, ownerId)
}

/** What was shared with the viewer and is not in the library for another reason, so that nothing stands in a list twice. */
function isFromColleague(viewer: Viewer, ownerId: PgColumn): SQL | undefined {
  return and(isShared(viewer, ownerId), sql`not (${isOwnedBy(ownersOf({ ...viewer, role: 'TEACHER' }, 'both'), ownerId)})`)
}

function listsShared(side: OwnerFilter): boolean {
  return side === 'shared' || side === 'both'
}

/** Whether an item is one of these people's. */
export function isOwnedBy(owners: SQL | null, ownerId: PgColumn): SQL | undefined {
  return owners === null ? undefined : sql`${ownerId} = any(${owners})`
}

/**
 * Whether the viewer may use an item: their own, an admin's, what a colleague shared, or for an admin anybody's. A question is also
 * there for whoever may use an exercise that asks it.
 */
export function isUsable(viewer: Viewer, ownerId: PgColumn): SQL | undefined {
  if (viewer.role === 'ADMIN') return undefined
  const asked = sql`exists (select from question_sets qs where qs.question_id = ${idOf(ownerId)} and qs.exercise_id = any(${sharedWith(viewer, 'exercise')}))`
  return or(isOwnedBy(ownersOf(viewer, 'both'), ownerId), isShared(viewer, ownerId), kindOf(ownerId) === 'question' ? asked : undefined)
}

/** One page of a table of the library: which part of whose library, which items, in what order, at most how many. */
export type LibraryPage = { viewer: Viewer; side: OwnerFilter; ownerId: PgColumn; where: SQL | undefined; by: SQL[]; limit: number }

/**
 * The rows of a page under their table's name, to select from. Each owner's first rows are read in the order of an index, so
 * that a page costs the same however much they, and others, have; the caller orders and limits what comes of all owners.
 */
export function pageRows({ viewer, side, ownerId, where, by, limit }: LibraryPage): Subquery {
  const { table } = ownerId
  const owners = ownersOf(viewer, side)
  const rows = (condition: SQL | undefined) =>
    sql`select * from ${table} where ${condition ?? sql`true`} order by ${sql.join(by, sql`, `)} limit ${sql.raw(String(limit))}`
  const ofOwner = rows(and(sql`${ownerId} = owner_of_page`, where))
  if (owners === null) return new Subquery(rows(where), getTableColumns(table), getTableName(table))
  const ofOwners = sql`select page.* from unnest(${owners}) as owner (owner_of_page) cross join lateral (${ofOwner}) page`
  const all = listsShared(side) ? sql`${ofOwners} union all (${rows(and(isFromColleague(viewer, ownerId), where))})` : ofOwners
  return new Subquery(all, getTableColumns(table), getTableName(table))
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
