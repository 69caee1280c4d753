import { fail } from '#server/errors.ts'
import { seenTooLate } from './change-of.ts'

type Times = { due_date?: string | null | undefined; assign_at?: string | null | undefined }

/** When given work is due and from when its student sees it, as they are stored. Refuses work that is due before anybody sees it. */
export function givenTimes({ due_date, assign_at }: Times): { dueDate: Date | null; assignAt: Date | null } {
  const dueDate = due_date ? new Date(due_date) : null
  const assignAt = assign_at ? new Date(assign_at) : null
  if (dueDate !== null && assignAt !== null && assignAt >= dueDate) {
    throw fail('invalid', { error: seenTooLate, field: 'assign_at' })
  }
  return { dueDate, assignAt }
}
