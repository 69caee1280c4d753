import * as v from 'valibot'
import { Assignment } from '#contract/assignments.ts'
import { ChatAgent, type ChatReply, forceEndChat, skipQuestion, startChat, submitAnswer } from '#contract/chat-sessions.ts'
import type { Attempt, Delivery, StartResult } from '#machines/chat-session/chat-session.state.ts'
import type { SessionCall, StartCall } from '#machines/session/session.calls.ts'
import type { Api } from '#src/api/client.ts'
import { type Failure, failureOf } from '#src/api/failure.ts'

/** Starts or resumes a session. Throws when nobody answered. */
export async function start(
  api: Api,
  request: StartCall,
  signal: AbortSignal,
): Promise<StartResult> {
  const body = {
    exercise_id: request.exerciseId,
    ...(request.assignmentId === null ? {} : { assignment_id: request.assignmentId }),
    ...(request.practiceOf === null ? {} : { practice_of: request.practiceOf }),
    begin: request.mayBegin,
  }
  try {
    return { ok: true, reply: await api.send(startChat, { body, signal }) }
  } catch (error) {
    const failure = failureOf(error)
    if (failure.kind !== 'refused' || mayPass(failure)) throw error
    const assignment = v.safeParse(Assignment, failure.body.current)
    return { ok: false, code: failure.body.code, sentence: failure.body.error, assignment: assignment.success ? assignment.output : null }
  }
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
  return deliver(api.send(submitAnswer, { body, signal }))
}

/** Moves on from a state. The same state is left once, however often this is sent. */
export function skip(api: Api, call: SessionCall, stateToken: string, signal: AbortSignal): Promise<Delivery> {
  const body = { ...sessionBody(call), client_attempt_id: `next-${stateToken}`.slice(0, 100), state_token: stateToken }
  return deliver(api.send(skipQuestion, { body, signal }))
}

/** Ends a session as it stands. */
export function forceEnd(api: Api, call: SessionCall, signal: AbortSignal): Promise<Delivery> {
  return deliver(api.send(forceEndChat, { body: sessionBody(call), signal }))
}

function sessionBody({ sessionId, exerciseId, assignmentId }: SessionCall) {
  return { session_id: sessionId, exercise_id: exerciseId, assignment_id: assignmentId }
}

async function deliver(reply: Promise<ChatReply>): Promise<Delivery> {
  try {
    return { kind: 'delivered', reply: await reply }
  } catch (error) {
    return deliveryOf(failureOf(error))
  }
}

function deliveryOf(failure: Failure): Delivery {
  if (failure.kind === 'malformed') return { kind: 'refused', sentence: null, agent: null }
  if (failure.kind !== 'refused') return { kind: 'unreachable' }
  const agent = agentOf(failure.body.agent)
  if (failure.body.code === 'stale_state') return { kind: 'stale' }
  if (failure.body.code === 'session_over' && (agent === null || agent.status === 'abandoned')) return { kind: 'stale' }
  if (mayPass(failure)) return { kind: 'refused', sentence: null, agent: null }
  return { kind: 'refused', sentence: failure.body.issues?.[0]?.message ?? failure.body.error, agent }
}

/** Refusals about the moment rather than the call: not signed in any more, too many at once, or a server in trouble. */
function mayPass(failure: Extract<Failure, { kind: 'refused' }>): boolean {
  return failure.status === 401 || failure.status === 429 || failure.status >= 500
}

function agentOf(body: unknown): ChatAgent | null {
  const agent = v.safeParse(ChatAgent, body)
  return agent.success ? agent.output : null
}
