import { listSessionChanges, type SessionChange } from '#contract/review/review.ts'
import type { Api } from '#src/api/client.ts'

/** Who changed what in a session; null when that cannot be read. */
export async function readChanges(api: Api, id: number, signal: AbortSignal): Promise<readonly SessionChange[] | null> {
  return api.send(listSessionChanges, { params: { id }, signal }).then(
    ({ results }) => results,
    () => null,
  )
}
