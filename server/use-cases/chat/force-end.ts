import type { BodyOf } from '#contract/endpoint.ts'
import { completeMessage, type ChatReply, type forceEndChat } from '#contract/chat-sessions.ts'
import { findChat, type ChatRow } from '#server/db/chat.queries.ts'
import { endSessionsOverdueAt } from '#server/db/chat-turns.queries.ts'
import { fail } from '#server/errors.ts'
import { isMeant } from './admission.ts'
import { agentOf, type ChatState } from './agent.ts'
import { endingAt, endOf, isOverdue, overdueCut } from './session-clock.ts'
import { currentAgent, settleTurn, type ChatDeps } from './turns.ts'

const mostRounds = 5
const timeUpMessage = "Time's up! Your assignment will be automatically submitted."
const abandonedMessage = 'Assignment abandoned. Your progress was not submitted.'

/**
 * Ends a running session: abandoned, or from two seconds before its deadline as time up, which completes its assignment.
 * An ended session answers how it ended, as often as asked.
 */
export async function forceEnd(deps: ChatDeps, chat: ChatRow, body: BodyOf<typeof forceEndChat>): Promise<ChatReply> {
  const now = deps.clock.now()
  if (!isMeant(chat, body)) throw fail('conflict', { agent: await currentAgent(deps, chat, now) })
  let current: ChatRow | null = chat
  for (let round = 0; current && round < mostRounds; round += 1) {
    const reply: ChatReply | null = current.status === 'active' ? await end(deps, current, now) : endedReply(current, now)
    if (reply) return reply
    current = await findChat(deps.db, chat.id, chat.userId)
  }
  throw fail('conflict')
}

async function end(deps: ChatDeps, chat: ChatRow, now: Date): Promise<ChatReply | null> {
  if (isOverdue(chat, now)) {
    await endSessionsOverdueAt(deps.db, overdueCut(now), chat.id)
    return null
  }
  const status = endingAt(chat.deadlineAt, now)
  const stateToken = status === 'time_up' ? `${chat.stateToken}~` : deps.ids.short()
  const next: ChatState = { ...chat, status, stateToken, endedAt: endOf(now, chat.deadlineAt) }
  return settleTurn(deps, chat, null, { next, questions: [], messages: [], words: wordsOf(status) }, now)
}

function endedReply(chat: ChatRow, now: Date): ChatReply {
  const { status } = chat
  return { ...wordsOf(status), complete: status === 'complete', time_up: status === 'time_up', agent: agentOf(chat, [], now) }
}

function wordsOf(status: ChatRow['status']): Pick<ChatReply, 'message' | 'material'> {
  const message = status === 'complete' ? completeMessage : status === 'time_up' ? timeUpMessage : abandonedMessage
  return { message, material: null }
}
