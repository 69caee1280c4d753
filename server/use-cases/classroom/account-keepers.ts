import { keepsAccountOf } from '#server/db/classroom/account-keepers.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'
import { readRegistration } from '#server/use-cases/accounts/registration.ts'

const notTheirs = 'This account is not yours to change. The teacher who made it can do this, or an administrator.'

/**
 * Whether a teacher who sees a student may change the account. Where only colleagues can register, all of them may; where anybody can, only who
 * keeps it (decision 113): a code on a board would else be enough to take an account over.
 */
export async function mayChangeAccount(deps: Pick<Deps, 'db' | 'settings'>, caller: Caller, studentId: number): Promise<boolean> {
  return (await readRegistration(deps)).mode !== 'open' || keepsAccountOf(deps.db, caller, studentId)
}

/** Refuses a teacher who sees a student but may not change the account. */
export async function checkMayChangeAccount(deps: Pick<Deps, 'db' | 'settings'>, caller: Caller, studentId: number): Promise<void> {
  if (!(await mayChangeAccount(deps, caller, studentId))) throw fail('forbidden', { error: notTheirs })
}
