import type { UsageEvent } from '#contract/events.ts'
import type { Db } from './db.ts'
import { events } from './schema.ts'

/** Stores a usage event. */
export async function insertEvent(db: Db, { name, details = {} }: UsageEvent, at: Date): Promise<void> {
  await db.insert(events).values({ name, details, at })
}
