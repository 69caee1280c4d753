import { noteInAudit } from '#server/db/operations/audit.queries.ts'
import { deleteLinks } from '#server/db/accounts/magic-links.queries.ts'
import { lockStudent, updateStudent } from '#server/db/classroom/student-changes.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'
import { forgetTries } from '#server/security/account-tries.ts'
import { senderOf } from '#server/security/fair-line.ts'
import { hashPassword } from '#server/security/password-hash.ts'
import { startPassword } from '#server/security/start-password.ts'
import { checkMayChangeAccount } from './account-keepers.ts'

/**
 * Gives a student a start password, answered this once, which they must change first. Their tokens and mailed links die. Refuses who may not
 * change the account.
 */
export async function resetStudentPassword(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'settings'>,
  caller: Caller,
  id: number,
): Promise<{ start_password: string }> {
  const { db, clock, ids, settings } = deps
  await checkMayChangeAccount(db, caller, id)
  const start = settings.studentStartPassword ?? startPassword(ids.secret())
  const passwordHash = await hashPassword(start, senderOf(caller))
  await db.transaction(async (tx) => {
    // What was asked before the password took its time in a line may be over.
    await lockStudent(tx, id)
    await checkMayChangeAccount(tx, caller, id)
    if (!(await updateStudent(tx, id, { passwordHash, shouldChangePassword: true }, undefined))) throw fail('not_found')
    await deleteLinks(tx, id)
    await forgetTries(tx, id)
    await noteInAudit(tx, { actorId: caller.id, action: 'password.reset', subjectKind: 'user', subjectId: id, at: clock.now() })
  })
  return { start_password: start }
}
