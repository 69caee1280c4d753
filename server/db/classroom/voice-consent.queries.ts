import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { classes, classMembers } from '#server/db/schema/people.ts'
import { recordings } from '#server/db/schema/sessions.ts'

/** Whether one of a person's classes has the school's consent to keep voices. Somebody in no class has none: teachers trying an exercise. */
export async function hasVoiceConsent(db: Db | Transaction, userId: number): Promise<boolean> {
  const [found] = await db
    .select({ id: classes.id })
    .from(classMembers)
    .innerJoin(classes, eq(classes.id, classMembers.classId))
    .where(and(eq(classMembers.studentId, userId), isNotNull(classes.voiceConsentAt), isNull(classes.deletedAt)))
    .limit(1)
  return found !== undefined
}

/** Recordings of people none of whose classes has consent. One in the bin counts: it comes back with its recordings. */
export const isWithoutConsent: SQL = sql`not exists (select from ${classMembers} join ${classes} on ${classes.id} = ${classMembers.classId}
  where ${classMembers.studentId} = ${recordings.userId} and ${classes.voiceConsentAt} is not null)`
