import { isArchived, lockClasses } from '#server/db/assignments/class-assignments.queries.ts'
import { lockMembers } from '#server/db/classroom/student-changes.queries.ts'
import type { Transaction } from '#server/db/engine/db.ts'
import { fail } from '#server/errors.ts'

/** Makes giving work to a class, joining it and archiving it wait for each other until the transaction ends; refuses one that is archived. */
export async function lockOngoing(tx: Transaction, classId: number): Promise<void> {
  await lockClasses(tx, [classId])
  if (await isArchived(tx, classId)) throw fail('conflict', { error: 'This class is archived. Bring it back first.' })
}

/** Makes changes of who is in a class, who teaches it and who sees its members wait for each other until the transaction ends. */
export async function lockWithMembers(tx: Transaction, classId: number): Promise<void> {
  await lockMembers(tx, classId)
  await lockClasses(tx, [classId])
}
