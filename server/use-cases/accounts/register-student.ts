import type { BodyOf, ReplyOf } from '#contract/endpoint.ts'
import type { registerStudent as wire } from '#contract/accounts/accounts.ts'
import { noteInAudit } from '#server/db/operations/audit.queries.ts'
import { insertUser, linkStudent } from '#server/db/accounts/users.queries.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'
import { senderOf } from '#server/security/fair-line.ts'
import { hashPassword } from '#server/security/password-hash.ts'
import { checkNewPassword } from '#server/security/password-policy.ts'
import { startPassword } from '#server/security/start-password.ts'
import { unlessTaken } from './unless-taken.ts'

/**
 * Makes a STUDENT account the calling teacher sees. Without a password the account gets a start password, answered this
 * once, and must choose its own first. Refuses what `registerTeacher` refuses.
 */
export async function registerStudent(
  { db, clock, ids, settings }: Pick<Deps, 'db' | 'clock' | 'ids' | 'settings'>,
  caller: Caller,
  { name, username, email, age, password }: BodyOf<typeof wire>,
): Promise<ReplyOf<typeof wire>> {
  if (password !== undefined) checkNewPassword(settings, password, { name, username, email }, 'password')
  const start = password === undefined ? (settings.studentStartPassword ?? startPassword(ids.secret())) : undefined
  const passwordHash = await hashPassword(password ?? start ?? '', senderOf(caller))
  const shouldChangePassword = start !== undefined
  return unlessTaken(() =>
    db.transaction(async (tx) => {
      const id = await insertUser(tx, { role: 'STUDENT', name, username, email, age, passwordHash, shouldChangePassword })
      await linkStudent(tx, { teacherId: caller.id, studentId: id, tie: 'keeps' })
      const details = { start_password: shouldChangePassword }
      await noteInAudit(tx, { actorId: caller.id, action: 'student.created', subjectKind: 'user', subjectId: id, details, at: clock.now() })
      return { id, student_id: id, ...(start === undefined ? {} : { start_password: start }) }
    }),
    { db, id: null, username, email },
  )
}
