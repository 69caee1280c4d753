import { fromCallback, fromPromise } from 'xstate'
import { getProfile, login, logout } from '#contract/accounts/auth.ts'
import type { AuthEvent, ExpiredReason, LoginResult, ProfileResult, StoredToken, authMachine } from '#machines/accounts/auth/auth.machine.ts'
import type { Api } from '#src/api/client.ts'
import { failureOf } from '#src/api/failure.ts'
import type { ServerClock } from '#src/api/server-clock.ts'
import { forgetImports } from '#src/actors/classroom/kept-import.ts'
import { forgetTabDrafts } from '#src/actors/forms/tab-drafts.ts'
import { forgetLists, keepListsOf, listsOf } from './kept-lists.ts'
import { claimsOf } from './token-claims.ts'
import type { TokenStore } from './token-store.ts'

type Provided = NonNullable<Parameters<typeof authMachine.provide>[0]['actors']>

const noToken = 'No access token received'

/** What the auth actors work with. */
export type AuthSurroundings = { api: Api; tokens: TokenStore; clock: ServerClock }

/** The auth machine's calls: token storage, login, profile and logout. */
export function createAuthActors({ api, tokens, clock }: AuthSurroundings) {
  return {
    readStoredToken: fromPromise<StoredToken, undefined>(async () => {
      const accessToken = tokens.read()
      if (accessToken === null || accessToken === '') {
        forgetImports(null)
        // A page for nobody reads no list: it need not wait until they are gone.
        void forgetLists()
        return { kind: 'none' }
      }
      return claimsOf(accessToken) === null ? { kind: 'unreadable' } : { kind: 'token', accessToken }
    }),
    storeToken: fromPromise<void, { accessToken: string }>(async ({ input }) => tokens.write(input.accessToken)),
    clearToken: fromPromise<void, { expiredReason: ExpiredReason | null }>(async ({ input }) => {
      tokens.clear()
      if (input.expiredReason === null) forgetTabDrafts()
      forgetImports(null)
      await forgetLists()
    }),
    login: fromPromise<LoginResult, { loginIdentifier: string; password: string }>(async ({ input, signal }) => {
      try {
        const { access_token } = await api.send(login, { body: { login_identifier: input.loginIdentifier, password: input.password }, signal })
        const claims = claimsOf(access_token)
        return claims === null ? { ok: false, sentence: noToken } : { ok: true, accessToken: access_token, personId: Number(claims.sub) }
      } catch (error) {
        const failure = failureOf(error)
        if (failure.kind === 'refused') return { ok: false, sentence: failure.body.error || 'Invalid credentials' }
        if (failure.kind === 'malformed') return { ok: false, sentence: noToken }
        throw error
      }
    }),
    loadProfile: fromPromise<ProfileResult, { accessToken: string }>(async ({ input, signal }) => {
      const claims = claimsOf(input.accessToken)
      if (claims === null) return { ok: false, reason: 'unreadable' }
      try {
        const profile = await api.send(getProfile, { accessToken: input.accessToken, signal })
        await keepListsOf(claims.sub).catch(() => undefined)
        return { ok: true, profile, expiresInMs: claims.exp * 1000 - clock.nowMs() }
      } catch (error) {
        const failure = failureOf(error)
        if (failure.kind !== 'refused' || failure.status !== 401) throw error
        if (claims.sample === true) return { ok: false, reason: 'sampleOver' }
        return { ok: false, reason: claims.exp * 1000 <= clock.nowMs() ? 'expired' : 'revoked' }
      }
    }),
    tellServerLogout: fromPromise<void, { accessToken: string }>(async ({ input }) => {
      await api.send(logout, { accessToken: input.accessToken, keepalive: true, isBackground: true })
    }),
    watchStorage: fromCallback<{ type: 'never' }, undefined>(({ sendBack }) =>
      tokens.watch((accessToken) => {
        const claims = accessToken === null ? null : claimsOf(accessToken)
        forgetImports(claims?.sub ?? null)
        if (claims === null) forgetTabDrafts()
        void forgetLists(claims === null ? '' : `${listsOf}${claims.sub}`)
        const event: AuthEvent = {
          type: 'token.changedElsewhere',
          accessToken: claims === null ? null : accessToken,
          personId: claims === null ? null : Number(claims.sub),
        }
        sendBack(event)
      }),
    ),
  } satisfies Provided
}
