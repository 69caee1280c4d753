import type { Assignment } from '#contract/assignments/assignment.ts'
import { findAssignmentRow } from '#server/db/assignments/assignments.queries.ts'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'
import { onTheWire } from './assignment-on-the-wire.ts'

type Reading = Pick<Deps, 'clock'> & { db: Db | Transaction }

/** An assignment as it stands in this transaction, as the wire shows it to its giver. */
export async function readAssignment({ db, clock }: Reading, caller: Caller, id: number): Promise<Assignment> {
  const row = await findAssignmentRow(db, { viewer: caller, now: null }, id)
  const [assignment] = row ? await onTheWire({ db, clock }, [row]) : []
  if (!assignment) throw fail('not_found')
  return assignment
}
