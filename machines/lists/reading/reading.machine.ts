import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { output } from '#machines/params.ts'
import { unprovided, unprovidedCallback } from '#machines/unprovided.ts'

/** Facts a reading reacts to. `page.looked_at` reads again what others may have changed; nobody waits for that. */
export type ReadingEvent = { type: 'retry.requested' } | { type: 'page.looked_at' }

/** Makes the machine that reads one thing by its key, named `id`. See `readingMachine` for its behaviour. */
export function createReadingMachine<Key, Found>(id: string) {
  return setup({
    types: {
      context: {} as { key: Key; found: Found | null },
      events: {} as ReadingEvent,
      input: {} as { key: Key },
      tags: {} as 'pending' | 'failed',
    },
    actors: {
      /** Reads the thing by its key. */
      read: unprovided<Found, { key: Key }>('read'),
      /** Reads it again while what was read before is shown. */
      readAgain: unprovided<Found, { key: Key }>('readAgain'),
      /** Tells when the page is looked at anew; never, where nobody else changes the thing. */
      watchLooks: unprovidedCallback<{ type: 'never' }>('watchLooks'),
    },
    actions: { rememberFound: assign({ found: (_, found: Found) => found }) },
  }).createMachine({
    id,
    meta: { kind: 'reading' },
    context: ({ input }) => ({ key: input.key, found: null }),
    initial: 'reading',
    states: {
      reading: {
        tags: 'pending',
        invoke: {
          src: 'read',
          id: 'read',
          input: ({ context }) => ({ key: context.key }),
          onDone: { actions: { type: 'rememberFound', params: output }, target: 'read' },
          onError: 'failed',
        },
      },
      read: {
        invoke: { src: 'watchLooks', id: 'watchLooks' },
        initial: 'resting',
        states: {
          resting: { on: { 'page.looked_at': 'checking' } },
          checking: {
            invoke: {
              src: 'readAgain',
              id: 'readAgain',
              input: ({ context }) => ({ key: context.key }),
              onDone: { actions: { type: 'rememberFound', params: output }, target: 'resting' },
              onError: 'resting',
            },
          },
        },
      },
      failed: { tags: 'failed', on: { 'retry.requested': 'reading' } },
    },
  })
}

/**
 * One thing that a part of a page shows, read when the part opens, again after a failure, and again when the page is looked at
 * anew: then what came before stays on the screen, also when nothing comes. Another key is another reading.
 * Invariant: A thing is asked for by its key, shown once it came, and asked for again after a failure.
 * [reading.walk.test.ts: on every path a thing is asked for by its key]
 */
export const readingMachine = createReadingMachine<number, string>('reading')

/** The machine of one reading. */
export type ReadingMachine<Key, Found> = ReturnType<typeof createReadingMachine<Key, Found>>
/** A reading on a page. */
export type ReadingActorRef<Key, Found> = ActorRefFrom<ReadingMachine<Key, Found>>
/** A moment of a reading. */
export type ReadingSnapshot<Key, Found> = SnapshotFrom<ReadingMachine<Key, Found>>

/** How a reading stands, for its screen. */
export type ReadingView<Found> = { mode: 'loading' } | { mode: 'failed' } | { mode: 'ready'; found: Found }

/** What a screen needs of a reading. */
export function readingView<Found>(moment: { hasTag: (tag: 'pending' | 'failed') => boolean; context: { found: Found | null } }): ReadingView<Found> {
  if (moment.hasTag('failed')) return { mode: 'failed' }
  return moment.context.found === null ? { mode: 'loading' } : { mode: 'ready', found: moment.context.found }
}
