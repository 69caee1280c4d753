import { insertMissingClassWork, lockClasses } from '#server/db/assignments/class-assignments.queries.ts'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import type { Deps } from '#server/deps.ts'

/**
 * Gives students the work of classes they are members of, as far as it is not past due and they do not have it yet; answers
 * the new assignments' ids. Call it in the transaction that made them members: it waits for work being given to those classes
 * at this moment, so that nobody misses any and nobody gets it twice. Students outside a class get nothing of it.
 */
export async function giveClassWork(
  { clock }: Pick<Deps, 'clock'>,
  db: Db | Transaction,
  { classIds, studentIds }: { classIds: readonly number[]; studentIds: readonly number[] },
): Promise<number[]> {
  if (classIds.length === 0 || studentIds.length === 0) return []
  await lockClasses(db, classIds)
  return insertMissingClassWork(db, { classIds, studentIds }, clock.now())
}
