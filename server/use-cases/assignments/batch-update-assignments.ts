import type { batchUpdateAssignments as endpoint } from '#contract/assignments/assignments.ts'
import type { BodyOf, ReplyOf } from '#contract/endpoint.ts'
import { type AssignmentChange, changeAssignments, holdAssignments, letClassWorkFollow, type HeldAssignment } from '#server/db/assignments/assignment-changes.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'
import { changeOf, closedTooEarly, isClosedTooEarly, isSeenTooLate, lockReason, seenTooLate } from './change-of.ts'
import { lockRunningOf } from '#server/db/chat/rounds.queries.ts'
import { moveEnds } from '#server/use-cases/chat/move-ends.ts'
import { givableExercise } from './givable-exercise.ts'

const notFound = 'This was not found.'
const started = 'This work has already been started: its title and exercise cannot change.'

/**
 * Changes several assignments in a fixed number of statements, each one wholly or not at all, and says for each whether it
 * was. Refuses the whole call only when it wants nothing changed, or an exercise the caller may not give.
 */
export function batchUpdateAssignments(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: Caller,
  { assignment_ids, due_date, exercise_id, ...body }: BodyOf<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const now = clock.now()
  const wanted = { ...changeOf({ ...body, due_date: due_date ?? undefined }), ...(exercise_id === undefined ? {} : { exerciseId: exercise_id }) }
  if (Object.keys(wanted).length === 0) throw fail('invalid', { error: 'Say what to change.', field: 'due_date' })
  return db.transaction(async (tx) => {
    if (exercise_id !== undefined) await givableExercise(tx, caller, exercise_id)
    const running = body.closes_at === undefined ? [] : await lockRunningOf(tx, caller, assignment_ids)
    const held = new Map((await holdAssignments(tx, caller, assignment_ids)).map((one) => [one.id, one]))
    const results = [...new Set(assignment_ids)].map((id) => {
      const error = problemOf(held.get(id), wanted, now)
      return error === null ? { id, ok: true } : { id, ok: false, error }
    })
    const changed = results.filter(({ ok }) => ok).map(({ id }) => id)
    await changeAssignments(tx, changed, wanted)
    if (body.closes_at !== undefined) await moveEnds(tx, running, changed, now)
    await letClassWorkFollow(tx, changed)
    return { results }
  })
}

function problemOf(one: HeldAssignment | undefined, wanted: AssignmentChange, now: Date): string | null {
  if (!one) return notFound
  const isWorkChanged = 'title' in wanted || 'exerciseId' in wanted
  if (isWorkChanged && one.isStarted) return lockReason(one, now) ?? started
  if (isClosedTooEarly(one, wanted)) return lockReason(one, now) ?? closedTooEarly
  return lockReason(one, now) ?? (isSeenTooLate(one, wanted, now) ? seenTooLate : null)
}
