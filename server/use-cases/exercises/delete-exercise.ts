import { noteInAudit } from '#server/db/operations/audit.queries.ts'
import { putInBin } from '#server/db/bin/bin.queries.ts'
import { hideExercise } from '#server/db/exercises/exercises.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'

/** Puts an exercise into its owner's bin; answers the entry's id. Its assignments and sessions stay as they are. */
export function deleteExercise({ db, clock }: Pick<Deps, 'db' | 'clock'>, caller: Caller, id: number): Promise<number> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const hidden = await hideExercise(tx, id, now)
    if (!hidden) throw fail('not_found')
    await noteInAudit(tx, { actorId: caller.id, action: 'exercise.deleted', subjectKind: 'exercise', subjectId: id, at: now })
    return putInBin(tx, { kind: 'exercise', objectId: id, ...hidden }, now)
  })
}
