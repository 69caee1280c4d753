import type { Db, Transaction } from './db.ts'
import { audit } from './schema.ts'

/** Who changed what. */
export type AuditEntry = {
  actorId: number | null
  action: string
  subjectKind: string
  subjectId: number
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
