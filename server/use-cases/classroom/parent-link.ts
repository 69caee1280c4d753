import type { ReplyOf } from '#contract/endpoint.ts'
import { type makeParentLink as endpoint, type ParentLink, parentLinkMonths } from '#contract/classroom/parent-links.ts'
import { deleteParentLink, findParentLink, keepParentLink } from '#server/db/classroom/parent-links.queries.ts'
import { noteInAudit } from '#server/db/operations/audit.queries.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'
import { linkHash } from '#server/use-cases/accounts/sign-in-link.ts'

/** The link the caller made for a student's parents, while it lasts. */
export async function readParentLink({ db, clock }: Pick<Deps, 'db' | 'clock'>, caller: Caller, studentId: number): Promise<ParentLink | null> {
  const found = await findParentLink(db, { studentId, madeBy: caller.id }, clock.now())
  return found && { made_at: found.createdAt.toISOString(), ends_at: found.endsAt.toISOString() }
}

/** Makes a link for a student's parents; the one the caller made before ends. Its token is answered now and stored nowhere. */
export async function makeParentLink(
  { db, clock, ids, settings }: Pick<Deps, 'db' | 'clock' | 'ids' | 'settings'>,
  caller: Caller,
  studentId: number,
): Promise<ReplyOf<typeof endpoint>> {
  const token = ids.secret()
  const at = clock.now()
  const endsAt = monthsAfter(at, parentLinkMonths)
  await db.transaction(async (tx) => {
    await keepParentLink(tx, { studentId, madeBy: caller.id, tokenHash: linkHash(token), createdAt: at, endsAt })
    await noteInAudit(tx, { actorId: caller.id, action: 'parent_link.made', subjectKind: 'user', subjectId: studentId, at })
  })
  const url = `${settings.publicUrl.replace(/\/$/, '')}/parents#${token}`
  return { link: { made_at: at.toISOString(), ends_at: endsAt.toISOString() }, url }
}

/** Ends the link the caller made for a student's parents. */
export async function endParentLink({ db, clock }: Pick<Deps, 'db' | 'clock'>, caller: Caller, studentId: number): Promise<null> {
  const at = clock.now()
  await db.transaction(async (tx) => {
    if (!(await deleteParentLink(tx, { studentId, madeBy: caller.id }))) return
    await noteInAudit(tx, { actorId: caller.id, action: 'parent_link.ended', subjectKind: 'user', subjectId: studentId, at })
  })
  return null
}

function monthsAfter(at: Date, months: number): Date {
  const later = new Date(at)
  later.setUTCMonth(later.getUTCMonth() + months)
  return later
}
