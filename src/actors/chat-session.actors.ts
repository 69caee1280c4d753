import { fromCallback, fromPromise } from 'xstate'
import type { chatSessionMachine } from '#machines/chat-session/chat-session.machine.ts'
import type { ChatEvent, DraftEvent } from '#machines/chat-session/chat-session.setup.ts'
import type { Attempt, Delivery, DraftCall, SessionCall, StartCall, StartResult } from '#machines/chat-session/chat-session.state.ts'
import { clockMachine } from '#machines/clock/clock.machine.ts'
import type { Api } from '#src/api/client.ts'
import type { ServerClock } from '#src/api/server-clock.ts'
import * as chat from './chat-calls.ts'
import { createClockActors } from './clock.actors.ts'
import type { DraftStore } from './draft-store.ts'

type Provided = NonNullable<Parameters<typeof chatSessionMachine.provide>[0]['actors']>

/**
 * What a session's actors work with: the client, the server's time, and the drafts of the person who is signed in. `onStarted`
 * hears each session the server answered: from then on a reload must not begin another.
 */
export type ChatSurroundings = { api: Api; clock: ServerClock; drafts: DraftStore; onStarted: () => void }

/** The chat session's calls, drafts, line and clock. */
export function createChatSessionActors({ api, clock, drafts, onStarted }: ChatSurroundings) {
  return {
    clock: clockMachine.provide({ actors: createClockActors({ api, clock }) }),
    startChat: fromPromise<StartResult, StartCall>(async ({ input, signal }) => {
      const result = await chat.start(api, input, signal)
      if (!result.ok) return result
      onStarted()
      clock.tell(Date.parse(result.reply.agent.server_now), true)
      return result
    }),
    readUnsent: fromPromise<Attempt | null, { sessionId: number }>(async ({ input }) => drafts.unsent(input.sessionId)),
    takeDraft: fromPromise<Attempt | null, DraftCall>(async ({ input }) => drafts.take(input)),
    submitAnswer: fromPromise<Delivery, SessionCall & { attempt: Attempt | null }>(async ({ input: { attempt, ...call }, signal }) => {
      if (attempt === null) throw new Error('There is no answer to send.')
      return heard(clock, await chat.submit(api, call, attempt, signal))
    }),
    skipQuestion: fromPromise<Delivery, SessionCall & { stateToken: string }>(async ({ input: { stateToken, ...call }, signal }) =>
      heard(clock, await chat.skip(api, call, stateToken, signal)),
    ),
    forceEnd: fromPromise<Delivery, SessionCall>(async ({ input, signal }) => heard(clock, await chat.forceEnd(api, input, signal))),
    keepDrafts: fromCallback<DraftEvent, undefined>(({ receive }) => receive((event) => drafts.settle(event))),
    watchLine: fromCallback<{ type: 'never' }, undefined>(({ sendBack }) => {
      function lose() {
        sendBack({ type: 'line.lost' } satisfies ChatEvent)
      }
      function restore() {
        sendBack({ type: 'line.restored' } satisfies ChatEvent)
      }
      window.addEventListener('offline', lose)
      window.addEventListener('online', restore)
      return () => {
        window.removeEventListener('offline', lose)
        window.removeEventListener('online', restore)
      }
    }),
  } satisfies Provided
}

function heard(clock: ServerClock, delivery: Delivery): Delivery {
  if (delivery.kind === 'delivered') clock.tell(Date.parse(delivery.reply.agent.server_now), true)
  return delivery
}
