import { findUserByIdentifier } from '#server/db/accounts/users.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import { issueAccessToken } from '#server/security/access-token.ts'
import { tryPassword } from '#server/security/account-tries.ts'
import { countAddressFailure } from '#server/security/rate-limits.ts'

/**
 * Signs in with a username or e-mail address and a password. Refuses a wrong pair and an unknown account with the same
 * words, in the same time, after the same counting.
 */
export async function signIn(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'settings'>,
  { identifier, password, address }: { identifier: string; password: string; address: string },
): Promise<{ access_token: string }> {
  const user = await findUserByIdentifier(deps.db, identifier, deps.clock.now())
  const isRight = await tryPassword(deps, user ?? { unknown: identifier }, password)
  if (user && isRight) return { access_token: await issueAccessToken(deps, user) }
  await countAddressFailure(deps, 'login', address)
  throw fail('invalid_credentials')
}
