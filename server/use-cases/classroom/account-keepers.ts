import { noteAllInAudit } from '#server/db/operations/audit.queries.ts'
import { keepsAccountOf, mayChangeAccountOf } from '#server/db/classroom/account-keepers.queries.ts'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'

const notTheirs = 'You can’t change this account. The teacher who created it can, or an administrator.'
const notTheirAddress = 'You can’t change the email address of this account. The teacher who created the account can, or an administrator.'

/** Refuses a teacher who sees a student but may not change the account (decision 113). */
export async function checkMayChangeAccount(db: Db | Transaction, caller: Caller, studentId: number): Promise<void> {
  if (!(await mayChangeAccountOf(db, caller, studentId))) throw fail('forbidden', { error: notTheirs })
}

/** Notes who came to keep a student's account, and who passed it on to them. */
export async function notePassedOn(
  tx: Transaction,
  { studentId, ...by }: { actorId: number; studentId: number; at: Date },
  to: readonly number[],
): Promise<void> {
  const about = { ...by, action: 'account.passed_on', subjectKind: 'user', subjectId: studentId }
  await noteAllInAudit(tx, to.map((id) => ({ ...about, details: { to: id } })))
}

/** Refuses a teacher who may not change the e-mail address of an account, to which its new passwords are mailed: only who keeps the account may. */
export async function checkKeepsAccount(db: Db | Transaction, caller: Caller, studentId: number): Promise<void> {
  if (!(await keepsAccountOf(db, caller, studentId))) throw fail('forbidden', { error: notTheirAddress })
}
