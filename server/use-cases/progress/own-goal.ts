import { localDay } from '#contract/assignments/assignment-status.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import type { OwnGoal, setOwnGoal as endpoint } from '#contract/progress/own-progress.ts'
import { findOwnGoal, writeOwnGoal } from '#server/db/progress/own-goal.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'
import { startOfDay } from '#server/use-cases/assignments/day-bounds.ts'
import { mondayOf } from './calendar.ts'

type Needs = Pick<Deps, 'db' | 'clock'>

/** A student's goal and what this week has of it, the week being the caller's; null where a teacher leaves them without. */
export async function readOwnGoal({ db, clock }: Needs, caller: Caller, timeZone: string): Promise<OwnGoal | null> {
  const found = await findOwnGoal(db, caller.id, startOfDay(mondayOf(localDay(clock.now(), timeZone)), timeZone))
  return found === undefined || found.isOff ? null : { per_week: found.perWeek, done: found.done }
}

/** Sets or gives up a student's own goal; refuses where a teacher leaves them without. */
export async function setOwnGoal(deps: Needs, caller: Caller, { per_week }: BodyOf<typeof endpoint>, timeZone: string): Promise<OwnGoal> {
  const goal = (await writeOwnGoal(deps.db, caller.id, per_week)) ? await readOwnGoal(deps, caller, timeZone) : null
  if (goal === null) throw fail('forbidden')
  return goal
}
