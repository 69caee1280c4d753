import type { ChatReply } from '#contract/chat-sessions.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { findChat, type ChatRow } from '#server/db/chat.queries.ts'
import { endSessionsOverdueAt, writeTurn, type NewMessage, type QuestionChange, type Turn } from '#server/db/chat-turns.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import { agentOf, totalsOfTasks, type ChatState } from './agent.ts'
import { storedReply, type Attempt } from './attempt.ts'
import { logFor, wholeLog } from './chat-log.ts'
import { isOverdue, overdueCut } from './session-clock.ts'

/** What a turn needs from outside. */
export type ChatDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'tutor' | 'log'>

/** How often a turn starts over because somebody else moved the session on meanwhile. */
const mostRounds = 5

/** One try to take a turn: its reply, or null when the session moved on since `chat` was read. */
export type Round = (chat: ChatRow) => Promise<ChatReply | null>

/**
 * Plays rounds until one is written. A session is never held while a tutor thinks: a round whose state was overtaken writes
 * nothing and starts over from the new state, after a look whether its own twin was the one that overtook it.
 */
export async function untilWritten(deps: ChatDeps, chat: ChatRow, attempt: Attempt, round: Round): Promise<ChatReply> {
  let current: ChatRow | null = chat
  for (let played = 0; current && played < mostRounds; played += 1) {
    const reply: ChatReply | null = (played > 0 || !attempt.isNamed ? await storedReply(deps, chat.id, attempt) : null) ?? (await round(current))
    if (reply) return reply
    current = await findChat(deps.db, chat.id, chat.userId)
  }
  throw fail('conflict')
}

/** Refuses a call with the session's current state, unless the attempt was answered before: then that reply stands. */
export async function refuseTurn(deps: ChatDeps, chat: ChatRow, attempt: Attempt, code: ErrorCode, now: Date): Promise<ChatReply> {
  const stored = await storedReply(deps, chat.id, attempt)
  if (stored) return stored
  throw fail(code, { agent: await currentAgent(deps, chat, now) })
}

/** The session as it stands now with its whole log, ended first when its time is over. */
export async function currentAgent(deps: ChatDeps, chat: ChatRow, now: Date) {
  if (isOverdue(chat, now)) await endSessionsOverdueAt(deps.db, overdueCut(now), chat.id)
  const current = (await findChat(deps.db, chat.id, chat.userId)) ?? chat
  return agentOf(current, await wholeLog(deps.db, chat.id, current.tasks), now)
}

/** What a decided turn changes: the state after it, and what it adds to the log. */
export type Decided = {
  next: ChatState
  questions: readonly QuestionChange[]
  messages: readonly NewMessage[]
  words: Pick<ChatReply, 'message' | 'material'>
}

/** Writes a decided turn with its reply; null when the session moved on meanwhile. */
export async function settleTurn(deps: ChatDeps, chat: ChatRow, attempt: Attempt | null, decided: Decided, now: Date): Promise<ChatReply | null> {
  const { next } = decided
  const totals = totalsOfTasks(next.tasks)
  const isFinished = next.status === 'complete' || next.status === 'time_up'
  const endedLate = next.endedAt !== null && next.dueDate !== null && next.endedAt > next.dueDate
  const late = next.late || (isFinished && endedLate)
  const reply: ChatReply = {
    ...decided.words,
    complete: next.status === 'complete',
    time_up: next.status === 'time_up',
    agent: agentOf(next, logFor(next.tasks, decided.messages), now),
  }
  const turn: Turn = {
    sessionId: chat.id,
    fromToken: chat.stateToken,
    session: { ...sessionPart(next), late, scoreCenti: totals.score, pendingCenti: totals.pending },
    questions: decided.questions,
    messages: decided.messages,
    reply: attempt && { clientAttemptId: attempt.key, textHash: attempt.textHash, expired: attempt.expired, body: reply },
    percent: isFinished && countsTowardsAssignment(next) ? totals.percent : null,
    at: now,
  }
  return (await writeTurn(deps.db, turn)) ? reply : null
}

/** Whether a session's end is written to an assignment. */
function countsTowardsAssignment(chat: Pick<ChatState, 'isTest' | 'practiceOf' | 'assignmentId'>): boolean {
  return !chat.isTest && chat.practiceOf === null && chat.assignmentId !== null
}

function sessionPart({ stateToken, status, currentPosition, endedAt, lateAnswerAt }: ChatState) {
  return { stateToken, status, currentPosition, endedAt, lateAnswerAt }
}
