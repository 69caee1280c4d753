import { lockClasses } from '#server/db/assignments/class-assignments.queries.ts'
import { removeMember } from '#server/db/classroom/classes.queries.ts'
import { unlinkCoTeachers } from '#server/db/classroom/co-teachers.queries.ts'
import { lockStudent } from '#server/db/classroom/student-changes.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'

/** Takes a student out of a class, and from who teaches it with its owner, unless they have them otherwise. 404 for one who is not in it. */
export async function takeOutOfClass({ db }: Pick<Deps, 'db'>, { classId, studentId }: { classId: number; studentId: number }): Promise<null> {
  await db.transaction(async (tx) => {
    await lockStudent(tx, studentId)
    await lockClasses(tx, [classId])
    if (!(await removeMember(tx, classId, studentId))) throw fail('not_found')
    await unlinkCoTeachers(tx, { studentId })
  })
  return null
}
