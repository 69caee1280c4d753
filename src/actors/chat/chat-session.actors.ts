import { fromCallback, fromPromise } from 'xstate'
import type { ChatAgent, ChatReply } from '#contract/chat/chat-sessions.ts'
import type { Verdict } from '#contract/sessions/verdicts.ts'
import type { chatSessionMachine } from '#machines/chat/chat-session/chat-session.machine.ts'
import type { DraftEvent } from '#machines/chat/chat-session/chat-session.setup.ts'
import { type Attempt, type Delivery, type DraftCall, questionKey, type StartResult } from '#machines/chat/chat-session/chat-session.state.ts'
import { tutorWordsMachine } from '#machines/chat/tutor-words/tutor-words.machine.ts'
import type { SessionCall, StartCall } from '#machines/sessions/session/session.calls.ts'
import type { Api, LinesApi } from '#src/api/client.ts'
import type { ServerClock } from '#src/api/server-clock.ts'
import { createHearWords } from './hear-words.ts'
import { unlessStopped } from '#src/api/unless-stopped.ts'
import * as chat from './chat-calls.ts'
import type { DraftStore } from '#src/actors/sessions/draft-store.ts'
import { uploadDrafts } from '#src/actors/sessions/draft-upload.ts'
import { createSessionActors } from '#src/actors/sessions/session.actors.ts'

type Provided = NonNullable<Parameters<typeof chatSessionMachine.provide>[0]['actors']>

/**
 * What a session's actors work with: the client, the server's time, and the drafts of the person who is signed in. `onStarted`
 * hears each session the server answered: from then on a reload must not begin another. `onJudged` hears what became of each answer.
 */
export type ChatSurroundings = {
  api: Api & LinesApi
  clock: ServerClock
  drafts: DraftStore
  onStarted: () => void
  onJudged: (verdict: Verdict) => void
}

/** The chat session's calls, drafts, line and clock. */
export function createChatSessionActors({ api, clock, drafts, onStarted, onJudged }: ChatSurroundings) {
  let told: Pick<ChatAgent, 'session_id' | 'state_token'> | null = null

  function hear({ agent }: ChatReply): void {
    told = agent
    clock.tell(Date.parse(agent.server_now), true)
  }

  function heard(delivery: Delivery): Delivery {
    if (delivery.kind === 'delivered') hear(delivery.reply)
    return delivery
  }

  return {
    ...createSessionActors({ api, clock }),
    startChat: fromPromise<StartResult, StartCall>(async ({ input, signal }) => {
      const result = await unlessStopped(signal, chat.start(api, input, signal))
      if (!result.ok) return result
      onStarted()
      hear(result.reply)
      adopt(drafts, result.reply.agent)
      return result
    }),
    readUnsent: fromPromise<Attempt | null, { sessionId: number }>(async ({ input }) => drafts.unsent(input.sessionId)),
    takeDraft: fromPromise<Attempt | null, DraftCall>(async ({ input }) => drafts.take(input)),
    submitAnswer: fromPromise<Delivery, SessionCall & { attempt: Attempt | null }>(async ({ input: { attempt, ...call }, signal }) => {
      if (attempt === null) throw new Error('There is no answer to send.')
      const delivery = heard(await chat.submit(api, call, attempt, signal))
      if (delivery.kind === 'delivered') onJudged(verdictOf(delivery.reply.agent))
      return delivery
    }),
    skipQuestion: fromPromise<Delivery, SessionCall & { stateToken: string }>(async ({ input: { stateToken, ...call }, signal }) =>
      heard(await chat.skip(api, call, stateToken, signal)),
    ),
    forceEnd: fromPromise<Delivery, SessionCall>(async ({ input, signal }) => heard(await chat.forceEnd(api, input, signal))),
    tutorWords: tutorWordsMachine.provide({ actors: { hearWords: createHearWords(api) } }),
    keepDrafts: fromCallback<DraftEvent, undefined>(({ receive }) => receive((event) => drafts.settle(event))),
    uploadDrafts: fromCallback<{ type: 'never' }, undefined>(() =>
      uploadDrafts(api, drafts, (sessionId) => (told?.session_id === sessionId ? told.state_token : null), clock.nowMs),
    ),
  } satisfies Provided
}

function verdictOf({ full_context: turns }: ChatAgent): Verdict {
  return turns.findLast(({ role }) => role === 'user')?.verdict ?? 'talk'
}

function adopt(drafts: DraftStore, agent: ChatAgent): void {
  const { session_id: sessionId, draft } = agent
  const question = questionKey({ session: agent })
  if (draft) drafts.adopt({ sessionId, question }, { text: draft.text, typedAtMs: Date.parse(draft.typed_at) })
}
