import * as v from 'valibot'
import { failureOf } from '#src/api/failure.ts'

const Versioned = v.object({ version: v.number() })

/**
 * The version a change names, for as long as its form is open: the one that was read and, once the server refused that as
 * stale, the one it answered. Saving again after such a refusal goes over what somebody else changed.
 */
export function createNewestVersion(read: number): <Saved>(send: (version: number) => Promise<Saved>) => Promise<Saved> {
  let newest = read
  return async (send) => {
    try {
      return await send(newest)
    } catch (error) {
      const failure = failureOf(error)
      const current = v.safeParse(Versioned, failure.kind === 'refused' ? failure.body.current : null)
      if (current.success) newest = current.output.version
      throw error
    }
  }
}
