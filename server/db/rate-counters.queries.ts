import { eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db, Transaction } from './db.ts'
import { rateCounters } from './schema.ts'

/** One counter as stored. */
export type RateCounter = { key: string; count: number; windowStartedAt: Date; blockedUntil: Date | null }

/** Counts once in a fixed window that starts with its first count; answers the count and the window's start. Atomic. */
export async function countInWindow(
  db: Db | Transaction,
  key: string,
  windowMs: number,
  now: Date,
): Promise<{ count: number; windowStartedAt: Date }> {
  const isOver = lt(rateCounters.windowStartedAt, new Date(now.getTime() - windowMs))
  const [row] = await db
    .insert(rateCounters)
    .values({ key, count: 1, windowStartedAt: now })
    .onConflictDoUpdate({
      target: rateCounters.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateCounters.count} + 1 end`,
        windowStartedAt: sql`case when ${isOver} then excluded.window_started_at else ${rateCounters.windowStartedAt} end`,
      },
    })
    .returning({ count: rateCounters.count, windowStartedAt: rateCounters.windowStartedAt })
  return row ?? { count: 1, windowStartedAt: now }
}

/** Counts one more failure since the counter was last forgotten or quiet for `quietMs`; the window start is the latest failure. Atomic. */
export async function countFailure(db: Db | Transaction, key: string, quietMs: number, now: Date): Promise<number> {
  const isOver = lt(rateCounters.windowStartedAt, new Date(now.getTime() - quietMs))
  const [row] = await db
    .insert(rateCounters)
    .values({ key, count: 1, windowStartedAt: now })
    .onConflictDoUpdate({
      target: rateCounters.key,
      set: {
        count: sql`case when ${isOver} and ${rateCounters.blockedUntil} is null then 1 else ${rateCounters.count} + 1 end`,
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
