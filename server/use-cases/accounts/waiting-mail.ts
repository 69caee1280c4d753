import { insertWaitingMail, type DueMail, type MailedLink, type MailedThing } from '#server/db/accounts/waiting-mails.queries.ts'
import type { Transaction } from '#server/db/engine/db.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { Mail } from '#server/ports/mailer.ts'
import { openSealed, seal } from '#server/security/seal.ts'
import { classInvitationMail, confirmationMail, invitationMail, noteMail } from './account-mails.ts'
import { signInMail } from './sign-in-mail.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** However long its link lives, a mail nobody takes is given up after three days. */
const longestMs = 3 * day

/** What a mail that is to wait carries: its link as it is stored, and the link's token. */
export type LinkToMail = { link: MailedLink; token: string; tokenHash: string; expiresAt: Date }

/**
 * Lets the mail of a link wait to be sent, in the transaction that stores the link: both are there or neither is. 503 `mail_unavailable` when too
 * many wait already.
 */
export async function letWait(tx: Transaction, { clock, settings }: Pick<Deps, 'clock' | 'settings'>, { link, token, tokenHash, expiresAt }: LinkToMail): Promise<void> {
  await letThingWait(tx, clock.now(), { ...link, sealedToken: seal('waiting_mail', settings, tokenHash, token) }, expiresAt)
}

/** The same for the mail of an invitation to a class. */
export async function letInviteWait(tx: Transaction, { clock }: Pick<Deps, 'clock'>, classInviteId: number, expiresAt: Date): Promise<void> {
  await letThingWait(tx, clock.now(), { classInviteId, sealedToken: '' }, expiresAt)
}

async function letThingWait(tx: Transaction, now: Date, thing: MailedThing, expiresAt: Date): Promise<void> {
  const until = new Date(Math.min(expiresAt.getTime(), now.getTime() + longestMs))
  if (!(await insertWaitingMail(tx, { ...thing, dueAt: now, expiresAt: until }))) throw fail('mail_unavailable', { headers: { 'Retry-After': '300' } })
}

/** A waiting mail as it reads now; null when its link would open nothing any more. Throws when its token cannot be read. */
export function writtenMail({ clock, settings }: Pick<Deps, 'clock' | 'settings'>, { sealedToken, signIn, confirmation, invite, note, classInvite, writer, user }: DueMail): Mail | null {
  const now = clock.now().getTime()
  const root = settings.publicUrl.replace(/\/$/, '')
  const tokenOf = ({ tokenHash }: { tokenHash: string }) => openSealed('waiting_mail', settings, tokenHash, sealedToken)
  const left = ({ expiresAt }: { expiresAt: Date }, unit: number) => Math.ceil((expiresAt.getTime() - now) / unit)
  const isThere = user !== null && user.deletedAt === null && user.suspendedAt === null
  if (signIn !== null && isThere && signIn.usedAt === null) {
    return signInMail(user, { url: `${root}/magic?token=${tokenOf(signIn)}`, minutes: left(signIn, minute), forNewPassword: signIn.forNewPassword })
  }
  if (confirmation !== null && isThere && confirmation.email === user.email) {
    return confirmationMail(confirmation.email, { url: `${root}/confirm#${tokenOf(confirmation)}`, hours: left(confirmation, hour) })
  }
  if (invite !== null && invite.usedAt === null) {
    return invitationMail(invite.email, { url: `${root}/register#${tokenOf(invite)}`, days: left(invite, day) })
  }
  if (classInvite !== null) return classInvitationMail(classInvite.email, { url: `${root}/register`, days: left(classInvite, day) })
  if (note !== null && isThere) return noteMail(user, { ...note, writer: writer ?? 'Your teacher', url: `${root}/student` })
  return null
}
