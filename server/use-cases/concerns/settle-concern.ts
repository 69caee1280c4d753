import { noteInAudit } from '#server/db/audit.queries.ts'
import { type FoundConcern, markConcernSettled } from '#server/db/concerns.queries.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'

/** Notes that a teacher read worrying words and dealt with them; who did is kept. The first one stands. */
export function settleConcern(
  deps: Pick<Deps, 'db' | 'clock'>,
  caller: Caller,
  { id, sessionId, settledAt }: FoundConcern,
): Promise<{ id: number; settled_at: string }> {
  const at = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const isFirst = await markConcernSettled(tx, id, caller.id, at)
    if (isFirst) await noteInAudit(tx, { actorId: caller.id, action: 'concern.settled', subjectKind: 'session', subjectId: sessionId, details: { concern: id }, at })
    return { id, settled_at: (isFirst ? at : (settledAt ?? at)).toISOString() }
  })
}
