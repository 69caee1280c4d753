import * as v from 'valibot'
import { ChatAgent, forceEndChat, skipQuestion, startChat, submitAnswer } from '#contract/chat/chat-sessions.ts'
import type { Attempt, Delivery, StartResult } from '#machines/chat/chat-session/chat-session.state.ts'
import type { SessionCall, StartCall } from '#machines/sessions/session/session.calls.ts'
import type { Api } from '#src/api/client.ts'
import { delivered, moveFrom, sessionBody, startBodyOf, started } from '#src/actors/sessions/session-calls.ts'

/** Starts or resumes a session. Throws when nobody answered. */
export function start(api: Api, call: StartCall, signal: AbortSignal): Promise<StartResult> {
  return started(api.send(startChat, { body: startBodyOf(call), signal }))
}

/** Sends one answer under its own id. */
export function submit(api: Api, call: SessionCall, attempt: Attempt, signal: AbortSignal): Promise<Delivery> {
  const body = {
    ...sessionBody(call),
    answer: attempt.text,
    client_attempt_id: attempt.clientAttemptId,
    state_token: attempt.stateToken,
    typed_at: attempt.typedAt,
  }
  return delivered(api.send(submitAnswer, { body, signal }), agentOf)
}

/** Moves on from a state. The same state is left once, however often this is sent. */
export function skip(api: Api, call: SessionCall, stateToken: string, signal: AbortSignal): Promise<Delivery> {
  return delivered(api.send(skipQuestion, { body: { ...sessionBody(call), ...moveFrom(stateToken) }, signal }), agentOf)
}

/** Ends a session as it stands. */
export function forceEnd(api: Api, call: SessionCall, signal: AbortSignal): Promise<Delivery> {
  return delivered(api.send(forceEndChat, { body: sessionBody(call), signal }), agentOf)
}

function agentOf(body: unknown): ChatAgent | null {
  const agent = v.safeParse(ChatAgent, body)
  return agent.success ? agent.output : null
}
