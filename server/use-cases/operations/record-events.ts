import type { UsageEvent } from '#contract/operations/events.ts'
import { insertEvents } from '#server/db/operations/events.queries.ts'
import type { Deps } from '#server/deps.ts'
import { passLimit } from '#server/security/rate-limits.ts'

const windowMs = 60_000
/** A school of a thousand behind one address stays far below; a flood from one stops here, however many it puts into a call. */
const mostStored = 6_000

/** Stores usage events of nobody in particular. Refuses what is too many of one address. */
export async function recordEvents(deps: Pick<Deps, 'db' | 'clock' | 'settings'>, address: string, told: readonly UsageEvent[]): Promise<void> {
  await passLimit(deps, `events:stored:from:${address}`, mostStored, windowMs, told.length)
  await insertEvents(deps.db, told, deps.clock.now())
}
