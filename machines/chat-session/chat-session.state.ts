import type { Assignment } from '#contract/assignments.ts'
import type { ChatAgent, ChatMessage, ChatReply } from '#contract/chat-sessions.ts'
import type { ErrorCode } from '#contract/errors.ts'

/** The session as the server last told it, without its log. */
export type Session = Omit<ChatAgent, 'full_context'>

/**
 * One answer on its way: the same `clientAttemptId` is sent until it is acknowledged. `typedAt` is server time, `question` as
 * in `questionKey`; `isTyped` is false for a request for help, whose text never stood in the box.
 */
export type Attempt = { clientAttemptId: string; text: string; typedAt: string; question: string; stateToken: string; isTyped: boolean }

/** What starting asks for: which work, and whether a new session may begin where none is running. */
export type StartCall = { exerciseId: number; assignmentId: number | null; practiceOf: number | null; mayBegin: boolean }

/**
 * What a start answers: the reply, or why the server will not start; of work that was not begun `assignment` is what can be
 * (null for practice). Rejects when nobody answered.
 */
export type StartResult = { ok: true; reply: ChatReply } | { ok: false; code: ErrorCode; sentence: string; assignment: Assignment | null }

/**
 * What became of a submit, skip or end. `refused` carries the server's own sentence when it helps the student and its
 * current state when it sent one; with neither, the same call may work later. `stale` means the session went on, or ended, on another page or device.
 */
export type Delivery =
  | { kind: 'delivered'; reply: ChatReply }
  | { kind: 'refused'; sentence: string | null; agent: ChatAgent | null }
  | { kind: 'stale' }
  | { kind: 'unreachable' }

/** The session a call is about. */
export type SessionCall = { sessionId: number; exerciseId: number; assignmentId: number | null }

/** The state a session stands at by the server's word, and the one this page stood at when it asked. */
export type StateReading = { askedFrom: string; stateToken: string }

/** Which text becomes the next attempt: the draft of a question, or else the given text. `stateToken` is the state it answers. */
export type DraftCall = { sessionId: number; question: string; stateToken: string; text: string | null }

/** What the chat session knows that no state name can say. */
export type ChatContext = {
  exerciseId: number
  assignmentId: number | null
  practiceOf: number | null
  /** Start was pressed and no session has answered yet; whatever is asked for afterwards only resumes. */
  mayBegin: boolean
  isTeacher: boolean
  session: Session | null
  log: readonly ChatMessage[]
  attempt: Attempt | null
  retries: number
  problem: string | null
  startRefusal: Extract<StartResult, { ok: false }> | null
  offeredText: string | null
  lastAnswer: 'none' | 'sent' | 'unsent'
}

/** The name of the current question within its session, for drafts: set and question index, from 0. */
export function questionKey({ session }: Pick<ChatContext, 'session'>): string {
  const state = session?.current_question_state
  return `${state?.current_question_set_index ?? 0}.${state?.current_question_index ?? 0}`
}

/** A log with newly told messages taken in: known ids are replaced in place, new ones go to the end. */
export function mergeLog(log: readonly ChatMessage[], told: readonly ChatMessage[]): readonly ChatMessage[] {
  const byId = new Map(log.map((message) => [message.id, message]))
  for (const message of told) byId.set(message.id, message)
  return [...byId.values()]
}

/** The context after the server told its state. */
export function withAgent(context: ChatContext, agent: ChatAgent): Pick<ChatContext, 'session' | 'log'> {
  const { full_context: told, ...session } = agent
  return { session, log: mergeLog(context.session?.session_id === session.session_id ? context.log : [], told) }
}

/** Where a finished or abandoned session leads back to. */
export function returnPath(context: ChatContext): string {
  if (context.session === null) return context.isTeacher ? '/exercises' : '/student'
  if (!context.session.is_test) return '/student'
  return context.session.exercise.owner === 'admin' ? '/exercises' : `/exercises/${context.session.exercise.id}`
}

/** What every call about the running session names. */
export function sessionCall(context: ChatContext): SessionCall {
  return { sessionId: context.session?.session_id ?? 0, exerciseId: context.exerciseId, assignmentId: context.assignmentId }
}

/** What starting needs. */
export function startCall({ exerciseId, assignmentId, practiceOf, mayBegin }: ChatContext): StartCall {
  return { exerciseId, assignmentId, practiceOf, mayBegin }
}

/** What taking the typed text needs: where it was typed, and the state it answers. */
export function draftCall(context: ChatContext, text: string | null): DraftCall {
  return { sessionId: context.session?.session_id ?? 0, question: questionKey(context), stateToken: context.session?.state_token ?? '', text }
}

/** What delivering the answer on its way needs. */
export function answerCall(context: ChatContext): SessionCall & { attempt: Attempt | null } {
  return { ...sessionCall(context), attempt: context.attempt }
}

/**
 * The session's times for its clock, in milliseconds of server time. Counting up goes on from the time worked, so that a pause
 * does not count.
 */
export function clockTimes(context: ChatContext): { sessionId: number; startedAtMs: number; deadlineAtMs: number | null; nowMs: number } {
  const { session } = context
  const deadline = session?.deadline_at ?? null
  const nowMs = Date.parse(session?.server_now ?? '')
  return {
    sessionId: session?.session_id ?? 0,
    startedAtMs: session?.time_spent === undefined ? Date.parse(session?.started_at ?? '') : nowMs - session.time_spent * 1000,
    deadlineAtMs: deadline === null ? null : Date.parse(deadline),
    nowMs,
  }
}
