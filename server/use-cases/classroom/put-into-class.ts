import { addMember, findClassRow } from '#server/db/classroom/classes.queries.ts'
import { linkCoTeachers } from '#server/db/classroom/co-teachers.queries.ts'
import { lockStudent } from '#server/db/classroom/student-changes.queries.ts'
import { isVouchedFor, mayChangeAccountOf, passesOnAccountOf } from '#server/db/classroom/account-keepers.queries.ts'
import { findStudentRow } from '#server/db/classroom/students.queries.ts'
import { linkStudent } from '#server/db/accounts/users.queries.ts'
import { tieByOwnWord } from '#server/db/schema/ties.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'
import { notePassedOn } from './account-keepers.ts'
import { lockOngoing } from './lock-ongoing.ts'
import { giveClassWork } from '#server/use-cases/assignments/give-class-work.ts'

const notTheirs = 'You can’t add this student to another teacher’s class. The teacher who created the account can, or an administrator.'

/**
 * Puts a student into a class, when the caller sees both, and gives them its work they do not have yet and that is not past due. The class's
 * teacher sees the student from then on. A teacher for whom the school does not vouch puts only students whose account they may
 * change into a colleague's class. 404 when either is hidden or went away at this moment.
 */
export async function putIntoClass(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  caller: Caller,
  { classId, studentId }: { classId: number; studentId: number },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockStudent(tx, studentId)
    const student = await findStudentRow(tx, caller, studentId)
    const found = await findClassRow(tx, caller, classId)
    if (!student || !found) throw fail('not_found')
    await lockOngoing(tx, classId)
    const isOwn = found.teacher.id === caller.id
    // A colleague may change the accounts of a class: nobody gets at one by putting its student there.
    const isOfColleague = !isOwn && !(await isVouchedFor(tx, caller.id))
    if (isOfColleague && !(await mayChangeAccountOf(tx, caller, studentId))) throw fail('forbidden', { error: notTheirs })
    const at = deps.clock.now()
    const isGiven = !isOwn && (await passesOnAccountOf(tx, caller, studentId))
    const tie = isGiven ? 'keeps' : tieByOwnWord(await isVouchedFor(tx, found.teacher.id))
    const isPassedOn = await linkStudent(tx, { teacherId: found.teacher.id, studentId, tie })
    if (isPassedOn) await notePassedOn(tx, { actorId: caller.id, studentId, at }, [found.teacher.id])
    await addMember(tx, { classId, studentId, isByCode: false }, at)
    await linkCoTeachers(tx, { classId, studentId })
    await giveClassWork(deps, tx, { classIds: [classId], studentIds: [studentId] })
  })
}
