import type { Db, Transaction } from './db.ts'
import { audit } from './schema.ts'

/** Notes who changed what about whom. Never holds a password, a token or what a person wrote. */
export async function noteInAudit(
  db: Db | Transaction,
  entry: {
    actorId: number | null
    action: string
    subjectKind: string
    subjectId: number
    details?: Record<string, string | number | boolean | null>
    at: Date
  },
): Promise<void> {
  await db.insert(audit).values(entry)
}
