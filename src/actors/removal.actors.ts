import { fromPromise } from 'xstate'
import { type BinEntry, listBin, restoreFromBin } from '#contract/bin.ts'
import type { BatchAnswer, BatchCall } from '#machines/batch/batch.items.ts'
import { type Removable, type removalMachine, removeItemsMachine } from '#machines/removal/removal.machine.ts'
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
    restoreItems: fromPromise<void, { ids: readonly number[] }>(async ({ input, signal }) => {
      for (const { id } of await findInBin(api, kind, input.ids, signal)) await api.send(restoreFromBin, { params: { id }, signal })
    }),
  } satisfies Provided
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
