import type { Failure } from './failure.ts'

/** Whether the server had a reason that a person can act on; a fault of its own is none. */
export function isReasoned(failure: Failure): failure is Extract<Failure, { kind: 'refused' }> {
  return failure.kind === 'refused' && failure.body.code !== 'internal'
}
