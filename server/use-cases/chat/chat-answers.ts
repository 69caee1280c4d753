import type { ChatMessage, ChatReply } from '#contract/chat/chat-sessions.ts'
import { agentOf } from './agent.ts'
import { logFor, wholeLog } from './chat-log.ts'
import type { Answers } from './turns.ts'

/** How a chat session answers: a turn with the messages it added, a refusal with the whole log. */
export const chatAnswers: Answers<ChatReply> = {
  reply: (next, { words, messages, asksModel = null }, now) => ({
    ...words,
    complete: next.status === 'complete',
    time_up: next.status === 'time_up',
    agent: agentOf(next, withPending(logFor(next.tasks, messages), asksModel?.messageId ?? null), now),
  }),
  agent: async (db, chat, now) => agentOf(chat, await wholeLog(db, chat), now),
}

function withPending(log: ChatMessage[], messageId: number | null): ChatMessage[] {
  return log.map((message) => (message.id === messageId ? { ...message, words: 'pending' as const } : message))
}
