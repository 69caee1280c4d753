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

/** Why nobody is written to about an assignment; null while it is not turned in. */
export function messageRefusal({ config }: Assignment): string | null {
  return config.complete ? 'It is turned in.' : null
}

/** Said where there is nothing to begin anew. */
export const nothingBegun = 'Nothing was begun, so all tries are still there.'

/** Why no fresh start can be allowed of these; null when there is something to begin anew in one of them. */
export function freshStartRefusal(work: readonly Assignment[]): string | null {
  return work.some(({ first_started_at: startedAt }) => typeof startedAt === 'string') ? null : nothingBegun
}
