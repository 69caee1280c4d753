import { eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { rateCounters } from '#server/db/schema.ts'

const dayMs = 86_400_000

/** One counter as stored. */
export type RateCounter = { key: string; count: number; windowStartedAt: Date; blockedUntil: Date | null }

/** Counts once, or `uses` at once, in a fixed window that starts with its first count; answers the count and the window's start. Atomic. */
export async function countInWindow(
  db: Db | Transaction,
  key: string,
  windowMs: number,
  now: Date,
  uses = 1,
): Promise<{ count: number; windowStartedAt: Date }> {
  const isOver = lt(rateCounters.windowStartedAt, ago(now, windowMs))
  const [row] = await db
    .insert(rateCounters)
    .values({ key, count: uses, windowStartedAt: now })
    .onConflictDoUpdate({
      target: rateCounters.key,
      set: {
        count: sql`case when ${isOver} then excluded.count else ${rateCounters.count} + excluded.count end`,
        windowStartedAt: sql`case when ${isOver} then excluded.window_started_at else ${rateCounters.windowStartedAt} end`,
      },
    })
    .returning({ count: rateCounters.count, windowStartedAt: rateCounters.windowStartedAt })
  return row ?? { count: uses, windowStartedAt: now }
}

/**
 * Counts one more failure and answers how many there are; the window starts with the latest. A counter that blocked nothing
 * begins anew after `quietMs` without one, a counter that did after a day. Atomic.
 */
export async function countFailure(db: Db | Transaction, key: string, quietMs: number, now: Date): Promise<number> {
  const isOver = sql`(${lt(rateCounters.windowStartedAt, ago(now, quietMs))} and ${rateCounters.blockedUntil} is null
    or ${lt(rateCounters.windowStartedAt, ago(now, Math.max(quietMs, dayMs)))})`
  const [row] = await db
    .insert(rateCounters)
    .values({ key, count: 1, windowStartedAt: now })
    .onConflictDoUpdate({
      target: rateCounters.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateCounters.count} + 1 end`,
        blockedUntil: sql`case when ${isOver} then null else ${rateCounters.blockedUntil} end`,
        windowStartedAt: sql`excluded.window_started_at`,
      },
    })
    .returning({ count: rateCounters.count })
  return row?.count ?? 1
}

/** Refuses further tries of a counter until a moment. */
export async function blockCounter(db: Db | Transaction, key: string, until: Date): Promise<void> {
  await db.update(rateCounters).set({ blockedUntil: until }).where(eq(rateCounters.key, key))
}

/** The named counters that exist. */
export async function findCounters(db: Db | Transaction, keys: string[]): Promise<RateCounter[]> {
  return db.select().from(rateCounters).where(inArray(rateCounters.key, keys))
}

/** Forgets counters. */
export async function deleteCounters(db: Db | Transaction, keys: string[]): Promise<void> {
  await db.delete(rateCounters).where(inArray(rateCounters.key, keys))
}

function ago(now: Date, ms: number): Date {
  return new Date(now.getTime() - ms)
}
