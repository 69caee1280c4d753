import { countInWindow } from '#server/db/accounts/rate-counters.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail, type Failure } from '#server/errors.ts'
import type { LimitName } from '#server/http/route.ts'

type LimitDeps = Pick<Deps, 'db' | 'clock' | 'settings'>

const minute = 60_000

/** What one caller may do: a signed-in person, else everybody at one network address, where a whole school may sit. */
const perCaller: Record<LimitName, { most: number; windowMs: number }> = {
  mail: { most: 200, windowMs: 15 * minute },
  register: { most: 300, windowMs: 60 * minute },
  sample: { most: 100, windowMs: 60 * minute },
  parent: { most: 600, windowMs: 15 * minute },
  events: { most: 3000, windowMs: minute },
}

/** Counts a call of a caller, and refuses it with 429 and the seconds to wait when there were too many. */
export async function passCallerLimit(deps: LimitDeps, name: LimitName, caller: string): Promise<void> {
  const { most, windowMs } = perCaller[name]
  await passLimit(deps, `${name}:from:${caller}`, most, windowMs)
}

/** Counts one use (or `uses`) of something that has its own limit, and refuses with 429 past `most` in the window. */
export async function passLimit(deps: LimitDeps, key: string, most: number, windowMs: number, uses = 1): Promise<void> {
  if (!deps.settings.rateLimits) return
  const now = deps.clock.now()
  const { count, windowStartedAt } = await countInWindow(deps.db, key, windowMs, now, uses)
  if (count > most) throw tooMany(windowStartedAt.getTime() + windowMs - now.getTime())
}

/** The 429 of every limit, with `Retry-After` in whole seconds; without an `error` of its own it says in words how long that is. */
export function tooMany(waitMs: number, error = waitSentence(waitMs)): Failure {
  return fail('too_many_requests', { error, headers: { 'Retry-After': String(Math.max(1, Math.ceil(waitMs / 1000))) } })
}

/** Undefined for what is over in a minute: the code's own sentence says that. */
function waitSentence(waitMs: number): string | undefined {
  const minutes = Math.ceil(waitMs / minute)
  if (minutes <= 1) return undefined
  const time = minutes < 60 ? `${minutes} minutes` : minutes === 60 ? 'an hour' : `${Math.ceil(minutes / 60)} hours`
  return `Too many tries. Please wait ${time} and try again.`
}
