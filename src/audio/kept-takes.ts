import * as v from 'valibot'
import type { StampedRecording, TakeKey } from '#machines/accent/recorder/recorder.types.ts'

/** What became of a take that should be kept: a refusal is a browser that keeps nothing (private mode) or has no room. */
export type Keeping = 'kept' | 'refused'

/**
 * Takes that the server has not acknowledged, in this browser: one for each question of a session. Takes of other people are
 * never read; any that is older than a week is deleted, whoever made it. Nothing here throws.
 */
export type KeptTakes = {
  /** Keeps a take in the place of the one before. */
  keep: (key: TakeKey, take: StampedRecording) => Promise<Keeping>
  /** The take of a question, or null. */
  find: (key: TakeKey) => Promise<StampedRecording | null>
  /** Forgets the take of a question. */
  forget: (key: TakeKey) => Promise<void>
  /** Forgets every take of a session that is over. */
  forgetSession: (key: Pick<TakeKey, 'userId' | 'sessionId'>) => Promise<void>
  /** Forgets what is older than a week; keeping and finding do so too. */
  forgetOld: () => Promise<void>
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

  function deleteOld(takes: IDBObjectStore): IDBRequest {
    const request = takes.index('keptAtMs').openKeyCursor(IDBKeyRange.upperBound(nowMs() - keptForMs))
    request.addEventListener('success', () => {
      if (request.result === null) return
      takes.delete(request.result.primaryKey)
      request.result.continue()
    })
    return request
  }

  /** What could not be deleted is too old in a week. */
  async function tryToDelete(work: (takes: IDBObjectStore) => IDBRequest): Promise<void> {
    await within('readwrite', work).catch(() => undefined)
  }

  return {
    async keep(key, take) {
      try {
        await within('readwrite', (takes) => {
          deleteOld(takes)
          return takes.put({ key: nameOf(key), keptAtMs: nowMs(), take })
        })
        return 'kept'
      } catch {
        return 'refused'
      }
    },
    async find(key) {
      try {
        await tryToDelete(deleteOld)
        const found = v.safeParse(Entry, await within<unknown>('readonly', (takes) => takes.get(nameOf(key))))
        return found.success && found.output.key === nameOf(key) ? found.output.take : null
      } catch {
        return null
      }
    },
    forget: (key) => tryToDelete((takes) => takes.delete(nameOf(key))),
    forgetSession: (session) => tryToDelete((takes) => takes.delete(rangeOf(session))),
    forgetOld: () => tryToDelete(deleteOld),
  }
}

function nameOf({ userId, sessionId, question }: TakeKey): string {
  return `${userId}:${sessionId}:${question}`
}

function rangeOf(session: Pick<TakeKey, 'userId' | 'sessionId'>): IDBKeyRange {
  return IDBKeyRange.bound(nameOf({ ...session, question: '' }), nameOf({ ...session, question: '\uffff' }))
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
