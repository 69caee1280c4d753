import { and, desc, eq, gt, lt, or, sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { Role } from '#contract/classroom/people.ts'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { rowsOf } from '#server/db/engine/raw-rows.ts'
import { bin } from '#server/db/schema/operations.ts'

/** How long what was deleted can come back. */
export const keptMs = 30 * 86_400_000

/** What can lie in the bin. */
export type BinKind = (typeof bin.$inferSelect)['kind']

/** One thing in the bin. */
export type BinRow = Pick<typeof bin.$inferSelect, 'id' | 'kind' | 'objectId' | 'ownerId' | 'title' | 'details' | 'deletedAt' | 'expiresAt'>

/** Whose bin is looked into at `now`: one's own with the accounts of students one keeps or kept, everybody's for an admin. */
export type BinView = { viewer: { id: number; role: Role }; now: Date }

/**
 * Notes that something was deleted and answers the bin entry's id, for `Location: /api/bin/{id}`. Hiding the object (its
 * `deletedAt`) is the caller's, in the same transaction. `ownerId` is who may bring it back beside admins: the object's
 * owner, or for a student whoever deleted it. `title` is how the list calls it.
 */
export async function putInBin(
  db: Db | Transaction,
  { kind, objectId, title, ownerId, details = {} }: Pick<BinRow, 'kind' | 'objectId' | 'title' | 'ownerId'> & Partial<Pick<BinRow, 'details'>>,
  now: Date,
): Promise<number> {
  const [row] = await db
    .insert(bin)
    .values({ kind, objectId, title, ownerId, details, deletedAt: now, expiresAt: new Date(now.getTime() + keptMs) })
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

/** Whether somebody else than this person teaches a student, or did. */
export async function hasOtherTeachers(db: Db | Transaction, studentId: number, personId: number): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select u.id from users u where u.id <> ${personId} and u.role = 'TEACHER' and exists (select from (${teachersEverOf(sql`${studentId}`)}) t where t.teacher_id = u.id) limit 1`,
    v.object({ id: v.number() }),
  )
  return rows.length > 0
}

/** Takes the entries of a student's account out: it is back, or gone for good. */
export async function takeAccountOutOfBin(tx: Transaction, studentId: number): Promise<void> {
  await tx.delete(bin).where(and(eq(bin.kind, 'student'), eq(bin.objectId, studentId)))
}

const shown = {
  id: bin.id,
  kind: bin.kind,
  objectId: bin.objectId,
  ownerId: bin.ownerId,
  title: bin.title,
  details: bin.details,
  deletedAt: bin.deletedAt,
  expiresAt: bin.expiresAt,
}

function inView({ viewer, now }: BinView): SQL | undefined {
  return and(isTheirs(viewer), gt(bin.expiresAt, now))
}

function isTheirs(viewer: BinView['viewer']): SQL | undefined {
  if (viewer.role === 'ADMIN') return undefined
  const kept = sql`exists (select from (${teachersEverOf(sql`${bin.objectId}`)}) t where t.teacher_id = ${viewer.id} and t.keeps_account)`
  return or(eq(bin.ownerId, viewer.id), and(eq(bin.kind, 'student'), kept))
}

function teachersEverOf(studentId: SQL): SQL {
  return sql`select l.teacher_id, l.keeps_account from teacher_students l where l.student_id = ${studentId} union all
    select f.teacher_id, f.keeps_account from former_students f where f.student_id = ${studentId}`
}
