import type { BodyOf } from '#contract/endpoint.ts'
import type { setStudentTeachers, Student } from '#contract/classroom/students.ts'
import { noteInAudit } from '#server/db/operations/audit.queries.ts'
import { findTeacherIds, replaceTeachers, updateStudent } from '#server/db/classroom/student-changes.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'
import { notePassedOn } from './account-keepers.ts'
import { staleStudent } from './stale-student.ts'
import { readStudent, type StudentFacts } from './student-on-the-wire.ts'

const noTeacher = 'Please choose teachers of this school.'

/**
 * Decides which teachers have a student, and keep the account; the others lose them from their classes, never their scores. Refuses who is no
 * teacher.
 */
export async function setTeachers(
  deps: Pick<Deps, 'db' | 'clock'>,
  caller: Caller,
  found: StudentFacts,
  { teacher_ids, version }: BodyOf<typeof setStudentTeachers>,
): Promise<Student> {
  const wanted = [...new Set(teacher_ids)]
  const isChanged = await deps.db.transaction(async (tx) => {
    const teachers = await findTeacherIds(tx, wanted)
    if (teachers.length < wanted.length) {
      throw fail('invalid', { field: 'teacher_ids', error: noTeacher, issues: [{ path: 'teacher_ids', message: noTeacher }] })
    }
    if (!(await updateStudent(tx, found.id, {}, version))) return false
    const at = deps.clock.now()
    await notePassedOn(tx, { actorId: caller.id, studentId: found.id, at }, await replaceTeachers(tx, found.id, wanted))
    const details = { teachers: wanted.length }
    await noteInAudit(tx, { actorId: caller.id, action: 'student.given', subjectKind: 'user', subjectId: found.id, details, at })
    return true
  })
  if (!isChanged) throw await staleStudent(deps, caller, found.id)
  return readStudent(deps, caller, found.id)
}
