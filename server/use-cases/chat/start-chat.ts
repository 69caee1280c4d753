import type { BodyOf } from '#contract/endpoint.ts'
import type { ChatReply, startChat as endpoint } from '#contract/chat/chat-sessions.ts'
import { readPause } from '#server/db/sessions/worked-time.ts'
import type { Caller } from '#server/http/route.ts'
import { agentOf, currentText } from './agent.ts'
import { beginSession } from './begin-session.ts'
import { wholeLog } from './chat-log.ts'
import type { ChatDeps } from './turns.ts'

/** Starts or resumes a chat: the session with its whole log and what was typed for it and not sent. */
export async function startChat(deps: ChatDeps, caller: Caller, body: BodyOf<typeof endpoint>): Promise<ChatReply> {
  const chat = await beginSession(deps, caller, body, 'chat')
  const now = deps.clock.now()
  const agent = agentOf(chat, await wholeLog(deps.db, chat), now)
  const { seconds, draft } = await readPause(deps.db, chat.id, now)
  const ended = { complete: chat.status === 'complete', time_up: chat.status === 'time_up' }
  const paused = { time_spent: seconds, draft: draft && { text: draft.text, typed_at: draft.typedAt } }
  return { message: currentText(chat), material: null, ...ended, agent: { ...agent, ...paused } }
}
