import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { magicLinks } from '#server/db/schema/accounts.ts'

/**
 * Stores a person's new link. One that a teacher sends ends the older ones that teachers sent; one for a new password ends none, since
 * anybody may ask for it. Run it under the person's lock. Answers its id.
 */
export async function insertLink(
  tx: Transaction,
  link: { userId: number; tokenHash: string; forNewPassword: boolean; expiresAt: Date },
): Promise<number> {
  if (!link.forNewPassword) await tx.delete(magicLinks).where(and(eq(magicLinks.userId, link.userId), eq(magicLinks.forNewPassword, false)))
  const [row] = await tx.insert(magicLinks).values(link).returning({ id: magicLinks.id })
  if (!row) throw new Error('the insert answered no row')
  return row.id
}

/** Uses a link up, exactly once however many ask at the same time; null when it is used, expired or unknown. */
export async function consumeLink(db: Db | Transaction, tokenHash: string, now: Date): Promise<{ userId: number; forNewPassword: boolean } | null> {
  const [link] = await db
    .update(magicLinks)
    .set({ usedAt: now })
    .where(and(eq(magicLinks.tokenHash, tokenHash), isNull(magicLinks.usedAt), gt(magicLinks.expiresAt, now)))
    .returning({ userId: magicLinks.userId, forNewPassword: magicLinks.forNewPassword })
  return link ?? null
}

/** Kills a person's links. */
export async function deleteLinks(db: Db | Transaction, userId: number): Promise<void> {
  await db.delete(magicLinks).where(eq(magicLinks.userId, userId))
}
