import { countInWindow, findCounters } from '#server/db/accounts/rate-counters.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail, type Failure } from '#server/errors.ts'
import type { LimitName } from '#server/http/route.ts'

type LimitDeps = Pick<Deps, 'db' | 'clock' | 'settings'>

const minute = 60_000

/**
 * What one network address may do. A school sits behind one address: logins and links count only when they fail, and
 * thirty pupils who each mistype a dozen times stay far below.
 */
const perAddress: Record<LimitName, { most: number; windowMs: number; counts: 'every_call' | 'failures' }> = {
  login: { most: 1000, windowMs: 15 * minute, counts: 'failures' },
  magic: { most: 5000, windowMs: 15 * minute, counts: 'failures' },
  mail: { most: 200, windowMs: 15 * minute, counts: 'every_call' },
  register: { most: 300, windowMs: 60 * minute, counts: 'every_call' },
  sample: { most: 100, windowMs: 60 * minute, counts: 'every_call' },
  events: { most: 3000, windowMs: minute, counts: 'every_call' },
}

/** Lets a call of an address pass or refuses it with 429 and the seconds to wait. Counts it, unless only failures count. */
export async function passAddressLimit(deps: LimitDeps, name: LimitName, address: string): Promise<void> {
  if (!deps.settings.rateLimits) return
  const { most, windowMs, counts } = perAddress[name]
  const key = addressKey(name, address)
  const now = deps.clock.now()
  const seen = counts === 'failures' ? await countSoFar(deps, key, windowMs) : await countInWindow(deps.db, key, windowMs, now)
  const isOver = counts === 'failures' ? seen.count >= most : seen.count > most
  if (isOver) throw tooMany(seen.windowStartedAt.getTime() + windowMs - now.getTime())
}

/** Counts a failed login or link against its address. */
export async function countAddressFailure(deps: LimitDeps, name: 'login' | 'magic', address: string): Promise<void> {
  if (!deps.settings.rateLimits) return
  await countInWindow(deps.db, addressKey(name, address), perAddress[name].windowMs, deps.clock.now())
}

/** Counts one use (or `uses`) of something that has its own limit, and refuses with 429 past `most` in the window. */
export async function passLimit(deps: LimitDeps, key: string, most: number, windowMs: number, uses = 1): Promise<void> {
  if (!deps.settings.rateLimits) return
  const now = deps.clock.now()
  const { count, windowStartedAt } = await countInWindow(deps.db, key, windowMs, now, uses)
  if (count > most) throw tooMany(windowStartedAt.getTime() + windowMs - now.getTime())
}

/** The 429 of every limit, with `Retry-After` in whole seconds. */
export function tooMany(waitMs: number, error?: string): Failure {
  return fail('too_many_requests', { error, headers: { 'Retry-After': String(Math.max(1, Math.ceil(waitMs / 1000))) } })
}

async function countSoFar(deps: LimitDeps, key: string, windowMs: number): Promise<{ count: number; windowStartedAt: Date }> {
  const now = deps.clock.now()
  const [row] = await findCounters(deps.db, [key])
  return row && row.windowStartedAt.getTime() + windowMs >= now.getTime() ? row : { count: 0, windowStartedAt: now }
}

function addressKey(name: LimitName, address: string): string {
  return `${name}:from:${address}`
}
