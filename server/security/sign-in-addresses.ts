import { countInWindow, findCounters, type RateCounter } from '#server/db/accounts/rate-counters.queries.ts'
import type { Deps } from '#server/deps.ts'

type AddressDeps = Pick<Deps, 'db' | 'clock' | 'settings'>

const wrongWindowMs = 15 * 60_000
const wrongOften = 1000
const dayMs = 24 * 60 * 60_000
const knownMs = 7 * dayMs

/**
 * What is known of a network address where somebody signs in: `isKnown` when anybody did in the last week, `isHasty` after a thousand
 * wrong tries in a quarter of an hour. A school sits behind one address: neither ever shuts it.
 */
export async function standingOf({ db, clock }: AddressDeps, address: string): Promise<{ isKnown: boolean; isHasty: boolean }> {
  const rows = await findCounters(db, [knownKey(address), wrongKey(address)])
  const now = clock.now()
  const known = rows.find(({ key }) => key === knownKey(address))
  const wrong = rows.find(({ key }) => key === wrongKey(address))
  return { isKnown: isFrom(known, now, knownMs), isHasty: isFrom(wrong, now, wrongWindowMs) && wrong.count >= wrongOften }
}

/** Remembers for a week that somebody signed in at an address; written once a day. */
export async function noteSignIn({ db, clock, settings }: AddressDeps, address: string): Promise<void> {
  if (!settings.rateLimits) return
  const key = knownKey(address)
  const now = clock.now()
  const [row] = await findCounters(db, [key])
  if (!isFrom(row, now, dayMs)) await countInWindow(db, key, dayMs, now)
}

/** Counts a failed sign-in against its address. */
export async function countWrongSignIn({ db, clock, settings }: AddressDeps, address: string): Promise<void> {
  if (settings.rateLimits) await countInWindow(db, wrongKey(address), wrongWindowMs, clock.now())
}

function isFrom(row: RateCounter | undefined, now: Date, ms: number): row is RateCounter {
  return row !== undefined && row.windowStartedAt.getTime() + ms >= now.getTime()
}

function wrongKey(address: string): string {
  return `login:from:${address}`
}

function knownKey(address: string): string {
  return `known:from:${address}`
}
