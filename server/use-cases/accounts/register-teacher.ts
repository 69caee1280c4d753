import type { BodyOf } from '#contract/endpoint.ts'
import type { register } from '#contract/accounts/accounts.ts'
import { noteInAudit } from '#server/db/operations/audit.queries.ts'
import { insertUser } from '#server/db/accounts/users.queries.ts'
import type { Deps } from '#server/deps.ts'
import { hashPassword } from '#server/security/password-hash.ts'
import { checkNewPassword } from '#server/security/password-policy.ts'
import { unlessTaken } from './taken.ts'

/** Makes a TEACHER account for whoever asks. Refuses a password the policy does not take and a username or e-mail in use. */
export async function registerTeacher(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  { password, name, username, email, age }: BodyOf<typeof register>,
  address: string,
): Promise<{ id: number }> {
  checkNewPassword(settings, password, { name, username, email }, 'password')
  const passwordHash = await hashPassword(password, address)
  return unlessTaken(() =>
    db.transaction(async (tx) => {
      const id = await insertUser(tx, { role: 'TEACHER', name, username, email, age, passwordHash })
      await noteInAudit(tx, { actorId: id, action: 'account.registered', subjectKind: 'user', subjectId: id, at: clock.now() })
      return { id }
    }),
  )
}
