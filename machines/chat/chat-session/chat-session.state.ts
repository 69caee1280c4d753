import type { ChatAgent, ChatMessage, ChatReply } from '#contract/chat/chat-sessions.ts'
import type { Delivered, SessionCall, Started } from '#machines/sessions/session/session.calls.ts'
import { sessionCall, stateToken, type SessionContext } from '#machines/sessions/session/session.work.ts'

/** The session as the server last told it, without its log. */
export type Session = Omit<ChatAgent, 'full_context'>

/**
 * One answer on its way: the same `clientAttemptId` is sent until it is acknowledged. `typedAt` is server time, `question` as
 * in `questionKey`; `isTyped` is false for a request for help, whose text never stood in the box.
 */
export type Attempt = { clientAttemptId: string; text: string; typedAt: string; question: string; stateToken: string; isTyped: boolean }

/** What starting a chat answers. */
export type StartResult = Started<ChatReply>

/** What became of an answer, a skip or an end of a chat. */
export type Delivery = Delivered<ChatReply>

/** Which text becomes the next attempt: the draft of a question, or else the given text. `stateToken` is the state it answers. */
export type DraftCall = { sessionId: number; question: string; stateToken: string; text: string | null }

/** What the chat session knows that no state name can say. */
export type ChatContext = SessionContext<Extract<StartResult, { ok: false }>> & {
  session: Session | null
  log: readonly ChatMessage[]
  attempt: Attempt | null
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

/** What taking the typed text needs: where it was typed, and the state it answers. */
export function draftCall(context: ChatContext, text: string | null): DraftCall {
  return { sessionId: context.session?.session_id ?? 0, question: questionKey(context), stateToken: stateToken(context), text }
}

/** What delivering the answer on its way needs. */
export function answerCall(context: ChatContext): SessionCall & { attempt: Attempt | null } {
  return { ...sessionCall(context), attempt: context.attempt }
}
