import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { parentLinks } from '#server/db/schema/accounts.ts'
import { users } from '#server/db/schema/people.ts'

/** Whose link it is: a student's, made by a teacher. */
export type LinkOwners = { studentId: number; madeBy: number }

/** The link a teacher made for a student's parents, while it lasts. */
export async function findParentLink(db: Db | Transaction, { studentId, madeBy }: LinkOwners, now: Date) {
  const [row] = await db
    .select({ createdAt: parentLinks.createdAt, endsAt: parentLinks.endsAt })
    .from(parentLinks)
    .where(and(eq(parentLinks.studentId, studentId), eq(parentLinks.madeBy, madeBy), gt(parentLinks.endsAt, now)))
  return row ?? null
}

/** Stores a link in place of the one its maker made before. */
export async function keepParentLink(db: Db | Transaction, link: LinkOwners & { tokenHash: string; createdAt: Date; endsAt: Date }): Promise<void> {
  await db
    .insert(parentLinks)
    .values(link)
    .onConflictDoUpdate({
      target: [parentLinks.studentId, parentLinks.madeBy],
      set: { tokenHash: sql`excluded.token_hash`, createdAt: sql`excluded.created_at`, endsAt: sql`excluded.ends_at` },
    })
}

/** Ends a link; false when there was none. */
export async function deleteParentLink(db: Db | Transaction, { studentId, madeBy }: LinkOwners): Promise<boolean> {
  const gone = await db
    .delete(parentLinks)
    .where(and(eq(parentLinks.studentId, studentId), eq(parentLinks.madeBy, madeBy)))
    .returning({ id: parentLinks.id })
  return gone.length > 0
}

/** The link of a token while it lasts, with its maker as long as they may sign in. */
export async function findLinkByToken(db: Db | Transaction, tokenHash: string, now: Date) {
  const [row] = await db
    .select({ studentId: parentLinks.studentId, endsAt: parentLinks.endsAt, maker: { id: users.id, role: users.role, name: users.name } })
    .from(parentLinks)
    .innerJoin(users, eq(users.id, parentLinks.madeBy))
    .where(and(eq(parentLinks.tokenHash, tokenHash), gt(parentLinks.endsAt, now), isNull(users.deletedAt), isNull(users.suspendedAt)))
  return row ?? null
}
