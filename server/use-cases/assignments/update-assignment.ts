import type { Assignment } from '#contract/assignment.ts'
import type { updateAssignment as endpoint } from '#contract/assignments.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { changeAssignments, holdAssignments, letClassWorkFollow } from '#server/db/assignment-changes.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'
import { changeOf, lockReason } from './change-of.ts'
import { readAssignment } from './read-assignment.ts'

/** Changes one assignment. Refuses a stale version, and work that is complete and past its due date. */
export function updateAssignment(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: Caller,
  id: number,
  body: BodyOf<typeof endpoint>,
): Promise<Assignment> {
  return db.transaction(async (tx) => {
    const [held] = await holdAssignments(tx, caller, [id])
    if (!held) throw fail('not_found')
    if (body.version !== undefined && body.version !== held.version) {
      throw fail('stale_version', { current: await readAssignment(tx, caller, id) })
    }
    const reason = lockReason(held, clock.now())
    if (reason !== null) throw fail('conflict', { error: reason })
    await changeAssignments(tx, [id], changeOf(body))
    await letClassWorkFollow(tx, [id])
    return readAssignment(tx, caller, id)
  })
}
