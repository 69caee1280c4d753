import type { ReplyOf } from '#contract/endpoint.ts'
import type { sendConfirmation as endpoint } from '#contract/accounts/registration.ts'
import type { User } from '#server/db/accounts/users.queries.ts'
import { lockUser } from '#server/db/accounts/users.queries.ts'
import { confirmByLink, insertConfirmation } from '#server/db/accounts/registration.queries.ts'
import { noteInAudit } from '#server/db/operations/audit.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'
import { passLimit } from '#server/security/rate-limits.ts'
import { mailTold } from './mail-told.ts'
import { ownAccount } from './own-account.ts'
import { linkHash } from './sign-in-link.ts'
import { letWait } from './waiting-mail.ts'

const hoursKept = 72
const perAccount = 5
const windowMs = 60 * 60_000

type MailDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'settings'>

/** Whether new addresses are to be confirmed: where no mail leaves the house, nobody could. */
export function mustConfirm({ settings }: Pick<Deps, 'settings'>): boolean {
  return settings.smtpUrl !== null
}

/** Mails an account a link that confirms its address, five an hour at most. The mail says nothing that was typed. */
export async function mailConfirmation(deps: MailDeps, { id, email }: Pick<User, 'id' | 'email'>): Promise<void> {
  await passLimit(deps, `confirmation:to:${id}`, perAccount, windowMs)
  const token = deps.ids.secret()
  const tokenHash = linkHash(token)
  const expiresAt = new Date(deps.clock.now().getTime() + hoursKept * 60 * 60_000)
  await deps.db.transaction(async (tx) => {
    await lockUser(tx, id)
    const confirmationId = await insertConfirmation(tx, { userId: id, email, tokenHash, expiresAt })
    await letWait(tx, deps, { link: { confirmationId }, token, tokenHash, expiresAt })
  })
}

/** Mails the caller another link, unless their address is confirmed. */
export async function sendConfirmation(deps: MailDeps & Pick<Deps, 'mailer'>, caller: Caller): Promise<ReplyOf<typeof endpoint>> {
  const user = await ownAccount(deps, caller)
  if (!user.mustConfirmEmail) return { sent: false }
  await mailConfirmation(deps, user)
  return mailTold(deps)
}

/** Confirms the address a link was mailed to. Refuses old and unknown links, and those of an address that was changed since. */
export async function confirmEmail({ db, clock }: Pick<Deps, 'db' | 'clock'>, token: string): Promise<{ confirmed: true }> {
  const at = clock.now()
  return db.transaction(async (tx) => {
    const userId = await confirmByLink(tx, linkHash(token), at)
    if (userId === null) throw fail('link_invalid')
    await noteInAudit(tx, { actorId: userId, action: 'account.confirmed', subjectKind: 'user', subjectId: userId, at })
    return { confirmed: true }
  })
}
