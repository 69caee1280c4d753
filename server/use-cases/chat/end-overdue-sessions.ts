import { endSessionsOverdueAt } from '#server/db/chat/chat-turns.queries.ts'
import type { Deps } from '#server/deps.ts'
import { overdueCut } from './session-clock.ts'

/**
 * Ends every session whose time is over, completes its assignment and writes the score; answers how many. One indexed
 * statement when there is nothing to do; meant to run every few seconds.
 */
export async function endOverdueSessions({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const ended = await endSessionsOverdueAt(db, overdueCut(clock.now()), null)
  return ended.length
}
