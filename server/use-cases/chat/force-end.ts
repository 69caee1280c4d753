import type { BodyOf } from '#contract/endpoint.ts'
import { completeMessage, type forceEndChat } from '#contract/chat/chat-sessions.ts'
import { findChat, type ChatRow } from '#server/db/chat/chat.queries.ts'
import { endSessionsOverdueAt } from '#server/db/chat/chat-turns.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import { isMeant } from './admission.ts'
import type { ChatState } from './agent.ts'
import { endingAt, endOf, isOverdue, overdueCut } from './session-clock.ts'
import { currentAgent, settleTurn, type Answers, type Decided } from './turns.ts'

type EndDeps = Pick<Deps, 'db' | 'clock' | 'ids'>

/** Each lost round is somebody else's turn that counted, so that an end comes through however many are sent at once. */
const mostRounds = 50
const timeUpMessage = "Time's up! Your assignment will be automatically submitted."
const abandonedMessage = 'Assignment abandoned. Your progress was not submitted.'

/**
 * Ends a running session: abandoned, or from two seconds before its deadline as time up, which completes its assignment.
 * An ended session answers how it ended, as often as asked.
 */
export async function forceEnd<Reply extends object>(
  deps: EndDeps,
  chat: ChatRow,
  body: BodyOf<typeof forceEndChat>,
  answers: Answers<Reply>,
): Promise<Reply> {
  const now = deps.clock.now()
  if (!isMeant(chat, body)) throw fail('conflict', { agent: await currentAgent(deps, chat, answers, now) })
  let current: ChatRow | null = chat
  for (let round = 0; current && round < mostRounds; round += 1) {
    const reply: Reply | null = current.status === 'active' ? await end(deps, current, answers, now) : answers.reply(current, ended(current), now)
    if (reply) return reply
    current = await findChat(deps.db, chat.id, chat.userId, chat.kind)
  }
  throw fail('conflict')
}

async function end<Reply extends object>(deps: EndDeps, chat: ChatRow, answers: Answers<Reply>, now: Date): Promise<Reply | null> {
  if (isOverdue(chat, now)) {
    await endSessionsOverdueAt(deps.db, overdueCut(now), chat.id)
    return null
  }
  const status = endingAt(chat.deadlineAt, now)
  const stateToken = status === 'time_up' ? `${chat.stateToken}~` : deps.ids.short()
  const next: ChatState = { ...chat, status, stateToken, endedAt: endOf(now, chat.deadlineAt) }
  return settleTurn(deps, chat, null, answers, ended(next), now)
}

function ended(next: ChatState): Decided {
  return { next, questions: [], messages: [], words: wordsOf(next.status) }
}

function wordsOf(status: ChatRow['status']): Decided['words'] {
  const message = status === 'complete' ? completeMessage : status === 'time_up' ? timeUpMessage : abandonedMessage
  return { message, material: null }
}
