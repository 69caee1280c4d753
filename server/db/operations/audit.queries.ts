import { and, desc, eq } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { audit } from '#server/db/schema/operations.ts'
import { users } from '#server/db/schema/people.ts'

/** Who changed what. */
export type AuditEntry = {
  actorId: number | null
  action: string
  subjectKind: string
  subjectId: number | null
  details?: Record<string, string | number | boolean | null>
  at: Date
}

/** Notes who changed what about whom. Never holds a password, a token or what a person wrote. */
export async function noteInAudit(db: Db | Transaction, entry: AuditEntry): Promise<void> {
  await noteAllInAudit(db, [entry])
}

/** Notes several changes in one statement. */
export async function noteAllInAudit(db: Db | Transaction, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length > 0) await db.insert(audit).values([...entries])
}

/** What people changed in a session, the newest first, with their names. */
export function readSessionAudit(db: Db | Transaction, sessionId: number, limit: number) {
  return db
    .select({ id: audit.id, action: audit.action, actorId: audit.actorId, by: users.name, details: audit.details, at: audit.at })
    .from(audit)
    .leftJoin(users, eq(users.id, audit.actorId))
    .where(and(eq(audit.subjectKind, 'session'), eq(audit.subjectId, sessionId)))
    .orderBy(desc(audit.id))
    .limit(limit)
}
