import { addMember, findClassRow } from '#server/db/classroom/classes.queries.ts'
import { linkCoTeachers } from '#server/db/classroom/co-teachers.queries.ts'
import { lockStudent } from '#server/db/classroom/student-changes.queries.ts'
import { keepsAccountOf } from '#server/db/classroom/account-keepers.queries.ts'
import { findStudentRow } from '#server/db/classroom/students.queries.ts'
import { linkStudent } from '#server/db/accounts/users.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'
import { areTeachersChosen, checkMayChangeAccount } from './account-keepers.ts'
import { lockOngoing } from './lock-ongoing.ts'
import { giveClassWork } from '#server/use-cases/assignments/give-class-work.ts'

/**
 * Puts a student into a class, when the caller sees both, and gives them its work they do not have yet and that is not past due. The class's
 * teacher sees the student from then on. Where anybody may register, only who may change the account puts a student into a colleague's class. 404
 * when either is hidden or went away at this moment.
 */
export async function putIntoClass(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  caller: Caller,
  { classId, studentId }: { classId: number; studentId: number },
): Promise<void> {
  const areChosen = await areTeachersChosen(deps)
  await deps.db.transaction(async (tx) => {
    await lockStudent(tx, studentId)
    const student = await findStudentRow(tx, caller, studentId)
    const found = await findClassRow(tx, caller, classId)
    if (!student || !found) throw fail('not_found')
    await lockOngoing(tx, classId)
    // Whose class has the student may change the account with its owner: nobody brings themself there.
    if (!areChosen && found.teacher.id !== caller.id) await checkMayChangeAccount(tx, caller, studentId)
    const keepsAccount = areChosen || (await keepsAccountOf(tx, caller, studentId))
    await linkStudent(tx, { teacherId: found.teacher.id, studentId, keepsAccount })
    await addMember(tx, classId, studentId, deps.clock.now())
    await linkCoTeachers(tx, { classId, studentId })
    await giveClassWork(deps, tx, { classIds: [classId], studentIds: [studentId] })
  })
}
