import { createHash } from 'node:crypto'
import type { ChatRow } from '#server/db/chat/chat.queries.ts'
import { findReply } from '#server/db/chat/chat.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'

/** How long a client without attempt ids is protected from its own double click. */
const doubleClickMs = 10_000

/** One call as it is remembered: whoever sends `key` again before `expired` passes it gets the first reply again. */
export type Attempt = { key: string; textHash: string; expired: Date; isNamed: boolean }

/**
 * The attempt a call belongs to: the client's own id, or, without one, the same text for the same question within ten
 * seconds. `kind` keeps a skip apart from an answer that reads "skip".
 */
export function attemptOf(chat: ChatRow, kind: 'answer' | 'skip' | 'take' | 'defer', text: string, clientAttemptId: string | undefined, now: Date): Attempt {
  const textHash = hashOf(`${kind}\n${text}`)
  if (clientAttemptId !== undefined) return { key: `id:${clientAttemptId}`, textHash, expired: new Date(0), isNamed: true }
  const normalised = text.normalize('NFKC').trim().toLowerCase().replaceAll(/\s+/g, ' ')
  return {
    key: `text:${hashOf(`${chat.currentPosition}\n${kind}\n${normalised}`)}`,
    textHash,
    expired: new Date(now.getTime() - doubleClickMs),
    isNamed: false,
  }
}

/** The reply this attempt already got, or null. Refuses an attempt id that was used for another text. */
export async function storedReply<Reply>(deps: Pick<Deps, 'db'>, sessionId: number, attempt: Attempt): Promise<Reply | null> {
  const found = await findReply<Reply>(deps.db, sessionId, attempt.key)
  if (!found || found.at <= attempt.expired) return null
  if (attempt.isNamed && found.textHash !== attempt.textHash) throw fail('attempt_reused')
  return found.body
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
