import { and, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { joinCodes } from '#server/db/schema/accounts.ts'
import { classes, users } from '#server/db/schema/people.ts'

/** A class's code as stored. */
export type StoredCode = { classId: number; codeHash: string; sealedCode: string; endsAt: Date }

/** The code a class has now, or null. */
export async function findJoinCode(db: Db | Transaction, classId: number, now: Date): Promise<StoredCode | null> {
  const [row] = await db.select().from(joinCodes).where(and(eq(joinCodes.classId, classId), gt(joinCodes.endsAt, now)))
  return row ?? null
}

/** Stores a class's code unless it has one that has not ended. */
export async function keepJoinCode(db: Db | Transaction, code: StoredCode, now: Date): Promise<boolean> {
  const kept = await db
    .insert(joinCodes)
    .values(code)
    .onConflictDoUpdate({
      target: joinCodes.classId,
      set: { codeHash: sql`excluded.code_hash`, sealedCode: sql`excluded.sealed_code`, endsAt: sql`excluded.ends_at` },
      setWhere: lte(joinCodes.endsAt, now),
    })
    .returning({ classId: joinCodes.classId })
  return kept.length > 0
}

/** Ends a class's code; false when it had none. */
export async function deleteJoinCode(db: Db | Transaction, classId: number): Promise<boolean> {
  const gone = await db.delete(joinCodes).where(eq(joinCodes.classId, classId)).returning({ classId: joinCodes.classId })
  return gone.length > 0
}

/** The class that goes on and has one of these codes now, with its teacher; null when there is none or its teacher is away. */
export async function findClassByCode(db: Db | Transaction, codeHashes: readonly string[], now: Date) {
  const [row] = await db
    .select({ id: classes.id, name: classes.name, teacher: { id: users.id, name: users.name } })
    .from(joinCodes)
    .innerJoin(classes, eq(classes.id, joinCodes.classId))
    .innerJoin(users, eq(users.id, classes.teacherId))
    .where(
      and(
        inArray(joinCodes.codeHash, [...codeHashes]),
        gt(joinCodes.endsAt, now),
        isNull(classes.deletedAt),
        isNull(classes.archivedAt),
        isNull(users.deletedAt),
        isNull(users.suspendedAt),
      ),
    )
  return row ?? null
}
