import { noteInAudit } from '#server/db/operations/audit.queries.ts'
import { putInBin } from '#server/db/bin/bin.queries.ts'
import { hideClass } from '#server/db/classroom/classes.queries.ts'
import { unlinkCoTeachers } from '#server/db/classroom/co-teachers.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'
import { lockWithMembers } from './lock-ongoing.ts'

/**
 * Puts a class into its teacher's bin and answers the entry's id. Its students, their work and their scores stay, its
 * students with its own teacher.
 */
export async function deleteClass({ db, clock }: Pick<Deps, 'db' | 'clock'>, caller: Caller, id: number): Promise<number> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    await lockWithMembers(tx, id)
    const hidden = await hideClass(tx, id, now)
    if (!hidden) throw fail('not_found')
    const tracked = await unlinkCoTeachers(tx, { classId: id })
    await noteInAudit(tx, { actorId: caller.id, action: 'class.deleted', subjectKind: 'class', subjectId: id, at: now })
    return putInBin(tx, { kind: 'class', objectId: id, title: hidden.name, ownerId: hidden.teacherId, details: { tracked } }, now)
  })
}
