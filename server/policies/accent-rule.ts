import { findChat, hasSpokenSession, type ChatRow } from '#server/db/chat/chat.queries.ts'
import type { ObjectRule } from '#server/http/route.ts'

/** A spoken session is played by the person who started it, whatever the role. */
export const accentRule: ObjectRule<ChatRow> = {
  kind: 'spoken session',
  find: (db, caller, id) => findChat(db, id, caller.id, 'accent'),
  mayHaveAny: (db, caller) => hasSpokenSession(db, caller.id),
}
