import type { BodyOf } from '#contract/endpoint.ts'
import type { register } from '#contract/accounts/accounts.ts'
import { consumeInvite, findInvite } from '#server/db/accounts/registration.queries.ts'
import { noteInAudit } from '#server/db/operations/audit.queries.ts'
import { insertUser } from '#server/db/accounts/users.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { CallSurroundings } from '#server/http/route.ts'
import { hashPassword } from '#server/security/password-hash.ts'
import { checkNewPassword } from '#server/security/password-policy.ts'
import { mailConfirmation, mustConfirm } from './confirm-email.ts'
import { checkDomain, readRegistration } from './registration.ts'
import { linkHash } from './sign-in-link.ts'
import { unlessTaken } from './unless-taken.ts'

type Body = BodyOf<typeof register>

const closed = 'Teachers cannot register here. Please ask an administrator of your school for an account.'
const onlyInvited = 'Teachers register by invitation here. Please ask an administrator of your school for one.'
const overInvite = 'This invitation was used or is over. Please ask an administrator of your school for another one.'

/**
 * Makes a TEACHER account for whom the school lets register, and mails a link that confirms the address unless an invitation did. The
 * school vouches for whoever has the address it invited. Refuses a password the policy does not take and a username or e-mail in use.
 */
export async function registerTeacher(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  body: Body,
  { address, afterAnswer }: Pick<CallSurroundings, 'address' | 'afterAnswer'>,
): Promise<{ id: number }> {
  const { db, clock, settings } = deps
  const { password, name, username, email, age } = body
  const invite = await admitted(deps, body)
  checkNewPassword(settings, password, { name, username, email }, 'password')
  const passwordHash = await hashPassword(password, address)
  const isInvited = invite?.email.toLowerCase() === email.toLowerCase()
  const mustConfirmEmail = mustConfirm(deps) && !isInvited
  const id = await unlessTaken(() =>
    db.transaction(async (tx) => {
      const made = await insertUser(tx, { role: 'TEACHER', name, username, email, age, passwordHash, mustConfirmEmail, isVouchedFor: isInvited })
      if (invite && !(await consumeInvite(tx, invite.tokenHash, clock.now()))) throw fail('forbidden', { error: overInvite })
      await noteInAudit(tx, { actorId: made, action: 'account.registered', subjectKind: 'user', subjectId: made, at: clock.now() })
      return made
    }),
    { db, id: null, username, email },
  )
  if (mustConfirmEmail) afterAnswer((later) => mailConfirmation(later, { id, email }))
  return { id }
}

/** The invitation a registration uses, null where it needs none. Refuses whom the school does not let register. */
async function admitted(deps: Pick<Deps, 'db' | 'clock' | 'settings'>, { email, invite }: Body): Promise<{ email: string; tokenHash: string } | null> {
  const registration = await readRegistration(deps)
  const { mode } = registration
  if (mode === 'closed') throw fail('forbidden', { error: closed })
  const tokenHash = invite === undefined || invite === '' ? null : linkHash(invite)
  const found = tokenHash === null ? null : await findInvite(deps.db, tokenHash, deps.clock.now())
  if (found && tokenHash !== null) return { ...found, tokenHash }
  if (mode === 'invite') throw fail('forbidden', { error: tokenHash === null ? onlyInvited : overInvite })
  checkDomain(registration, email)
  return null
}
