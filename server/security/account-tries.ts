import { createHash } from 'node:crypto'
import { blockCounter, countFailure, deleteCounters, findCounters } from '#server/db/accounts/rate-counters.queries.ts'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import type { Deps } from '#server/deps.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { isPassword } from './password-hash.ts'
import { tooMany } from './rate-limits.ts'

type TriesDeps = Pick<Deps, 'db' | 'clock' | 'settings'>

const minute = 60_000
const freeTries = 10
const triesBeforeLink = 100
const quietMs = 15 * minute
const yearMs = 365 * 24 * 60 * minute
const longestWaitMs = 60 * minute
const inTurn = oneAtATime()

/** Whose tries are counted: an account, or what somebody typed that is none, so that both behave alike. */
export type TriedAccount = { id: number; passwordHash: string } | { unknown: string }

/**
 * Checks a password and counts a wrong one: ten tries, then a wait that grows from 15 minutes to an hour, and after a
 * hundred wrong ones in a row only a mailed link opens the account (429 each). The right password forgets them all.
 * Login, verify-password and both ways to change a password count together.
 */
export async function tryPassword(deps: TriesDeps, account: TriedAccount, password: string): Promise<boolean> {
  const hash = 'id' in account ? account.passwordHash : null
  if (!deps.settings.rateLimits) return isPassword(hash, password)
  const keys = countersOf(account)
  return inTurn(keys.tries, async () => {
    const isCounted = await passTries(deps, keys)
    const isRight = await isPassword(hash, password)
    if (!isRight) await countWrong(deps, keys)
    if (isRight && isCounted) await deleteCounters(deps.db, Object.values(keys))
    return isRight
  })
}

/** Forgets an account's wrong tries: its owner came in by a mailed link, or its teacher gave it a new password. */
export async function forgetTries(db: Db | Transaction, userId: number): Promise<void> {
  await deleteCounters(db, Object.values(countersOf({ id: userId, passwordHash: '' })))
}

type Counters = { tries: string; total: string }

async function passTries({ db, clock }: TriesDeps, keys: Counters): Promise<boolean> {
  const rows = await findCounters(db, Object.values(keys))
  const total = rows.find((row) => row.key === keys.total)?.count ?? 0
  if (total >= triesBeforeLink) throw tooMany(longestWaitMs, 'Too many wrong passwords. Use "Forgot your password?" to get a sign-in link by email.')
  const waitMs = (rows.find((row) => row.key === keys.tries)?.blockedUntil?.getTime() ?? 0) - clock.now().getTime()
  if (waitMs > 0) throw tooMany(waitMs)
  return rows.length > 0
}

async function countWrong({ db, clock }: TriesDeps, keys: Counters): Promise<void> {
  const now = clock.now()
  const tries = await countFailure(db, keys.tries, quietMs, now)
  await countFailure(db, keys.total, yearMs, now)
  if (tries < freeTries) return
  const waitMs = Math.min(longestWaitMs, quietMs * 2 ** (tries - freeTries))
  await blockCounter(db, keys.tries, new Date(now.getTime() + waitMs))
}

function countersOf(account: TriedAccount): Counters {
  const name = 'id' in account ? `account:${account.id}` : `nobody:${fingerprint(account.unknown)}`
  return { tries: `tries:${name}`, total: `wrong:${name}` }
}

function fingerprint(text: string): string {
  return createHash('sha256').update(text.toLowerCase()).digest('base64url')
}
