import type { Transaction } from '#server/db/engine/db.ts'
import type { Deps } from '#server/deps.ts'
import { passLimit } from '#server/security/rate-limits.ts'

/** New sessions one person begins in an hour at most: each keeps a copy of its exercise, and nobody shall fill the disk with them. */
export const mostBeginnings = 240

const hourMs = 3_600_000

/** What a person's beginnings are counted under. */
export function beginningsOf(personId: number): string {
  return `sessions:by:person ${personId}`
}

/** Counts a session that is about to be stored, in its transaction; 429 when there were too many. */
export async function passBeginning(deps: Pick<Deps, 'clock' | 'settings'>, tx: Transaction, personId: number): Promise<void> {
  await passLimit({ ...deps, db: tx }, beginningsOf(personId), mostBeginnings, hourMs)
}
