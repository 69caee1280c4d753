import { createHash } from 'node:crypto'
import { deleteCounters, deleteCountersOf, findCounters, takeTry } from '#server/db/accounts/rate-counters.queries.ts'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import type { Deps } from '#server/deps.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { senderOf } from './fair-line.ts'
import { isPassword } from './password-hash.ts'
import { tooMany } from './rate-limits.ts'

type TriesDeps = Pick<Deps, 'db' | 'clock' | 'settings'>

const second = 1_000
const freeTries = 10
const rules = { quietMs: 15 * 60 * second, firstWaitMs: 15 * second, longestWaitMs: 60 * second }
const inTurn = oneAtATime()

/** Whose password is tried: an account, or what somebody typed that is none, so that both behave alike. */
export type TriedAccount = { id: number; passwordHash: string } | { unknown: string }

/**
 * Where tries come from, each with a count of its own so that nobody's wrong tries keep somebody else waiting: a device with the
 * account's mark, whoever is signed in, unknown devices at an address where people are known to sign in, and all others together.
 * `isHasty`: one wrong try is enough to make it wait. Its password is hashed in the `sender`'s turn.
 */
export type TriesLane = { name: `device:${string}` | 'signed in' | `at:${string}` | 'elsewhere'; isHasty?: boolean; sender: string }

/** The lane of a caller with a token. Nobody without one can make them wait. */
export function laneOfCaller(caller: { id: number }): TriesLane {
  return { name: 'signed in', sender: senderOf(caller) }
}

/**
 * Checks a password and counts a wrong one: ten tries, then a wait that grows from 15 seconds to a minute (429), so that nobody can
 * shut an account. The right password forgets its lane's wrong ones.
 */
export async function tryPassword(deps: TriesDeps, account: TriedAccount, lane: TriesLane, password: string): Promise<boolean> {
  const hash = 'id' in account ? account.passwordHash : null
  if (!deps.settings.rateLimits) return isPassword(hash, password, lane.sender)
  const key = `${triesOf(account)}${lane.name}`
  return inTurn(key, async () => {
    await passTry(deps, key, lane.isHasty ? 1 : freeTries)
    const isRight = await isPassword(hash, password, lane.sender)
    if (isRight) await deleteCounters(deps.db, [key])
    return isRight
  })
}

/** Forgets an account's wrong tries: its owner came in by a mailed link, or its teacher gave it a new password. */
export async function forgetTries(db: Db | Transaction, userId: number): Promise<void> {
  await deleteCountersOf(db, triesOf({ id: userId, passwordHash: '' }))
}

/** Takes the try before the password is looked at: what two processes look at together is then no more than one may. */
async function passTry({ db, clock }: TriesDeps, key: string, free: number): Promise<void> {
  const now = clock.now()
  if ((await takeTry(db, key, { free, ...rules }, now)) !== null) return
  const [row] = await findCounters(db, [key])
  throw tooMany((row?.blockedUntil?.getTime() ?? 0) - now.getTime())
}

function triesOf(account: TriedAccount): string {
  return 'id' in account ? `tries:account:${account.id}:` : `tries:nobody:${fingerprint(account.unknown)}:`
}

function fingerprint(text: string): string {
  return createHash('sha256').update(text.toLowerCase()).digest('base64url')
}
