import { desc, gte, sql } from 'drizzle-orm'
import type { UsageEvent } from '#contract/events.ts'
import type { Db } from './db.ts'
import { events } from './schema.ts'

/** Stores usage events, each at its own time; whose they are is not kept. */
export async function insertEvents(db: Db, told: readonly UsageEvent[], now: Date): Promise<void> {
  const rows = told.map(({ name, details = {}, age_ms = 0 }) => ({ name, details, at: new Date(now.getTime() - age_ms) }))
  await db.insert(events).values(rows)
}

/** How often each event came since a time, by the page or list it names, the most frequent first. */
export function countEvents(db: Db, since: Date, limit: number) {
  const place = sql<string | null>`coalesce(${events.details}->>'page', ${events.details}->>'list', ${events.details}->>'section')`
  return db
    .select({ name: events.name, place, count: sql<number>`count(*)::int`, lastAt: sql<string>`max(${events.at})` })
    .from(events)
    .where(gte(events.at, since))
    .groupBy(events.name, place)
    .orderBy(desc(sql`count(*)`), events.name, place)
    .limit(limit)
}
