import { type AccountChange, AccountField, type listAccountChanges as wire } from '#contract/accounts/account-changes.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { listChangesByOthers } from '#server/db/accounts/account-changes.queries.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'

const shown = 5
const kinds: Record<string, AccountChange['kind']> = { 'password.changed': 'password', 'password.reset': 'start_password' }

/** What others did to the caller's account lately. Nobody asks for another's. */
export async function listAccountChanges({ db }: Pick<Deps, 'db'>, caller: Caller): Promise<ReplyOf<typeof wire>> {
  const rows = await listChangesByOthers(db, caller.id, shown)
  return {
    results: rows.map(({ id, action, details, at, by }) => ({
      id,
      kind: kinds[action] ?? 'details',
      fields: AccountField.options.filter((field) => details[field] === true),
      by,
      at: at.toISOString(),
    })),
  }
}
