import { fromPromise } from 'xstate'
import { type BinEntry, listBin, restoreFromBin } from '#contract/bin/bin.ts'
import type { BatchAnswer, BatchCall } from '#machines/forms/batch/batch.items.ts'
import { type Removable, type removalMachine, removeItemsMachine, type RestoreOutcome } from '#machines/bin/removal/removal.machine.ts'
import type { Api } from '#src/api/client.ts'
import { failureOf, sentenceOf } from '#src/api/failure.ts'

type Provided = NonNullable<Parameters<typeof removalMachine.provide>[0]['actors']>

/** What deleting one kind of thing needs: its call, its kind in the bin, and what is said when nobody says why it failed. */
export type RemovalSurroundings = {
  api: Api
  kind: BinEntry['kind']
  remove: (id: number, signal: AbortSignal) => Promise<unknown>
  failedSentence: string
}

const binPage = 200

/** Deletes things one by one and brings them back from the bin. */
export function createRemovalActors({ api, kind, remove, failedSentence }: RemovalSurroundings) {
  return {
    removeItems: removeItemsMachine.provide({
      actors: {
        runItem: fromPromise<BatchAnswer<null>, BatchCall<Removable, null>>(async ({ input, signal }) => {
          try {
            await remove(input.value.id, signal)
            return { ok: true, kept: null }
          } catch (error) {
            return { ok: false, sentence: sentenceOf(failureOf(error), failedSentence), fields: {}, kept: null }
          }
        }),
      },
    }),
    restoreItems: fromPromise<RestoreOutcome, { ids: readonly number[] }>(async ({ input: { ids }, signal }) => {
      const left = new Map<number, string>()
      for (const { id, object_id: objectId } of await findInBin(api, kind, ids, signal)) {
        const refusal = await refusalOf(api.send(restoreFromBin, { params: { id }, signal }))
        if (refusal !== null) left.set(objectId, refusal)
      }
      const [sentence = null] = left.values()
      return { restored: ids.filter((id) => !left.has(id)), sentence }
    }),
  } satisfies Provided
}

/** Why the server refused a call, or null when it did not; throws when nobody answered. */
async function refusalOf(call: Promise<unknown>): Promise<string | null> {
  try {
    await call
    return null
  } catch (error) {
    const failure = failureOf(error)
    if (failure.kind !== 'refused') throw error
    return failure.body.error
  }
}

/** The entries of these things; what is not in the bin any more was brought back before. */
async function findInBin(api: Api, kind: BinEntry['kind'], ids: readonly number[], signal: AbortSignal): Promise<BinEntry[]> {
  const wanted = new Set(ids)
  const found: BinEntry[] = []
  let cursor: string | null = null
  do {
    const query: { limit: string; cursor?: string } = { limit: String(binPage), ...(cursor === null ? {} : { cursor }) }
    const { results, next_cursor } = await api.send(listBin, { query, signal })
    found.push(...results.filter((entry) => entry.kind === kind && wanted.delete(entry.object_id)))
    cursor = next_cursor ?? null
  } while (wanted.size > 0 && cursor !== null)
  return found
}
