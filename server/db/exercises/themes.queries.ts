import { and, eq, or, sql, type SQL } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { ownersOf, seesShared, type Viewer } from '#server/db/questions/library-scope.ts'
import { themes } from '#server/db/schema/library.ts'
import { users } from '#server/db/schema/people.ts'

/** The themes offered to a viewer: their own and those of admins, by name, with how many of the exercises they see hold each. */
export function listThemeRows(db: Db | Transaction, viewer: Viewer) {
  const owners = ownersOf(viewer, 'both')
  const isSeen = owners === null ? sql`true` : sql`e.owner_id = any(${owners})`
  const uses = sql`(select lower(held) as theme, count(distinct e.id)::int as count from exercises e cross join unnest(e.themes) held
    where e.deleted_at is null and ${isSeen} group by lower(held)) uses`
  return db
    .select({
      id: themes.id,
      theme: themes.theme,
      ownerId: themes.ownerId,
      exerciseCount: sql<number>`coalesce(uses.count, 0)`,
    })
    .from(themes)
    .innerJoin(users, eq(users.id, themes.ownerId))
    .leftJoin(uses, sql`uses.theme = lower(${themes.theme})`)
    .where(isOffered(viewer))
    .orderBy(sql`lower(${themes.theme})`, themes.id)
}

/** A theme offered to the viewer, or null. */
export async function findTheme(db: Db | Transaction, viewer: Viewer, id: number) {
  const [row] = await db
    .select({ id: themes.id, ownerId: themes.ownerId })
    .from(themes)
    .innerJoin(users, eq(users.id, themes.ownerId))
    .where(and(eq(themes.id, id), isOffered(viewer)))
  return row ?? null
}

/** Whether a theme is offered to the viewer already, in whatever capitals. */
export async function isThemeOffered(db: Db | Transaction, viewer: Viewer, theme: string): Promise<boolean> {
  const rows = await db
    .select({ id: themes.id })
    .from(themes)
    .innerJoin(users, eq(users.id, themes.ownerId))
    .where(and(isOffered(viewer), sql`lower(${themes.theme}) = lower(${theme}::text)`))
    .limit(1)
  return rows.length > 0
}

/** Keeps a theme; null when its owner has it already. */
export async function insertTheme(db: Db | Transaction, ownerId: number, theme: string) {
  const [row] = await db.insert(themes).values({ ownerId, theme }).onConflictDoNothing().returning({ id: themes.id, theme: themes.theme })
  return row ?? null
}

/** Forgets a theme. */
export async function removeTheme(db: Db | Transaction, id: number): Promise<void> {
  await db.delete(themes).where(eq(themes.id, id))
}

function isOffered(viewer: Viewer): SQL | undefined {
  return or(eq(themes.ownerId, viewer.id), and(eq(users.role, 'ADMIN'), seesShared(viewer)))
}
