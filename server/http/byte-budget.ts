import { fail } from '#server/errors.ts'

/** Runs work that holds this many bytes; 429 when all work at once would hold more than the budget. */
export type ByteBudget = <Result>(bytes: number, work: () => Promise<Result>) => Promise<Result>

/** A budget of `most` bytes for everything that is held in memory at once. */
export function byteBudget(most: number): ByteBudget {
  let held = 0
  return async (bytes, work) => {
    if (held + bytes > most) throw fail('too_many_requests', { headers: { 'Retry-After': '2' } })
    held += bytes
    try {
      return await work()
    } finally {
      held -= bytes
    }
  }
}
