import { createActor } from 'xstate'
import { createAuthActors } from '#src/actors/auth.actors.ts'
import { createTokenStore } from '#src/actors/token-store.ts'
import { createTrack, type Track, type WaitingEvent } from '#src/actors/track.ts'
import { type Api, createApi } from '#src/api/client.ts'
import { createServerClock, type ServerClock } from '#src/api/server-clock.ts'
import { type AuthActorRef, authMachine } from '#machines/auth/auth.machine.ts'

/** What lives as long as the page: who is signed in, the client that speaks for them, the server's time, and the report of what is used. */
export type AppSession = { auth: AuthActorRef; api: Api; clock: ServerClock; track: Track; timeZone: () => string }

/** Starts the auth actor with its client; a refused token is reported back to it. */
export function startSession(): AppSession {
  const tokens = createTokenStore()
  const clock = createServerClock()
  const root = apiRoot()
  const api = createApi({
    root,
    readToken: tokens.read,
    timeZone: deviceTimeZone,
    onServerTime: clock.tell,
    onUnauthenticated: (accessToken) => auth.send({ type: 'session.refused', accessToken, isStored: accessToken === tokens.read() }),
  })
  const auth: AuthActorRef = createActor(authMachine.provide({ actors: createAuthActors({ api, tokens, clock }) }))
  auth.start()
  const sender = async (waiting: WaitingEvent[]) => (await import('./after-sign-in.ts')).afterSignIn(waiting, { api, root, clock })
  return { auth, api, clock, track: createTrack(sender), timeZone: deviceTimeZone }
}

function apiRoot(): string {
  return String(import.meta.env['VITE_API_ROOT'] ?? '/api').replace(/\/$/, '')
}

function deviceTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
}
