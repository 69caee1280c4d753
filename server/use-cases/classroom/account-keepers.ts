import { mayChangeAccountOf } from '#server/db/classroom/account-keepers.queries.ts'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'
import { readRegistration } from '#server/use-cases/accounts/registration.ts'

const notTheirs = 'This account is not yours to change. The teacher who made it can do this, or an administrator.'

/** Refuses a teacher who sees a student but may not change the account (decision 113). */
export async function checkMayChangeAccount(db: Db | Transaction, caller: Caller, studentId: number): Promise<void> {
  if (!(await mayChangeAccountOf(db, caller, studentId))) throw fail('forbidden', { error: notTheirs })
}

/**
 * Whether every teacher is one whom the school let in, so that whoever gets a student gets the account too. It is asked when they get the student: a
 * school that closes its doors does not hand over what was taken while they stood open.
 */
export async function areTeachersChosen(deps: Pick<Deps, 'db' | 'settings'>): Promise<boolean> {
  const { mode } = await readRegistration(deps)
  return mode === 'invite' || mode === 'closed'
}
