import { and, desc, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import type { UsageEvent } from '#contract/operations/events.ts'
import { reportedEvents, reportedLists, reportedPages } from '#contract/operations/reported-events.ts'
import type { Db } from '#server/db/engine/db.ts'
import { events } from '#server/db/schema/operations.ts'

/** Stores usage events, each at its own time; whose they are is not kept. */
export async function insertEvents(db: Db, told: readonly UsageEvent[], now: Date): Promise<void> {
  const rows = told.map(({ name, details = {}, age_ms = 0 }) => ({ name, details, at: new Date(now.getTime() - age_ms) }))
  await db.insert(events).values(rows)
}

/** How often each event of the product came since a time, by the page or list it names, the most frequent first. What names another is left out. */
export function countEvents(db: Db, since: Date, limit: number) {
  const place = sql<string | null>`case ${events.name} when 'page.opened' then regexp_replace(${events.details}->>'page', '(.)/$', '\\1')
    when 'list.searched' then ${events.details}->>'list' end`
  const isKnown = or(isNull(place), inArray(place, [...reportedPages, ...reportedLists]))
  return db
    .select({ name: events.name, place, count: sql<number>`count(*)::int`, lastAt: sql<string>`max(${events.at})` })
    .from(events)
    .where(and(gte(events.at, since), inArray(events.name, [...reportedEvents]), isKnown))
    .groupBy(events.name, place)
    .orderBy(desc(sql`count(*)`), events.name, place)
    .limit(limit)
}
