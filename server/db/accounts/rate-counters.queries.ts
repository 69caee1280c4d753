import { gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { rateCounters } from '#server/db/schema/operations.ts'

const dayMs = 86_400_000

/** How far the clocks of two processes may be apart. What lies further ahead was counted by a clock that has been put right since. */
const skewMs = 60_000

/** One counter as stored. */
export type RateCounter = { key: string; count: number; windowStartedAt: Date; blockedUntil: Date | null }

/**
 * Counts once, or `uses` at once, in a fixed window that starts with its first count; answers the count and the window's start. A window that
 * has yet to start is over. Atomic.
 */
export async function countInWindow(
  db: Db | Transaction,
  key: string,
  windowMs: number,
  now: Date,
  uses = 1,
): Promise<{ count: number; windowStartedAt: Date }> {
  const isOver = sql`(${lt(rateCounters.windowStartedAt, ago(now, windowMs))} or ${gt(rateCounters.windowStartedAt, ago(now, -skewMs))})`
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

/** How a counter of tries makes its caller wait: after `free` tries `firstWaitMs`, then twice as long each time, up to `longestWaitMs`. */
export type TryRules = { free: number; quietMs: number; firstWaitMs: number; longestWaitMs: number }

/**
 * Takes one try, or answers null while the counter makes its caller wait. One statement, so that processes which ask at the same
 * moment get no more tries together than one would. A counter that made nobody wait begins anew after `quietMs` without a try, one that
 * did after a day; a wait longer than any can be is none.
 */
export async function takeTry(db: Db | Transaction, key: string, rules: TryRules, now: Date): Promise<number | null> {
  const { free, quietMs, firstWaitMs, longestWaitMs } = rules
  const { count, windowStartedAt, blockedUntil } = rateCounters
  const isOld = sql`${lt(windowStartedAt, ago(now, quietMs))} and ${blockedUntil} is null or ${lt(windowStartedAt, ago(now, Math.max(quietMs, dayMs)))}`
  const isOver = sql`(${isOld} or ${gt(windowStartedAt, ago(now, -skewMs))})`
  const next = sql`case when ${isOver} then 1 else ${count} + 1 end`
  const waitMs = sql`least(${longestWaitMs}::int, ${firstWaitMs}::int * power(2, least((${next}) - ${free}::int, 20)))`
  const wait = sql`case when (${next}) >= ${free}::int then excluded.window_started_at + ${waitMs} * interval '1 millisecond' end`
  const [row] = await db
    .insert(rateCounters)
    .values({ key, count: 1, windowStartedAt: now, blockedUntil: free > 1 ? null : new Date(now.getTime() + firstWaitMs) })
    .onConflictDoUpdate({
      target: rateCounters.key,
      set: { count: next, blockedUntil: wait, windowStartedAt: sql`excluded.window_started_at` },
      setWhere: or(isNull(blockedUntil), lte(blockedUntil, now), gt(blockedUntil, ago(now, -longestWaitMs - skewMs))),
    })
    .returning({ count: rateCounters.count })
  return row?.count ?? null
}

/** The named counters that exist. */
export async function findCounters(db: Db | Transaction, keys: string[]): Promise<RateCounter[]> {
  return db.select().from(rateCounters).where(inArray(rateCounters.key, keys))
}

/** Forgets counters. */
export async function deleteCounters(db: Db | Transaction, keys: string[]): Promise<void> {
  await db.delete(rateCounters).where(inArray(rateCounters.key, keys))
}

/** Forgets every counter whose key begins so. */
export async function deleteCountersOf(db: Db | Transaction, beginning: string): Promise<void> {
  await db.delete(rateCounters).where(sql`starts_with(${rateCounters.key}, ${beginning})`)
}

function ago(now: Date, ms: number): Date {
  return new Date(now.getTime() - ms)
}
