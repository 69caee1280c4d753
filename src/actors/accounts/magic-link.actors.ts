import { fromPromise, waitFor } from 'xstate'
import { verifyMagic } from '#contract/accounts/auth.ts'
import type { AuthActorRef } from '#machines/accounts/auth/auth.machine.ts'
import type { MagicLinkOutput, RedeemResult, magicLinkMachine } from '#machines/accounts/magic-link/magic-link.machine.ts'
import type { Api } from '#src/api/client.ts'
import { failureOf } from '#src/api/failure.ts'

type Provided = NonNullable<Parameters<typeof magicLinkMachine.provide>[0]['actors']>

/** The magic-link machine's calls: the address bar, the redeeming, and handing the new token to the auth actor. */
export function createMagicLinkActors({ api, auth }: { api: Api; auth: AuthActorRef }) {
  return {
    hideToken: fromPromise<void, undefined>(async () => window.history.replaceState(window.history.state, '', window.location.pathname)),
    redeemToken: fromPromise<RedeemResult, { token: string }>(async ({ input }) => {
      try {
        const { access_token } = await api.send(verifyMagic, { body: { token: input.token } })
        return { ok: true, accessToken: access_token }
      } catch (error) {
        const failure = failureOf(error)
        if (failure.kind === 'refused' && (failure.status === 401 || failure.status === 422)) return { ok: false, code: 'link_invalid' }
        throw error
      }
    }),
    signIn: fromPromise<MagicLinkOutput, { accessToken: string }>(async ({ input }) => {
      auth.send({ type: 'token.received', accessToken: input.accessToken })
      const settled = await waitFor(
        auth,
        (snapshot) =>
          snapshot.context.accessToken === input.accessToken &&
          (snapshot.matches({ signedIn: 'active' }) || snapshot.matches({ signedIn: 'mustChangePassword' }) || snapshot.hasTag('failed')),
      )
      if (settled.context.profile === null) throw new Error('The account could not be loaded.')
      return { role: settled.context.profile.role, mustChangePassword: settled.context.profile.should_change_password }
    }),
  } satisfies Provided
}
