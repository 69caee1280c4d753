import { noteInAudit } from '#server/db/operations/audit.queries.ts'
import { hasOtherTeachers, takeOutOfBin, type BinRow } from '#server/db/bin/bin.queries.ts'
import { removeForGood } from '#server/db/bin/remove-for-good.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'
import { subjectOf } from './bin-entry.ts'

/**
 * Removes a deleted thing for good, with a student everything that is theirs; what stays says that it was done, not of whom by name.
 * Refuses teachers a student whom others taught too.
 */
export async function deleteForGood({ db, clock }: Pick<Deps, 'db' | 'clock'>, caller: Caller, { id, kind, objectId }: BinRow): Promise<void> {
  const subjectKind = subjectOf(kind)
  await db.transaction(async (tx) => {
    const isShared = kind === 'student' && caller.role !== 'ADMIN' && (await hasOtherTeachers(tx, objectId, caller.id))
    if (isShared) throw fail('forbidden', { error: 'Others taught this student too. Only an administrator can delete them for good.' })
    if (!(await takeOutOfBin(tx, id))) throw fail('not_found')
    await removeForGood(tx, kind, objectId)
    await noteInAudit(tx, { actorId: caller.id, action: `${kind}.deleted_for_good`, subjectKind, subjectId: objectId, at: clock.now() })
  })
}
