import { changeAssignments, holdAssignments } from '#server/db/assignments/assignment-changes.queries.ts'
import { noteInAudit } from '#server/db/operations/audit.queries.ts'
import { putInBin } from '#server/db/bin/bin.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'

/** Puts an assignment into the bin of whoever gave it and answers the bin entry's id. Sessions stay. Refuses complete work. */
export function deleteAssignment(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: Caller,
  { id, studentName }: { id: number; studentName: string },
): Promise<number> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const [held] = await holdAssignments(tx, caller, [id])
    if (!held) throw fail('not_found')
    if (held.complete) throw fail('conflict', { error: 'A completed assignment cannot be deleted.' })
    await changeAssignments(tx, [id], { deletedAt: now })
    await noteInAudit(tx, { actorId: caller.id, action: 'assignment.deleted', subjectKind: 'assignment', subjectId: id, at: now })
    return putInBin(tx, { kind: 'assignment', objectId: id, title: `${held.title} (${studentName})`, ownerId: held.teacherId }, now)
  })
}
