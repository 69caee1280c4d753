import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { claimKey, findKey, forgetKey, keepAnswer, renewKey, takeOverKey } from '#server/db/operations/idempotency-keys.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import { openSealed, seal } from '#server/security/seal.ts'
import type { Caller, Policy } from './route.ts'

/** A POST that may arrive twice: who sent it, under which key, what it asks. */
export type RepeatableRequest = { caller: Caller; key: string; request: string; bytes: Uint8Array }

type Claim = { userId: number; key: string; requestHash: string; place: string }
type Run = (deps: Deps) => Promise<unknown>
type Outcome = 'claimed' | 'running' | { reply: unknown }

const longestKey = 200
/** How long a claimed key without an answer counts as being worked on; after it the process is taken for dead. */
const claimMs = 10_000
/** A process that lives says so this often. */
const renewMs = 2_000
const keptMs = 24 * 60 * 60_000
const lookAgainMs = 50
const Kept = v.object({ sealed: v.string() })

/**
 * Answers a request once per key: a repetition gets the stored answer, the same key with other contents 409, and one that
 * arrives while the first still runs waits for its answer. Refusals are not stored. Unless the policy says `waitsOutside`,
 * effect and stored answer are one transaction.
 */
export async function answerOnce(deps: Deps, sent: RepeatableRequest, policy: Policy, run: Run): Promise<unknown> {
  if (sent.key.length > longestKey || !/^[\x21-\x7e]+$/.test(sent.key)) {
    throw fail('invalid', { field: 'Idempotency-Key', error: `An Idempotency-Key is 1 to ${longestKey} visible characters.` })
  }
  const claim = {
    userId: sent.caller.id,
    key: sent.key,
    requestHash: createHash('sha256').update(`${sent.request}\n`).update(sent.bytes).digest('base64url'),
    place: `${sent.caller.id} ${sent.key}`,
  }
  return policy.waitsOutside ? runAfterClaim(deps, claim, run) : runWithin(deps, claim, run)
}

async function runWithin(deps: Deps, claim: Claim, run: Run): Promise<unknown> {
  return deps.db.transaction(async (db) => {
    const within = { ...deps, db }
    const outcome = await claimOrFind(within, claim)
    if (outcome === 'running') throw fail('conflict', { headers: { 'Retry-After': '1' } })
    return outcome === 'claimed' ? runAndKeep(within, claim, run) : outcome.reply
  })
}

async function runAfterClaim(deps: Deps, claim: Claim, run: Run): Promise<unknown> {
  let outcome = await claimOrFind(deps, claim)
  while (outcome === 'running') {
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs))
    outcome = await claimOrFind(deps, claim)
  }
  if (outcome !== 'claimed') return outcome.reply
  const renewing = setInterval(() => void renew(deps, claim), renewMs)
  try {
    return await runAndKeep(deps, claim, run)
  } catch (error) {
    await forgetKey(deps.db, claim.userId, claim.key)
    throw error
  } finally {
    clearInterval(renewing)
  }
}

async function renew({ db, clock, log }: Deps, { userId, key }: Claim): Promise<void> {
  try {
    await renewKey(db, userId, key, clock.now())
  } catch (error) {
    log.warn({ err: error, account: userId }, 'a call that is being worked on could not say so')
  }
}

async function claimOrFind({ db, clock, settings }: Deps, { userId, key, requestHash, place }: Claim): Promise<Outcome> {
  const at = clock.now()
  if (await claimKey(db, { userId, key, requestHash, at })) return 'claimed'
  const row = await findKey(db, userId, key)
  if (!row) return 'running'
  const ageMs = at.getTime() - row.at.getTime()
  if (ageMs > (row.status === null ? claimMs : keptMs)) return (await takeOverKey(db, row, { requestHash, at })) ? 'claimed' : 'running'
  if (row.requestHash !== requestHash) throw fail('idempotency_conflict')
  if (row.status === null) return 'running'
  return { reply: JSON.parse(openSealed('stored_answer', settings, place, v.parse(Kept, row.body).sealed)) }
}

/** Answers may hold a token or a start password, so they are stored encrypted. */
async function runAndKeep(deps: Deps, { userId, key, place }: Claim, run: Run): Promise<unknown> {
  const reply = await run(deps)
  const sealed = seal('stored_answer', deps.settings, place, JSON.stringify(reply))
  await keepAnswer(deps.db, userId, key, { status: 200, body: { sealed } })
  return reply
}
