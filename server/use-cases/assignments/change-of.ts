import { isEditable } from '#contract/assignment-status.ts'
import type { AssignmentChange, HeldAssignment } from '#server/db/assignment-changes.queries.ts'

type Wanted = {
  title?: string | undefined
  due_date?: string | null | undefined
  config?: { allowRedoAssignment?: boolean | undefined } | undefined
}

/** What a body wants to set, as it is stored; absent fields stay. */
export function changeOf({ title, due_date, config }: Wanted): AssignmentChange {
  return {
    ...(title === undefined ? {} : { title }),
    ...(due_date === undefined ? {} : { dueDate: due_date === null ? null : new Date(due_date) }),
    ...(config?.allowRedoAssignment === undefined ? {} : { allowRedo: config.allowRedoAssignment }),
  }
}

/** Why an assignment takes no change at all at `now`, as a sentence, or null. */
export function lockReason({ complete, dueDate }: HeldAssignment, now: Date): string | null {
  const isOpen = isEditable({ complete, due_date: dueDate?.toISOString() ?? null }, now)
  return isOpen ? null : 'This assignment is complete and its due date has passed.'
}
