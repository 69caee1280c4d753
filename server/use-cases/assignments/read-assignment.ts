import type { Assignment } from '#contract/assignments.ts'
import { listAssignmentRows } from '#server/db/assignments.queries.ts'
import type { Db, Transaction } from '#server/db/db.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'
import { onTheWire } from './assignment-on-the-wire.ts'

const anyOrder = { by: 'due_date', isDescending: false, after: null } as const

/** An assignment as it stands in this transaction, as the wire shows it to its giver. */
export async function readAssignment(db: Db | Transaction, caller: Caller, id: number): Promise<Assignment> {
  const rows = await listAssignmentRows(db, { viewer: caller, now: null }, { id }, anyOrder, 1)
  const [assignment] = await onTheWire({ db }, rows)
  if (!assignment) throw fail('not_found')
  return assignment
}
