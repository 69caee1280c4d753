import { findChat, findChatByToken, findClock, type ChatRow } from '#server/db/chat/chat.queries.ts'
import { findWordedReply, type WordedReply } from '#server/db/chat/words.queries.ts'
import type { ObjectRule } from '#server/http/route.ts'
import type { SessionClock } from '#server/use-cases/chat/chat-clock.ts'

/** A chat session is played by the person who started it, whatever the role. */
export const chatRule: ObjectRule<ChatRow> = {
  kind: 'chat session',
  find: (db, caller, id) => findChat(db, id, caller.id),
  findByToken: (db, claims, id, now) => findChatByToken(db, id, claims, now),
}

/** A session's clock is read by the person who started it. */
export const sessionClockRule: ObjectRule<SessionClock> = {
  kind: 'session clock',
  find: (db, caller, id) => findClock(db, id, caller.id),
}

/** The words of a reply are heard by the person it was said to. */
export const wordedReplyRule: ObjectRule<WordedReply> = {
  kind: 'reply',
  find: (db, caller, id) => findWordedReply(db, id, caller.id),
}
