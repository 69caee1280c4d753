import type { allowFreshStart as endpoint } from '#contract/assignments/assignments.ts'
import type { BodyOf, ReplyOf } from '#contract/endpoint.ts'
import { holdAssignments, openNextRounds } from '#server/db/assignments/assignment-changes.queries.ts'
import { abandonPractice, abandonRunning, holdRunning } from '#server/db/chat/rounds.queries.ts'
import { noteAllInAudit } from '#server/db/operations/audit.queries.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'

const shut = 'This work is closed. Let it close later first.'

/**
 * Lets students begin work anew, with all tries and the full time, in a fixed number of statements. Sessions and scores stay; what runs
 * is abandoned, practice of it as well. Refuses, one by one, what the caller did not give, and what is closed.
 */
export function allowFreshStart(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: Caller,
  { assignment_ids }: BodyOf<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const at = clock.now()
  return db.transaction(async (tx) => {
    await holdRunning(tx, caller, assignment_ids)
    const held = await holdAssignments(tx, caller, assignment_ids)
    const closed = new Set(held.flatMap(({ id, closesAt }) => (closesAt !== null && closesAt <= at ? [id] : [])))
    const open = new Set(held.flatMap(({ id }) => (closed.has(id) ? [] : [id])))
    const opened = await openNextRounds(tx, [...open])
    await abandonRunning(tx, opened, at)
    await abandonPractice(tx, opened, at)
    const shared = { actorId: caller.id, action: 'assignment.fresh_start', subjectKind: 'assignment', at }
    if (opened.length > 0) await noteAllInAudit(tx, opened.map((subjectId) => ({ ...shared, subjectId })))
    const results = [...new Set(assignment_ids)].map((id) => (open.has(id) ? { id, ok: true } : { id, ok: false, error: closed.has(id) ? shut : 'This was not found.' }))
    return { results }
  })
}
