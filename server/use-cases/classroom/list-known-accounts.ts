import type { ReplyOf } from '#contract/endpoint.ts'
import type { listKnownAccounts as endpoint, listTakenUsernames as taken } from '#contract/classroom/students.ts'
import { listUsernamesLike } from '#server/db/accounts/users.queries.ts'
import { listKnownAccounts as findKnown } from '#server/db/classroom/students.queries.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'
import { passLimit } from '#server/security/rate-limits.ts'

type LookDeps = Pick<Deps, 'db' | 'clock' | 'settings'>

/** Names and addresses one person looks up in an hour at most: those of ten of the longest lists that can be imported. */
const mostLookedUp = 100_000
const hourMs = 3_600_000

/** Which of these usernames, or ones that differ from them by a number, are taken. Refuses whoever goes through too many. */
export async function listTakenUsernames(deps: LookDeps, caller: Caller, usernames: readonly string[]): Promise<ReplyOf<typeof taken>> {
  await passLookUps(deps, caller, usernames.length)
  return { taken: await listUsernamesLike(deps.db, usernames) }
}

/**
 * Which of these e-mail addresses have an account, and whose where the caller sees that student. Refuses whoever goes through too many: anybody may
 * be able to register as a teacher.
 */
export async function listKnownAccounts(deps: LookDeps, caller: Caller, emails: readonly string[]): Promise<ReplyOf<typeof endpoint>> {
  await passLookUps(deps, caller, emails.length)
  const { db } = deps
  const rows = emails.length === 0 ? [] : await findKnown(db, caller, emails)
  return { known: rows.map(({ email, isTheirs, id, name, username }) => ({ email, student: isTheirs ? { id, name, username } : null })) }
}

function passLookUps(deps: LookDeps, { id }: Caller, many: number): Promise<void> {
  return passLimit(deps, `looked_up:by:person ${id}`, mostLookedUp, hourMs, many)
}
