import * as v from 'valibot'
import type { KeptTake, TakeKey } from '#machines/recorder/recorder.types.ts'

/** What became of a take that should be kept: a refusal is a browser that keeps nothing (private mode) or has no room. */
export type Keeping = 'kept' | 'refused'

/**
 * Takes that the server has not acknowledged, in this browser: one for each question of a session. Takes of other people are
 * never read; any that is older than a week is deleted. Nothing here throws.
 */
export type KeptTakes = {
  /** Keeps a take in the place of the one before. */
  keep: (key: TakeKey, take: KeptTake) => Promise<Keeping>
  /** The take of a question, or null. */
  find: (key: TakeKey) => Promise<KeptTake | null>
  /** Forgets the take of a question. */
  forget: (key: TakeKey) => Promise<void>
}

const database = 'lectern-takes'
const store = 'takes'
const keptForMs = 7 * 24 * 60 * 60 * 1000

const Entry = v.object({
  key: v.string(),
  keptAtMs: v.number(),
  take: v.object({
    wav: v.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array),
    durationMs: v.number(),
    peak: v.number(),
    levels: v.array(v.number()),
    clientAttemptId: v.string(),
    recordedAt: v.string(),
  }),
})

/** Opens this browser's kept takes; `factory` is null where there is no IndexedDB. */
export function createKeptTakes({ factory, nowMs }: { factory: IDBFactory | null; nowMs: () => number }): KeptTakes {
  /** Opened for each call and closed after it: an open connection would hold back the same page in another tab. */
  async function within<T>(mode: IDBTransactionMode, work: (takes: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    if (factory === null) throw new Error('This browser keeps nothing.')
    const connection = await open(factory)
    try {
      const transaction = connection.transaction(store, mode)
      const request = work(transaction.objectStore(store))
      await completed(transaction)
      return request.result
    } finally {
      connection.close()
    }
  }

  async function forgetOld(): Promise<void> {
    const oldest = nowMs() - keptForMs
    await within('readwrite', (takes) => {
      const request = takes.index('keptAtMs').openKeyCursor(IDBKeyRange.upperBound(oldest))
      request.addEventListener('success', () => {
        if (request.result === null) return
        takes.delete(request.result.primaryKey)
        request.result.continue()
      })
      return request
    })
  }

  return {
    async keep(key, take) {
      try {
        await within('readwrite', (takes) => takes.put({ key: nameOf(key), keptAtMs: nowMs(), take }))
        return 'kept'
      } catch {
        return 'refused'
      }
    },
    async find(key) {
      try {
        await forgetOld()
        const found = v.safeParse(Entry, await within<unknown>('readonly', (takes) => takes.get(nameOf(key))))
        return found.success && found.output.key === nameOf(key) ? found.output.take : null
      } catch {
        return null
      }
    },
    async forget(key) {
      try {
        await within('readwrite', (takes) => takes.delete(nameOf(key)))
      } catch {
        // What could not be deleted is too old in a week.
      }
    },
  }
}

function nameOf({ userId, sessionId, question }: TakeKey): string {
  return `${userId}:${sessionId}:${question}`
}

function open(factory: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(database, 1)
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(store, { keyPath: 'key' }).createIndex('keptAtMs', 'keptAtMs')
    })
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(new Error('The browser keeps nothing.', { cause: request.error })))
  })
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(new Error('The browser has no room.', { cause: transaction.error })))
  })
}
