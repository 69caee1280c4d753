import { findBinRow, type BinRow } from '#server/db/bin/bin.queries.ts'
import type { ObjectRule } from '#server/http/route.ts'

/** What lies in the bin is seen by its owner and by admins, the account of a student by each teacher they have or had. */
export const binRule: ObjectRule<BinRow> = {
  kind: 'bin entry',
  find: (db, caller, id) => findBinRow(db, caller, id),
}
