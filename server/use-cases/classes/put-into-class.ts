import { addMember, lockClass } from '#server/db/classes.queries.ts'
import { linkStudent } from '#server/db/users.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import { giveClassWork } from '#server/use-cases/assignments/give-class-work.ts'

/**
 * Puts a student into a class the caller may change, and gives them its open work they do not have yet. The class's teacher
 * sees the student from then on. Both must have been found for the caller before; 404 when the class went away since.
 */
export async function putIntoClass(
  deps: Pick<Deps, 'db' | 'clock'>,
  { classId, studentId }: { classId: number; studentId: number },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const found = await lockClass(tx, classId)
    if (!found) throw fail('not_found')
    await linkStudent(tx, found.teacherId, studentId)
    await addMember(tx, classId, studentId, deps.clock.now())
    await giveClassWork(deps, tx, { classIds: [classId], studentIds: [studentId] })
  })
}
