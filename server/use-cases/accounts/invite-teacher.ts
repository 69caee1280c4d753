import type { ReplyOf } from '#contract/endpoint.ts'
import type { inviteTeacher as endpoint, Invite } from '#contract/accounts/teachers.ts'
import { deleteInvite, insertInvite, type InviteRow } from '#server/db/accounts/registration.queries.ts'
import { isAddressTaken } from '#server/db/accounts/teachers.queries.ts'
import { noteInAudit } from '#server/db/operations/audit.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'
import { linkHash } from './sign-in-link.ts'
import { letWait } from './waiting-mail.ts'

const daysKept = 14
const day = 86_400_000

/** Invites somebody to register, by mail. 409 when the address has an account, 503 when too many mails wait, and no invitation stays. */
export async function inviteTeacher(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'settings'>,
  caller: Caller,
  email: string,
): Promise<ReplyOf<typeof endpoint>> {
  if (await isAddressTaken(deps.db, email)) throw fail('taken', { field: 'email', error: 'This address has an account already' })
  const token = deps.ids.secret()
  const tokenHash = linkHash(token)
  const at = deps.clock.now()
  const row = await deps.db.transaction(async (tx) => {
    const expiresAt = new Date(at.getTime() + daysKept * day)
    const invite = await insertInvite(tx, { email, tokenHash, invitedBy: caller.id, createdAt: at, expiresAt })
    await letWait(tx, deps, { link: { inviteId: invite.id }, token, tokenHash, expiresAt })
    await noteInAudit(tx, { actorId: caller.id, action: 'teacher.invited', subjectKind: 'invite', subjectId: invite.id, at })
    return invite
  })
  const url = `${deps.settings.publicUrl.replace(/\/$/, '')}/register#${token}`
  return { ...inviteOnTheWire(row), url }
}

/** Takes an invitation back. 404 when it was used or is not there. */
export async function cancelInvite({ db }: Pick<Deps, 'db'>, id: number): Promise<null> {
  if (!(await deleteInvite(db, id))) throw fail('not_found')
  return null
}

/** An invitation as administrators see it. */
export function inviteOnTheWire({ id, email, createdAt, expiresAt }: InviteRow): Invite {
  return { id, email, created_at: createdAt.toISOString(), expires_at: expiresAt.toISOString() }
}
