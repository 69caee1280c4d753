import { and, count, eq, gte, not, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { classes, classMembers, users } from '#server/db/schema/people.ts'
import { sessions } from '#server/db/schema/sessions.ts'

/** A student's goal, whether a teacher leaves them or one of their classes without, and what they finished since a time, in work and in practice. */
export type OwnGoalRow = { perWeek: number | null; isOff: boolean; done: number }

/** What a student wants to finish each week and has finished since a time; undefined when they are gone. */
export async function findOwnGoal(db: Db | Transaction, studentId: number, since: Date): Promise<OwnGoalRow | undefined> {
  const finished = db
    .select({ count: count() })
    .from(sessions)
    .where(and(eq(sessions.userId, studentId), eq(sessions.isTest, false), eq(sessions.status, 'complete'), gte(sessions.endedAt, since)))
  const [found] = await db
    .select({ perWeek: users.weeklyGoal, isOff: isOff(), done: sql<number>`(${finished})`.mapWith(Number) })
    .from(users)
    .where(eq(users.id, studentId))
  return found
}

/** Keeps what a student wants to finish each week, unless a teacher leaves them or one of their classes without goals; says whether it did. */
export async function writeOwnGoal(db: Db | Transaction, studentId: number, perWeek: number | null): Promise<boolean> {
  const kept = await db
    .update(users)
    .set({ weeklyGoal: perWeek })
    .where(and(eq(users.id, studentId), not(isOff())))
    .returning({ id: users.id })
  return kept.length > 0
}

/** Of a row of `users`; a class that is over leaves nobody without. Columns are spelt out: drizzle drops the table of those of a single one. */
function isOff() {
  return sql<boolean>`(users.goals_off or exists (select from ${classMembers} m join ${classes} c on c.id = m.class_id
    where m.student_id = users.id and c.goals_off and c.archived_at is null and c.deleted_at is null))`
}
