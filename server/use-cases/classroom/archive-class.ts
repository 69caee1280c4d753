import type { Class } from '#contract/classroom/classes.ts'
import { findOpenClassWork, lockClasses } from '#server/db/assignments/class-assignments.queries.ts'
import { abandonRunning, holdRunning } from '#server/db/chat/rounds.queries.ts'
import { type ClassRow, setArchived } from '#server/db/classroom/classes.queries.ts'
import { deleteJoinCode } from '#server/db/classroom/join-codes.queries.ts'
import { noteInAudit } from '#server/db/operations/audit.queries.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'
import { readClass } from './class-on-the-wire.ts'

/**
 * Archives a class or brings it back. Archiving ends the running sessions of its open work, as leaving would: brought back, a student begins again
 * with the tries, points and time they had. Its join code ends for good.
 */
export async function archiveClass(
  deps: Pick<Deps, 'db' | 'clock' | 'partner'>,
  caller: Caller,
  { id, teacher }: Pick<ClassRow, 'id' | 'teacher'>,
  isToBeArchived: boolean,
): Promise<Class> {
  const now = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    const open = isToBeArchived ? await findOpenClassWork(tx, id) : []
    await holdRunning(tx, { id: teacher.id, role: 'TEACHER' }, open)
    await lockClasses(tx, [id])
    if (!(await setArchived(tx, id, isToBeArchived ? now : null))) return
    await deleteJoinCode(tx, id)
    await abandonRunning(tx, open, now)
    await noteInAudit(tx, { actorId: caller.id, action: isToBeArchived ? 'class.archived' : 'class.brought_back', subjectKind: 'class', subjectId: id, at: now })
  })
  return readClass(deps, caller, id)
}
