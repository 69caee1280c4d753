import { NoopLogger } from 'drizzle-orm'
import { vi } from 'vitest'

/** Counts the statements sent to any database from now on; each call of the result answers how many came since the last. */
export function countStatements(): () => number {
  const sent = vi.spyOn(NoopLogger.prototype, 'logQuery')
  sent.mockClear()
  return () => {
    const count = sent.mock.calls.length
    sent.mockClear()
    return count
  }
}
