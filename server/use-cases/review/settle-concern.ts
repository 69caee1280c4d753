import { noteInAudit } from '#server/db/operations/audit.queries.ts'
import { type FoundConcern, markConcernOpen, markConcernSettled } from '#server/db/review/concerns.queries.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'

/** Notes that a teacher read worrying words and dealt with them, or takes that note back; who did is kept. The first note stands. */
export function settleConcern(
  deps: Pick<Deps, 'db' | 'clock'>,
  caller: Caller,
  { id, sessionId, settledAt }: FoundConcern,
  isSettled: boolean,
): Promise<{ id: number; settled_at: string | null }> {
  const at = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const isChanged = isSettled ? await markConcernSettled(tx, id, caller.id, at) : await markConcernOpen(tx, id)
    const action = isSettled ? 'concern.settled' : 'concern.reopened'
    if (isChanged) await noteInAudit(tx, { actorId: caller.id, action, subjectKind: 'session', subjectId: sessionId, details: { concern: id }, at })
    if (!isSettled) return { id, settled_at: null }
    return { id, settled_at: (isChanged ? at : (settledAt ?? at)).toISOString() }
  })
}
