import { and, desc, eq, gt, lt, sql, type SQL } from 'drizzle-orm'
import type { Role } from '#contract/classroom/people.ts'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { bin } from '#server/db/schema.ts'

/** How long what was deleted can come back. */
export const keptMs = 30 * 86_400_000

/** What can lie in the bin. */
export type BinKind = (typeof bin.$inferSelect)['kind']

/** One thing in the bin. */
export type BinRow = Pick<typeof bin.$inferSelect, 'id' | 'kind' | 'objectId' | 'title' | 'deletedAt' | 'expiresAt'>

/** Whose bin is looked into at `now`: one's own, everybody's for an admin. */
export type BinView = { viewer: { id: number; role: Role }; now: Date }

/**
 * Notes that something was deleted and answers the bin entry's id, for `Location: /api/bin/{id}`. Hiding the object (its
 * `deletedAt`) is the caller's, in the same transaction. `ownerId` is who may bring it back beside admins: the object's
 * owner, or for a student whoever deleted it. `title` is how the list calls it.
 */
export async function putInBin(
  db: Db | Transaction,
  { kind, objectId, title, ownerId }: { kind: BinKind; objectId: number; title: string; ownerId: number },
  now: Date,
): Promise<number> {
  const [row] = await db
    .insert(bin)
    .values({ kind, objectId, title, ownerId, deletedAt: now, expiresAt: new Date(now.getTime() + keptMs) })
    .returning({ id: bin.id })
  if (!row) throw new Error('the insert answered no row')
  return row.id
}

/** One page of a bin, the last deleted first; `beforeId` is the last entry of the page before. */
export function listBinRows(db: Db | Transaction, view: BinView, { beforeId, limit }: { beforeId: number | null; limit: number | null }) {
  const statement = db
    .select(shown)
    .from(bin)
    .where(and(inView(view), beforeId === null ? undefined : lt(bin.id, beforeId)))
    .orderBy(desc(bin.id))
    .$dynamic()
  return limit === null ? statement : statement.limit(limit)
}

/** How many things lie in a bin. */
export async function countBin(db: Db | Transaction, view: BinView): Promise<number> {
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(bin).where(inView(view))
  return row?.count ?? 0
}

/** One entry of the viewer's bin, or null; one that has outlived its time may still be there. */
export async function findBinRow(db: Db | Transaction, viewer: BinView['viewer'], id: number): Promise<BinRow | null> {
  const [row] = await db.select(shown).from(bin).where(and(eq(bin.id, id), isTheirs(viewer)))
  return row ?? null
}

/** Takes an entry out and answers whether it was there, so that of two at once only one goes on. */
export async function takeOutOfBin(tx: Transaction, id: number): Promise<boolean> {
  const taken = await tx.delete(bin).where(eq(bin.id, id)).returning({ id: bin.id })
  return taken.length > 0
}

const shown = { id: bin.id, kind: bin.kind, objectId: bin.objectId, title: bin.title, deletedAt: bin.deletedAt, expiresAt: bin.expiresAt }

function inView({ viewer, now }: BinView): SQL | undefined {
  return and(isTheirs(viewer), gt(bin.expiresAt, now))
}

function isTheirs(viewer: BinView['viewer']): SQL | undefined {
  return viewer.role === 'ADMIN' ? undefined : eq(bin.ownerId, viewer.id)
}
