import type { ErrorCode } from '#contract/errors.ts'
import { findChat, type ChatRow } from '#server/db/chat/chat.queries.ts'
import { endSessionsOverdueAt, writeTurn, type NewMessage, type QuestionChange, type Turn } from '#server/db/chat/chat-turns.queries.ts'
import { abandonOnePractice } from '#server/db/chat/rounds.queries.ts'
import type { Db } from '#server/db/engine/db.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import { totalsOfTasks, type ChatState } from './agent.ts'
import { storedReply, type Attempt } from './attempt.ts'
import { isOverdue, overdueCut } from './session-clock.ts'

/** What a turn of the chat needs from outside. */
export type ChatDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'tutor' | 'partner' | 'log' | 'settings'>

const freshStartAllowed = 'Your teacher allowed a fresh start, so this session has ended. Start the assignment again to use it.'

const withheld = 'Your teacher gave you work that asks this question too, so this practice has ended. Turn that work in first.'

/** How often a turn starts over because somebody else moved the session on meanwhile. */
const mostRounds = 5

/** How one kind of session answers: the reply of a decided turn, and the session as it stands for a refusal. */
export type Answers<Reply> = {
  reply: (next: ChatState, decided: Decided, now: Date) => Reply
  agent: (db: Db, chat: ChatRow, now: Date) => Promise<unknown>
}

/** One try to take a turn: its reply, or null when the session moved on since `chat` was read. */
export type Round<Reply> = (chat: ChatRow) => Promise<Reply | null>

/**
 * Plays rounds until one is written. A session is never held while a tutor thinks: a round whose state was overtaken writes
 * nothing and starts over from the new state, after a look whether its own twin was the one that overtook it.
 */
export async function untilWritten<Reply>(deps: Pick<Deps, 'db'>, chat: ChatRow, attempt: Attempt, round: Round<Reply>): Promise<Reply> {
  let current: ChatRow | null = chat
  for (let played = 0; current && played < mostRounds; played += 1) {
    const stored = played > 0 || !attempt.isNamed ? await storedReply<Reply>(deps, chat.id, attempt) : null
    const reply: Reply | null = stored ?? (await round(current))
    if (reply) return reply
    current = await findChat(deps.db, chat.id, chat.userId, chat.kind)
  }
  throw fail('conflict')
}

/** Refuses a call with the session's current state, unless the attempt was answered before: then that reply stands. */
export async function refuseTurn<Reply>(
  deps: Pick<Deps, 'db'>,
  chat: ChatRow,
  attempt: Attempt,
  answers: Answers<Reply>,
  code: ErrorCode,
  now: Date,
): Promise<Reply> {
  const stored = await storedReply<Reply>(deps, chat.id, attempt)
  if (stored) return stored
  const why = chat.isSuperseded ? freshStartAllowed : chat.isWithheld ? withheld : null
  const error = code === 'session_over' && why !== null ? { error: why } : {}
  throw fail(code, { ...error, agent: await currentAgent(deps, chat, answers, now) })
}

/** Ends practice that stands at a question of work given meanwhile, whose answer it would show, and refuses the turn. */
export async function refuseWithheld<Reply>(deps: Pick<Deps, 'db'>, chat: ChatRow, attempt: Attempt, answers: Answers<Reply>, now: Date): Promise<Reply> {
  await abandonOnePractice(deps.db, chat.id, now)
  return refuseTurn(deps, chat, attempt, answers, 'session_over', now)
}

/** The session as it stands now, ended first when its time is over. */
export async function currentAgent<Reply>(deps: Pick<Deps, 'db'>, chat: ChatRow, answers: Answers<Reply>, now: Date): Promise<unknown> {
  if (isOverdue(chat, now)) await endSessionsOverdueAt(deps.db, overdueCut(now), chat.id)
  const current = (await findChat(deps.db, chat.id, chat.userId, chat.kind)) ?? chat
  return answers.agent(deps.db, current, now)
}

/**
 * What a decided turn changes: the state after it, and what it adds to the log; `words` is what it says, `concern` what a person should read,
 * `asksModel` what a language model may put better.
 */
export type Decided = {
  next: ChatState
  questions: readonly QuestionChange[]
  messages: readonly NewMessage[]
  words: { message: string; material: string | null }
  concern?: Turn['concern']
  asksModel?: Turn['asksModel']
}

/** Writes a decided turn with its reply; null when the session moved on meanwhile. */
export async function settleTurn<Reply extends object>(
  deps: Pick<Deps, 'db'>,
  chat: ChatRow,
  attempt: Attempt | null,
  answers: Answers<Reply>,
  decided: Decided,
  now: Date,
): Promise<Reply | null> {
  const { next } = decided
  const totals = totalsOfTasks(next.tasks)
  const isFinished = next.status === 'complete' || next.status === 'time_up'
  const endedLate = next.endedAt !== null && next.dueDate !== null && next.endedAt > next.dueDate
  const late = next.late || (isFinished && endedLate)
  const reply = answers.reply(next, decided, now)
  const turn: Turn = {
    sessionId: chat.id,
    fromToken: chat.stateToken,
    session: { ...sessionPart(next), late, scoreCenti: totals.score, pendingCenti: totals.pending },
    questions: decided.questions,
    messages: decided.messages,
    reply: attempt && { clientAttemptId: attempt.key, textHash: attempt.textHash, expired: attempt.expired, body: reply },
    concern: decided.concern ?? null,
    asksModel: decided.asksModel ?? null,
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
