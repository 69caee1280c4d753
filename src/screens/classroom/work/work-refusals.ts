import { isEditable } from '#contract/assignments/assignment-status.ts'
import type { Assignment } from '#contract/assignments/assignment.ts'

/** Why an assignment cannot be edited at `now`; null when it can. */
export function editRefusal({ config, due_date }: Assignment, now: Date): string | null {
  return isEditable({ complete: config.complete, due_date }, now) ? null : 'It is completed and its due date has passed.'
}

/** Why an assignment cannot be deleted; null when it can. */
export function deleteRefusal({ config }: Assignment): string | null {
  return config.complete ? 'Completed work stays, with its score.' : null
}
