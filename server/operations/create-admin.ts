import { insertUser } from '#server/db/accounts/users.queries.ts'
import { brokenUniqueness } from '#server/db/engine/sql-state.ts'
import { hashPassword } from '#server/security/password-hash.ts'
import { checkNewPassword } from '#server/security/password-policy.ts'
import { StartRefusal } from '#server/start-refusal.ts'
import type { MaintenanceDeps } from './maintenance-deps.ts'

/** Makes an ADMIN account under the school's password rules. Refuses a username or e-mail address that is taken. */
export async function createAdmin(
  { db, clock, settings }: MaintenanceDeps,
  { name, username, email, password }: { name: string; username: string; email: string; password: string },
): Promise<string> {
  checkNewPassword(settings, password, { name, username, email }, 'password')
  const passwordHash = await hashPassword(password)
  try {
    await insertUser(db, { role: 'ADMIN', name, username, email, passwordHash, createdAt: clock.now() })
  } catch (error) {
    const broken = brokenUniqueness(error)
    if (broken === 'users_username_key') throw new StartRefusal('Username already exists', { cause: error })
    if (broken === 'users_email_key') throw new StartRefusal('Email address already in use', { cause: error })
    throw error
  }
  return `The administrator ${username} can sign in now.`
}
