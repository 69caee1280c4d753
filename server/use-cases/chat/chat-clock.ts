import type { chatClock } from '#contract/chat/chat-sessions.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { findClock } from '#server/db/chat/chat.queries.ts'
import { endSessionsOverdueAt } from '#server/db/chat/chat-turns.queries.ts'
import type { Deps } from '#server/deps.ts'
import { isOverdue, overdueCut } from './session-clock.ts'

/** The clock of a session its owner may see. */
export type SessionClock = NonNullable<Awaited<ReturnType<typeof findClock>>>

/** Where a session's clock stands; a session whose time is over is ended first. */
export async function readChatClock({ db, clock }: Pick<Deps, 'db' | 'clock'>, found: SessionClock, userId: number): Promise<ReplyOf<typeof chatClock>> {
  const now = clock.now()
  if (isOverdue(found, now)) await endSessionsOverdueAt(db, overdueCut(now), found.id)
  const session = isOverdue(found, now) ? ((await findClock(db, found.id, userId)) ?? found) : found
  return {
    deadline_at: session.deadlineAt?.toISOString() ?? null,
    server_now: now.toISOString(),
    state_token: session.stateToken,
    status: session.status,
  }
}
