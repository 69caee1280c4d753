import { and, desc, eq, inArray, isNull, ne, or } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { audit } from '#server/db/schema/operations.ts'
import { users } from '#server/db/schema/people.ts'

/** What the log calls a change of somebody's account. */
export const accountActions = ['profile.changed', 'password.changed', 'password.reset'] as const

/** The newest changes of a person's account by others; `by` is null when their account is gone. */
export async function listChangesByOthers(db: Db | Transaction, userId: number, limit: number) {
  return db
    .select({ id: audit.id, action: audit.action, details: audit.details, at: audit.at, by: users.name })
    .from(audit)
    .leftJoin(users, eq(users.id, audit.actorId))
    .where(
      and(
        eq(audit.subjectKind, 'user'),
        eq(audit.subjectId, userId),
        inArray(audit.action, [...accountActions]),
        or(isNull(audit.actorId), ne(audit.actorId, userId)),
      ),
    )
    .orderBy(desc(audit.id))
    .limit(limit)
}
