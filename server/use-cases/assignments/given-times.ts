import { fail } from '#server/errors.ts'
import { closedTooEarly, seenTooLate } from './change-of.ts'

type Times = { due_date?: string | null | undefined; closes_at?: string | null | undefined; assign_at?: string | null | undefined }

/** When given work is due, closes, and from when its student sees it, as they are stored. Refuses times in another order. */
export function givenTimes({ due_date, closes_at, assign_at }: Times): Record<'dueDate' | 'closesAt' | 'assignAt', Date | null> {
  const dueDate = due_date ? new Date(due_date) : null
  const closesAt = closes_at ? new Date(closes_at) : null
  const assignAt = assign_at ? new Date(assign_at) : null
  if (dueDate !== null && assignAt !== null && assignAt >= dueDate) {
    throw fail('invalid', { error: seenTooLate, field: 'assign_at' })
  }
  if (dueDate !== null && closesAt !== null && closesAt < dueDate) throw fail('invalid', { error: closedTooEarly, field: 'closes_at' })
  return { dueDate, closesAt, assignAt }
}
