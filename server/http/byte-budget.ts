import { fail } from '#server/errors.ts'

/** Counts bytes that are in memory from now on; 429 when all work at once would hold more than the budget. */
export type Hold = (bytes: number) => void

/** Runs work that says what it holds, which is let go of when the work is over. */
export type ByteBudget = <Result>(work: (hold: Hold) => Promise<Result>) => Promise<Result>

/** A budget of `most` bytes for everything that is held in memory at once. */
export function byteBudget(most: number): ByteBudget {
  let held = 0
  return async (work) => {
    let own = 0
    try {
      return await work((bytes) => {
        if (held + bytes > most) throw fail('too_many_requests', { headers: { 'Retry-After': '2' } })
        held += bytes
        own += bytes
      })
    } finally {
      held -= own
    }
  }
}
