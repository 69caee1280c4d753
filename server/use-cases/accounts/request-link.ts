import type { requestMagic as endpoint } from '#contract/accounts/accounts.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { noteInAudit } from '#server/db/operations/audit.queries.ts'
import { findStudentByEmail } from '#server/db/accounts/users.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'
import { passLimit } from '#server/security/rate-limits.ts'
import { mailTold } from './mail-told.ts'
import { mailLink } from './sign-in-link.ts'

const perStudent = 10
const windowMs = 15 * 60_000

/** Mails a sign-in link to a student the caller sees. 404 for anybody else, 429 after ten in 15 minutes, 503 when too many mails wait. */
export async function requestLink(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'settings' | 'mailer'>,
  caller: Caller,
  { email, username, forNewPassword }: { email: string; username: string | undefined; forNewPassword: boolean },
): Promise<ReplyOf<typeof endpoint>> {
  const teacherId = caller.role === 'ADMIN' ? null : caller.id
  const student = await findStudentByEmail(deps.db, { teacherId, email, username }, deps.clock.now())
  if (!student) throw fail('not_found')
  await passLimit(deps, `mail:to:${student.id}`, perStudent, windowMs)
  await mailLink(deps, student, { forNewPassword })
  const at = deps.clock.now()
  await noteInAudit(deps.db, { actorId: caller.id, action: forNewPassword ? 'recovery.sent' : 'magic_link.sent', subjectKind: 'user', subjectId: student.id, at })
  return mailTold(deps)
}
