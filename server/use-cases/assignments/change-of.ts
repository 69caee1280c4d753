import { isEditable } from '#contract/assignments/assignment-status.ts'
import type { AssignmentChange, HeldAssignment } from '#server/db/assignments/assignment-changes.queries.ts'

type Wanted = {
  title?: string | undefined
  due_date?: string | null | undefined
  closes_at?: string | null | undefined
  assign_at?: string | null | undefined
  config?: { allowRedoAssignment?: boolean | undefined } | undefined
}

/** What a body wants to set, as it is stored; absent fields stay. */
export function changeOf({ title, due_date, closes_at, assign_at, config }: Wanted): AssignmentChange {
  return {
    ...(title === undefined ? {} : { title }),
    ...(due_date === undefined ? {} : { dueDate: due_date === null ? null : new Date(due_date) }),
    ...(closes_at === undefined ? {} : { closesAt: closes_at === null ? null : new Date(closes_at) }),
    ...(assign_at === undefined ? {} : { assignAt: assign_at === null ? null : new Date(assign_at) }),
    ...(config?.allowRedoAssignment === undefined ? {} : { allowRedo: config.allowRedoAssignment }),
  }
}

/** Why an assignment takes no change at all at `now`, as a sentence, or null. */
export function lockReason({ complete, dueDate }: HeldAssignment, now: Date): string | null {
  const isOpen = isEditable({ complete, due_date: dueDate?.toISOString() ?? null }, now)
  return isOpen ? null : 'This assignment is complete and its due date has passed.'
}

/** What is said of work that would be due before its student sees it. */
export const seenTooLate = 'Students must see it before it is due.'

/** Whether a change to its times leaves work due before its student sees it. */
export function isSeenTooLate(held: HeldAssignment, change: AssignmentChange, now: Date): boolean {
  if (change.assignAt === undefined && change.dueDate === undefined) return false
  const { assignAt = held.assignAt, dueDate = held.dueDate } = change
  return isLater(assignAt, now) && dueDate !== null && assignAt !== null && assignAt >= dueDate
}

/** What is said of work that would close before it is due. */
export const closedTooEarly = 'It cannot close before it is due.'

/** Whether a change leaves work that closes before it is due. */
export function isClosedTooEarly({ dueDate, closesAt }: HeldAssignment, change: AssignmentChange): boolean {
  if (change.closesAt === undefined && change.dueDate === undefined) return false
  const [due, closes] = [change.dueDate === undefined ? dueDate : change.dueDate, change.closesAt === undefined ? closesAt : change.closesAt]
  return due !== null && closes !== null && closes < due
}

/** Whether a change takes away from a student what they see already. */
export function isTakenBack(held: HeldAssignment, { assignAt }: AssignmentChange, now: Date): boolean {
  return assignAt !== undefined && isLater(assignAt, now) && !isLater(held.assignAt, now)
}

function isLater(moment: Date | null, now: Date): boolean {
  return moment !== null && moment > now
}
