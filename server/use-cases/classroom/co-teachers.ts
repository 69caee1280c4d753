import { type ClassTeachers, type inviteToClass as endpoint, mostClassInvites } from '#contract/classroom/co-teachers.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { ClassRow } from '#server/db/classroom/classes.queries.ts'
import {
  addCoTeacher,
  deleteClassInvite,
  type InviteTo,
  findPersonAt,
  keepClassInvite,
  listClassInvites,
  listCoTeachers,
  listInvitesTo,
  removeCoTeacher,
} from '#server/db/classroom/co-teachers.queries.ts'
import { noteInAudit } from '#server/db/operations/audit.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'
import { passLimit } from '#server/security/rate-limits.ts'
import { isOfDomain, readRegistration } from '#server/use-cases/accounts/registration.ts'
import { letInviteWait } from '#server/use-cases/accounts/waiting-mail.ts'
import { lockOngoing, lockWithMembers } from './lock-ongoing.ts'

const daysKept = 14
const day = 86_400_000
const mostADay = 30

const ownersOnly = 'Only the teacher whose class this is may do that.'
const tooMany = `A class has up to ${mostClassInvites} open invitations. Take one back first.`
const byInvitation = 'Nobody at your school has this address. New teachers are invited by an administrator here: ask one to invite them first.'
const noMail = 'Nobody here has this address, and this school sends no mail. Ask your colleague to make an account first.'

type InviteDeps = Pick<Deps, 'db' | 'clock' | 'settings'>
type Class = Pick<ClassRow, 'id' | 'teacher'>

/** Whether somebody decides about a class: it is theirs, or they are an administrator. */
export function isClassKeeper(caller: Pick<Caller, 'id' | 'role'>, { teacher }: Pick<ClassRow, 'teacher'>): boolean {
  return caller.role === 'ADMIN' || teacher.id === caller.id
}

/** As whom somebody sees a class's work: its keepers as its teacher, who teaches it too as themself. */
export function viewerOfWork(caller: Pick<Caller, 'id' | 'role'>, one: Pick<ClassRow, 'teacher'>) {
  return isClassKeeper(caller, one) ? ({ id: one.teacher.id, role: 'TEACHER' } as const) : { id: caller.id, role: caller.role, coTeaches: true }
}

/** Who teaches a class; its open invitations only for who decides about it. */
export async function readClassTeachers({ db, clock }: Pick<Deps, 'db' | 'clock'>, caller: Caller, one: Class): Promise<ClassTeachers> {
  const invites = isClassKeeper(caller, one) ? await listClassInvites(db, one.id, clock.now()) : []
  return {
    owner: one.teacher,
    teachers: await listCoTeachers(db, one.id),
    invites: invites.map(({ id, email, expiresAt }) => ({ id, email, expires_at: expiresAt.toISOString() })),
  }
}

/**
 * Invites an address to a class: the person who has confirmed it, else whoever does. Refuses who teaches the class already, who is no teacher,
 * and an address nobody has where it could not register or no mail would reach it.
 */
export async function inviteToClass(deps: InviteDeps, caller: Caller, one: Class, email: string): Promise<ReplyOf<typeof endpoint>> {
  await passLimit(deps, `class_invite:by:${caller.id}`, mostADay, day)
  const now = deps.clock.now()
  const person = await findPersonAt(deps.db, email)
  if (person !== null) await refuseWhoCannot(deps, one, person)
  else if (!(await mayRegister(deps, email))) throw fail('forbidden', { field: 'email', error: byInvitation })
  else if (deps.settings.smtpUrl === null) throw fail('forbidden', { field: 'email', error: noMail })
  const isMailed = person === null
  const inviteeId = person === null || person.mustConfirmEmail ? null : person.id
  await deps.db.transaction(async (tx) => {
    await lockOngoing(tx, one.id)
    const open = await listClassInvites(tx, one.id, now)
    const isAgain = open.some((other) => other.email.toLowerCase() === email.toLowerCase() || (inviteeId !== null && other.inviteeId === inviteeId))
    if (!isAgain && open.length >= mostClassInvites) throw fail('conflict', { field: 'email', error: tooMany })
    const expiresAt = new Date(now.getTime() + daysKept * day)
    const id = await keepClassInvite(tx, { classId: one.id, email, inviteeId, invitedBy: caller.id, createdAt: now, expiresAt })
    if (isMailed) await letInviteWait(tx, deps, id, expiresAt)
    await noteInAudit(tx, { actorId: caller.id, action: 'co_teacher.invited', subjectKind: 'class', subjectId: one.id, at: now })
  })
  return { ...(await readClassTeachers(deps, caller, one)), is_mailed: isMailed }
}

