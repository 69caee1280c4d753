import { noteInAudit } from '#server/db/operations/audit.queries.ts'
import { findStudentByEmail } from '#server/db/accounts/users.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'
import { passLimit } from '#server/security/rate-limits.ts'
import { mailLink } from './sign-in-link.ts'

const perStudent = 10
const windowMs = 15 * 60_000

/** Mails a sign-in link to a student the caller sees. 404 for anybody else, 429 after ten in 15 minutes, 503 when too many mails wait. */
export async function requestLink(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'settings'>,
  caller: Caller,
  { email, username }: { email: string; username: string | undefined },
): Promise<{ sent: true }> {
  const teacherId = caller.role === 'ADMIN' ? null : caller.id
  const student = await findStudentByEmail(deps.db, { teacherId, email, username }, deps.clock.now())
  if (!student) throw fail('not_found')
  await passLimit(deps, `mail:to:${student.id}`, perStudent, windowMs)
  await mailLink(deps, student, { forNewPassword: false })
  const at = deps.clock.now()
  await noteInAudit(deps.db, { actorId: caller.id, action: 'magic_link.sent', subjectKind: 'user', subjectId: student.id, at })
  return { sent: true }
}
