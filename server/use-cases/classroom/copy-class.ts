import type { Class, copyClass as endpoint } from '#contract/classroom/classes.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { copyClassWork, insertMissingClassWork } from '#server/db/assignments/class-assignments.queries.ts'
import { type ClassRow, copyMembers, insertClass } from '#server/db/classroom/classes.queries.ts'
import { noteInAudit } from '#server/db/operations/audit.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'
import { readClass } from './class-on-the-wire.ts'

/**
 * Makes a class of the same teacher with the named students and work, all or nothing; 404 when one of them is not the class's, or work no longer the
 * caller's to give.
 */
export async function copyClass(
  deps: Pick<Deps, 'db' | 'clock' | 'partner'>,
  caller: Caller,
  { id: from, teacher, goalsOff }: Pick<ClassRow, 'id' | 'teacher' | 'goalsOff'>,
  { name, student_ids, work_ids }: BodyOf<typeof endpoint>,
): Promise<Class> {
  const now = deps.clock.now()
  const [studentIds, workIds] = [[...new Set(student_ids)], [...new Set(work_ids)]]
  const id = await deps.db.transaction(async (tx) => {
    const to = await insertClass(tx, { teacherId: teacher.id, name, goalsOff })
    const students = await copyMembers(tx, { from, to, studentIds }, now)
    const works = await copyClassWork(tx, caller, { from, to, workIds }, now)
    if (students !== studentIds.length || works !== workIds.length) throw fail('not_found')
    await insertMissingClassWork(tx, { classIds: [to], studentIds: null }, now)
    await noteInAudit(tx, { actorId: caller.id, action: 'class.copied', subjectKind: 'class', subjectId: to, details: { from }, at: now })
    return to
  })
  return readClass(deps, caller, id)
}
