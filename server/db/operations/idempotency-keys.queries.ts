import { and, eq, isNull } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { idempotencyKeys } from '#server/db/schema/operations.ts'

/** A key of one person, as stored. `status` is null while its request runs. */
export type IdempotencyKey = { userId: number; key: string; requestHash: string; status: number | null; body: unknown; at: Date }

/** Claims a key for a request; false when it is there already. Waits for an open transaction that holds it. */
export async function claimKey(db: Db | Transaction, claim: { userId: number; key: string; requestHash: string; at: Date }): Promise<boolean> {
  const rows = await db.insert(idempotencyKeys).values(claim).onConflictDoNothing().returning({ key: idempotencyKeys.key })
  return rows.length === 1
}

/** A person's key, or null. */
export async function findKey(db: Db | Transaction, userId: number, key: string): Promise<IdempotencyKey | null> {
  const [row] = await db.select().from(idempotencyKeys).where(isKey(userId, key))
  return row ?? null
}

/** Claims an abandoned or outdated key anew; false when somebody else was quicker. */
export async function takeOverKey(db: Db | Transaction, old: IdempotencyKey, claim: { requestHash: string; at: Date }): Promise<boolean> {
  const rows = await db
    .update(idempotencyKeys)
    .set({ ...claim, status: null, body: null })
    .where(and(isKey(old.userId, old.key), eq(idempotencyKeys.at, old.at)))
    .returning({ key: idempotencyKeys.key })
  return rows.length === 1
}

/** Says that the request of a claimed key is still being worked on. */
export async function renewKey(db: Db, userId: number, key: string, at: Date): Promise<void> {
  await db.update(idempotencyKeys).set({ at }).where(and(isKey(userId, key), isNull(idempotencyKeys.status)))
}

/** Stores the answer of a claimed key. */
export async function keepAnswer(db: Db | Transaction, userId: number, key: string, answer: { status: number; body: unknown }): Promise<void> {
  await db.update(idempotencyKeys).set(answer).where(isKey(userId, key))
}

/** Gives a claimed key free, so that the request can be sent again. */
export async function forgetKey(db: Db | Transaction, userId: number, key: string): Promise<void> {
  await db.delete(idempotencyKeys).where(isKey(userId, key))
}

function isKey(userId: number, key: string) {
  return and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key))
}
