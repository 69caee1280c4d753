import type { QueryOf, ReplyOf } from '#contract/endpoint.ts'
import { type listTeachers as endpoint, mostTeachersNamed, type Teacher } from '#contract/accounts/teachers.ts'
import { deleteLinks } from '#server/db/accounts/magic-links.queries.ts'
import { listInvites } from '#server/db/accounts/registration.queries.ts'
import { countTeachers, findTeacher, hideTeacher, listTeacherRows, setSuspended, stopVouchingFor, type TeacherRow, vouchFor } from '#server/db/accounts/teachers.queries.ts'
import { countLateMails, countLostMails } from '#server/db/accounts/waiting-mails.queries.ts'
import type { Transaction } from '#server/db/engine/db.ts'
import { noteInAudit } from '#server/db/operations/audit.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'
import { inviteOnTheWire } from './invite-teacher.ts'

const unconfirmed = 'This teacher has not confirmed their email address yet. You can vouch for them once they have.'

/** For how long administrators are told of mails that were given up. */
const lostMs = 7 * 86_400_000

/** The teachers and the open invitations of the school, and how mail stands. */
export async function listTeachers({ db, clock }: Pick<Deps, 'db' | 'clock'>, { q }: QueryOf<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const rows = await listTeacherRows(db, q, mostTeachersNamed)
  const total = rows.length < mostTeachersNamed ? rows.length : await countTeachers(db, q)
  const invites = await listInvites(db, clock.now())
  return {
    results: rows.map(onTheWire),
    total,
    invites: invites.map(inviteOnTheWire),
    mail: { late: await countLateMails(db), lost: await countLostMails(db, new Date(clock.now().getTime() - lostMs)) },
  }
}

/** Keeps a teacher out, or lets them in again. Their tokens and mailed links end. */
export function suspendTeacher(deps: Pick<Deps, 'db' | 'clock'>, caller: Caller, { id }: TeacherRow, isSuspended: boolean): Promise<Teacher> {
  return changeTeacher(deps, caller, id, isSuspended ? 'teacher.suspended' : 'teacher.resumed', async (tx, at) => {
    await setSuspended(tx, id, isSuspended ? at : null)
    await deleteLinks(tx, id)
  })
}

/**
 * Says that a teacher is one of the school's: the accounts of the students they have by themself are theirs to keep. Refuses one whose address
 * nobody has shown to be theirs.
 */
export function vouchForTeacher(deps: Pick<Deps, 'db' | 'clock'>, caller: Caller, { id }: TeacherRow): Promise<Teacher> {
  return changeTeacher(deps, caller, id, 'teacher.vouched_for', async (tx) => {
    if (!(await vouchFor(tx, id))) throw fail('conflict', { error: unconfirmed })
  })
}

/** Takes that back: accounts which the teacher keeps by it alone are no longer theirs to change. */
export function stopVouchingForTeacher(deps: Pick<Deps, 'db' | 'clock'>, caller: Caller, { id }: TeacherRow): Promise<Teacher> {
  return changeTeacher(deps, caller, id, 'teacher.no_longer_vouched_for', (tx) => stopVouchingFor(tx, id))
}

/** Changes a teacher, notes it under `action`, and answers how they stand then. */
function changeTeacher(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: Caller,
  id: number,
  action: string,
  change: (tx: Transaction, at: Date) => Promise<void>,
): Promise<Teacher> {
  const at = clock.now()
  return db.transaction(async (tx) => {
    await change(tx, at)
    await noteInAudit(tx, { actorId: caller.id, action, subjectKind: 'user', subjectId: id, at })
    const now = await findTeacher(tx, id)
    if (!now) throw fail('not_found')
    return onTheWire(now)
  })
}

/** Ends a teacher's account. What they had and gave stays, for administrators to see and to give to others. */
export async function removeTeacher({ db, clock }: Pick<Deps, 'db' | 'clock'>, caller: Caller, { id }: TeacherRow): Promise<null> {
  const at = clock.now()
  await db.transaction(async (tx) => {
    if (!(await hideTeacher(tx, id, at))) throw fail('not_found')
    await deleteLinks(tx, id)
    await noteInAudit(tx, { actorId: caller.id, action: 'teacher.removed', subjectKind: 'user', subjectId: id, at })
  })
  return null
}

function onTheWire({ id, name, username, email, suspendedAt, mustConfirmEmail, isVouchedFor, students, classes, createdAt }: TeacherRow): Teacher {
  const state = suspendedAt !== null ? 'suspended' : mustConfirmEmail ? 'unconfirmed' : 'active'
  return { id, name, username, email, state, is_vouched_for: isVouchedFor, students, classes, created_at: createdAt.toISOString() }
}
