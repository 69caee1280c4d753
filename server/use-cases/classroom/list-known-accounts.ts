import type { ReplyOf } from '#contract/endpoint.ts'
import type { listKnownAccounts as endpoint } from '#contract/classroom/students.ts'
import { listKnownAccounts as findKnown } from '#server/db/classroom/students.queries.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'

/** Which of these e-mail addresses have an account, and whose where the caller sees that student. */
export async function listKnownAccounts({ db }: Pick<Deps, 'db'>, caller: Caller, emails: readonly string[]): Promise<ReplyOf<typeof endpoint>> {
  const rows = emails.length === 0 ? [] : await findKnown(db, caller, emails)
  return { known: rows.map(({ email, isTheirs, id, name, username }) => ({ email, student: isTheirs ? { id, name, username } : null })) }
}
