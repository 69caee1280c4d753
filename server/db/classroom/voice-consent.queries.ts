import { sql, type SQL } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { recordings } from '#server/db/schema/sessions.ts'
import { isOfKeeper } from './class-scope.ts'

/**
 * Whether one of a person's classes, of a teacher who keeps the account or of an administrator, has the school's consent to keep voices. Somebody in
 * no class has none: teachers trying an exercise.
 */
export async function hasVoiceConsent(db: Db | Transaction, userId: number): Promise<boolean> {
  const agreed = sql`(select from class_members m join classes c on c.id = m.class_id
    where m.student_id = ${userId} and c.voice_consent_at is not null and c.deleted_at is null and ${isOfKeeper(sql`c`, sql`m`)} limit 1) agreed`
  return (await db.$count(agreed)) > 0
}

/** Recordings of people none of whose classes has consent. One in the bin counts: it comes back with its recordings. */
export const isWithoutConsent: SQL = sql`not exists (select from class_members m join classes c on c.id = m.class_id
  where m.student_id = ${recordings.userId} and c.voice_consent_at is not null and ${isOfKeeper(sql`c`, sql`m`)})`
