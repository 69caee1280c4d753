import { findUserByIdentifier } from '#server/db/accounts/users.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail, Failure } from '#server/errors.ts'
import { issueAccessToken } from '#server/security/access-token.ts'
import { tryPassword, type TriesLane } from '#server/security/account-tries.ts'
import { knownDevice } from '#server/security/device-marks.ts'
import { countWrongSignIn, noteSignIn, standingOf } from '#server/security/sign-in-addresses.ts'

type SignInDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'settings' | 'log'>

const suspended = 'Your account is suspended. Please ask an administrator of your school.'

/** What somebody typed to sign in, where they are, and the cookies of their device. */
export type SigningIn = { identifier: string; password: string; address: string; cookies: string | undefined }

/**
 * Signs in with a username or e-mail address and a password; answers who it is as well. Refuses a wrong pair and an unknown account
 * with the same words, in the same time, after the same counting.
 */
export async function signIn(deps: SignInDeps, typed: SigningIn): Promise<{ access_token: string; userId: number }> {
  const { identifier, password, address } = typed
  const user = await findUserByIdentifier(deps.db, identifier, deps.clock.now())
  try {
    const isRight = await tryPassword(deps, user ?? { unknown: identifier }, await laneOf(deps, typed, user?.id ?? null), password)
    if (!user || !isRight) {
      await countWrongSignIn(deps, address)
      throw fail('invalid_credentials')
    }
    if (user.suspendedAt !== null) throw fail('forbidden', { error: suspended })
  } catch (error) {
    if (error instanceof Failure) deps.log.info({ address, account: user?.id ?? null, code: error.code }, 'a sign-in was refused')
    throw error
  }
  await noteSignIn(deps, address)
  return { access_token: await issueAccessToken(deps, user), userId: user.id }
}

async function laneOf(deps: SignInDeps, { address, cookies }: SigningIn, userId: number | null): Promise<TriesLane> {
  const device = userId === null ? null : knownDevice(deps.settings, cookies, userId)
  if (device !== null) return { name: `device:${device}`, sender: address }
  const { isKnown, isHasty } = await standingOf(deps, address)
  return { name: isKnown ? `at:${address}` : 'elsewhere', isHasty, sender: address }
}
