import * as v from 'valibot'
import { Assignment } from '#contract/assignments/assignment.ts'
import { chatClock } from '#contract/chat/chat-sessions.ts'
import type { Delivered, SessionCall, StartCall, Started, StateReading } from '#machines/sessions/session/session.calls.ts'
import type { Api } from '#src/api/client.ts'
import { type Failure, failureOf } from '#src/api/failure.ts'

type AnyReply = { agent: { status: string } }

/** The body of a start. */
export function startBodyOf({ exerciseId, assignmentId, practiceOf, mayBegin }: StartCall) {
  return {
    exercise_id: exerciseId,
    ...(assignmentId === null ? {} : { assignment_id: assignmentId }),
    ...(practiceOf === null ? {} : { practice_of: practiceOf }),
    begin: mayBegin,
  }
}

/** What every body about a running session names. */
export function sessionBody({ sessionId, exerciseId, assignmentId }: SessionCall) {
  return { session_id: sessionId, exercise_id: exerciseId, assignment_id: assignmentId }
}

/** What moving on from a state adds: the same state is left once, however often this is sent. */
export function moveFrom(stateToken: string) {
  return { client_attempt_id: `next-${stateToken}`.slice(0, 100), state_token: stateToken }
}

/** What became of a start. Throws when nobody answered. */
export async function started<Reply>(reply: Promise<Reply>): Promise<Started<Reply>> {
  try {
    return { ok: true, reply: await reply }
  } catch (error) {
    const failure = failureOf(error)
    if (failure.kind !== 'refused' || mayPass(failure)) throw error
    const assignment = v.safeParse(Assignment, failure.body.current)
    return { ok: false, code: failure.body.code, sentence: failure.body.error, assignment: assignment.success ? assignment.output : null }
  }
}

/** What became of a move; `agentOf` reads the current state out of a refusal, null when there is none. Never throws. */
export async function delivered<Reply extends AnyReply>(
  reply: Promise<Reply>,
  agentOf: (body: unknown) => Reply['agent'] | null,
): Promise<Delivered<Reply>> {
  try {
    return { kind: 'delivered', reply: await reply }
  } catch (error) {
    return deliveryOf(failureOf(error), agentOf)
  }
}

/** The state a session stands at, by the server's word. */
export async function readState(api: Api, sessionId: number, askedFrom: string, signal: AbortSignal): Promise<StateReading> {
  const { state_token } = await api.send(chatClock, { query: { session_id: String(sessionId) }, signal, isBackground: true })
  return { askedFrom, stateToken: state_token }
}

function deliveryOf<Reply extends AnyReply>(failure: Failure, agentOf: (body: unknown) => Reply['agent'] | null): Delivered<Reply> {
  if (failure.kind === 'malformed') return { kind: 'refused', sentence: null, agent: null }
  if (failure.kind === 'aborted') return { kind: 'givenUp' }
  if (failure.kind !== 'refused') return { kind: isOffTheLine() ? 'offline' : 'unreachable' }
  const agent = agentOf(failure.body.agent)
  if (failure.body.code === 'stale_state') return { kind: 'stale' }
  if (failure.body.code === 'session_over' && (agent === null || agent.status === 'abandoned')) return { kind: 'stale' }
  if (mayPass(failure)) return { kind: 'refused', sentence: null, agent: null }
  return { kind: 'refused', sentence: failure.body.issues?.[0]?.message ?? failure.body.error, agent }
}

/** Whether the browser knows that there is no line; what runs without a browser has one. */
function isOffTheLine(): boolean {
  return 'navigator' in globalThis && !(navigator.onLine ?? true)
}

/** Refusals about the moment rather than the call: not signed in any more, too many at once, or a server in trouble. */
function mayPass(failure: Extract<Failure, { kind: 'refused' }>): boolean {
  return failure.status === 401 || failure.status === 429 || failure.status >= 500
}
