import { createActor } from 'xstate'
import { createAuthActors } from '#src/actors/accounts/auth.actors.ts'
import { createTokenStore } from '#src/actors/accounts/token-store.ts'
import { afterFirstPage, firstPage } from '#src/app/shell/first-page.ts'
import { createTrack, type Track, type WaitingEvent } from '#src/actors/operations/track.ts'
import { apiRoot } from '#src/api/api-root.ts'
import { deviceTimeZone } from '#src/api/call-headers.ts'
import { createCallWatch } from '#src/api/call-watch.ts'
import { type Api, createApi, type LinesApi } from '#src/api/client.ts'
import { fetchOrTakeOver } from '#src/api/first-calls.ts'
import { createServerClock, type ServerClock } from '#src/api/server-clock.ts'
import { type AuthActorRef, authMachine } from '#machines/accounts/auth/auth.machine.ts'
import type { Following } from './shell/following.ts'

/**
 * What lives as long as the page: who is signed in, the client that speaks for them, the server's time, and the report of what is used.
 * `following` follows what a page is told of from its first call on; every call answers the same.
 */
export type AppSession = {
  auth: AuthActorRef
  following: () => Promise<Following>
  api: Api & LinesApi
  clock: ServerClock
  track: Track
  timeZone: () => string
}

/** Starts the auth actor with its client; a refused token is reported back to it. */
export function startSession(): AppSession {
  const tokens = createTokenStore()
  const clock = createServerClock()
  // Asked once: every page asks for it whenever it is drawn, and the browser's answer takes far longer than drawing.
  const zone = deviceTimeZone()
  const timeZone = () => zone
  const root = apiRoot()
  const calls = createCallWatch()
  const api = createApi({
    root,
    readToken: tokens.read,
    timeZone,
    calls,
    fetch: fetchOrTakeOver(window),
    onServerTime: clock.tell,
    onUnauthenticated: (accessToken) => auth.send({ type: 'session.refused', accessToken, isStored: accessToken === tokens.read() }),
    confirmPassword: async (accessToken) => (await import('#src/app/accounts/confirmed-password.ts')).hasConfirmedPassword(auth, accessToken),
  })
  const auth: AuthActorRef = createActor(authMachine.provide({ actors: createAuthActors({ api, tokens, clock }) }))
  auth.start()
  const sender = async (waiting: WaitingEvent[]) => (await afterFirstPage(() => import('#src/app/soon.ts'))).afterSignIn(waiting, { api, root, clock })
  let followed: Promise<Following> | undefined
  const following = () => (followed ??= follow())
  return { auth, following, api, clock, track: createTrack(sender), timeZone }

  /** What did not arrive is asked for anew by the next call. */
  function follow(): Promise<Following> {
    return firstPage
      .then(() => import('#src/app/soon.ts'))
      .then(({ followPage }) => followPage(calls))
      .catch((error: unknown) => {
        followed = undefined
        throw error
      })
  }
}
