import type { ReplyOf } from '#contract/endpoint.ts'
import type { joinClass as endpoint } from '#contract/classroom/join-codes.ts'
import { linkStudent } from '#server/db/accounts/users.queries.ts'
import { isVouchedFor } from '#server/db/classroom/account-keepers.queries.ts'
import { addMember } from '#server/db/classroom/classes.queries.ts'
import { findClassByCode } from '#server/db/classroom/join-codes.queries.ts'
import { linkCoTeachers } from '#server/db/classroom/co-teachers.queries.ts'
import { lockStudent } from '#server/db/classroom/student-changes.queries.ts'
import { noteInAudit } from '#server/db/operations/audit.queries.ts'
import { tieByOwnWord } from '#server/db/schema/ties.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'
import { passLimit } from '#server/security/rate-limits.ts'
import { giveClassWork } from '#server/use-cases/assignments/give-class-work.ts'
import { notePassedOn } from './account-keepers.ts'
import { codeHashes } from './join-code.ts'
import { lockOngoing } from './lock-ongoing.ts'

const mostTries = 10
const windowMs = 15 * 60_000
const noClass = 'No class has this code now. Look at it again, or ask your teacher for a new one.'

/**
 * Puts the student who calls into the class of a code: its teacher sees them from then on, and they get its work that is not past due. Refuses a
 * visitor's sample; wrong, ended and unknown codes get the same words, and every try counts.
 */
export async function joinClass(deps: Pick<Deps, 'db' | 'clock' | 'settings'>, caller: Caller, code: string): Promise<ReplyOf<typeof endpoint>> {
  if (caller.isSample) throw fail('forbidden')
  await passLimit(deps, `join:by:${caller.id}`, mostTries, windowMs)
  const now = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    await lockStudent(tx, caller.id)
    const found = await findClassByCode(tx, codeHashes(deps.settings, code), now)
    if (found === null) throw fail('not_found', { field: 'code', error: noClass })
    await lockOngoing(tx, found.id)
    const tie = tieByOwnWord(await isVouchedFor(tx, found.teacher.id))
    const isPassedOn = await linkStudent(tx, { teacherId: found.teacher.id, studentId: caller.id, tie })
    if (isPassedOn) await notePassedOn(tx, { actorId: caller.id, studentId: caller.id, at: now }, [found.teacher.id])
    await addMember(tx, { classId: found.id, studentId: caller.id, isByCode: true }, now)
    await linkCoTeachers(tx, { classId: found.id, studentId: caller.id })
    await giveClassWork(deps, tx, { classIds: [found.id], studentIds: [caller.id] })
    await noteInAudit(tx, { actorId: caller.id, action: 'class.joined', subjectKind: 'class', subjectId: found.id, at: now })
    return { class_name: found.name, teacher_name: found.teacher.name }
  })
}