/** Takes an invitation back. */
export async function cancelClassInvite(deps: Pick<Deps, 'db' | 'clock'>, caller: Caller, one: Class, inviteId: number): Promise<ClassTeachers> {
  await deps.db.transaction(async (tx) => {
    if (!(await deleteClassInvite(tx, inviteId, { classId: one.id }))) throw fail('not_found')
    await noteInAudit(tx, { actorId: caller.id, action: 'co_teacher.uninvited', subjectKind: 'class', subjectId: one.id, at: deps.clock.now() })
  })
  return readClassTeachers(deps, caller, one)
}

/** Ends somebody's teaching of a class: its owner's to do, or their own. */
export async function endCoTeaching({ db, clock }: Pick<Deps, 'db' | 'clock'>, caller: Caller, one: Class, teacherId: number): Promise<null> {
  if (!isClassKeeper(caller, one) && teacherId !== caller.id) throw fail('forbidden', { error: ownersOnly })
  await db.transaction(async (tx) => {
    await lockWithMembers(tx, one.id)
    if (!(await removeCoTeacher(tx, { classId: one.id, teacherId }))) throw fail('not_found')
    const details = { teacher: teacherId }
    await noteInAudit(tx, { actorId: caller.id, action: 'co_teacher.left', subjectKind: 'class', subjectId: one.id, details, at: clock.now() })
  })
  return null
}

/** What somebody is invited to; nothing while nobody has shown that their address is theirs. */
export async function listOwnInvites({ db, clock }: Pick<Deps, 'db' | 'clock'>, caller: Caller) {
  const found = caller.mustConfirmEmail ? [] : await listInvitesTo(db, caller)
  const open = found.filter(({ expiresAt }) => expiresAt > clock.now())
  return {
    results: open.map((one) => ({ id: one.id, class_name: one.className, teacher_name: one.teacherName, student_count: one.students })),
  }
}

/** Accepts or declines an invitation to the caller. 404 for one that is over. */
export async function answerInvite(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: Caller,
  invite: InviteTo,
  isAccepted: boolean,
): Promise<{ class_id: number | null }> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    await lockWithMembers(tx, invite.classId)
    if (invite.expiresAt <= now || !(await deleteClassInvite(tx, invite.id, caller))) throw fail('not_found')
    if (!isAccepted) return { class_id: null }
    await lockOngoing(tx, invite.classId)
    await addCoTeacher(tx, { classId: invite.classId, teacherId: caller.id }, now)
    await noteInAudit(tx, { actorId: caller.id, action: 'co_teacher.joined', subjectKind: 'class', subjectId: invite.classId, at: now })
    return { class_id: invite.classId }
  })
}

async function refuseWhoCannot({ db }: Pick<Deps, 'db'>, one: Class, person: { id: number; role: string }): Promise<void> {
  if (person.role === 'STUDENT') throw fail('taken', { field: 'email', error: 'This address is not a teacher’s.' })
  const isThere = person.id === one.teacher.id || (await listCoTeachers(db, one.id)).some(({ id }) => id === person.id)
  if (isThere) throw fail('taken', { field: 'email', error: 'They teach this class already.' })
}

/** Whether the school lets this address register by itself. */
async function mayRegister(deps: InviteDeps, email: string): Promise<boolean> {
  const { mode, domains } = await readRegistration(deps)
  return mode === 'open' || (mode === 'domains' && isOfDomain(domains, email))
}
