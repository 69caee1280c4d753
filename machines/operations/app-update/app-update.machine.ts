import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { output } from '#machines/params.ts'
import { unprovided, unprovidedCallback } from '#machines/unprovided.ts'

/** How a look for a newer version ended: `left` when another address was shown meanwhile, `unanswered` when no server was there. */
export type Search = 'found' | 'left' | 'unanswered'

/**
 * Facts about the app's version. `version.installed`: a newer one is on this device. `version.missed`: this page is older than the
 * server, because a piece of it is gone (at `address`) or another contract was answered. `version.requested`: the reader wants it.
 */
export type AppUpdateEvent = { type: 'version.installed' } | { type: 'version.missed'; address: string | null } | { type: 'version.requested' }

type Context = { address: string | null }

const appUpdateSetup = setup({
  types: {
    context: {} as Context,
    events: {} as AppUpdateEvent,
    tags: {} as 'offered',
  },
  actors: {
    /** Puts the app on this device and tells of newer versions. */
    watchVersions: unprovidedCallback<{ type: 'never' }>('watchVersions'),
    /** Asks whether the server is there, and fetches the newer version to this device. */
    findVersion: unprovided<Search, { address: string | null }>('findVersion'),
    /** Tells whether taking the newer version would interrupt anybody, in this tab or another one. */
    lookForOpenWork: unprovided<{ isOpen: boolean }>('lookForOpenWork'),
    /** Has the newer version take over and loads the page anew. */
    takeVersion: unprovided<void>('takeVersion'),
  },
  delays: {
    /** Between two questions to a server that is not there. */
    searchPause: 3_000,
    /** Between two looks whether everything was closed meanwhile. */
    lookPause: 5_000,
    /** After this the page was not loaded anew: the reader chose to stay. */
    takingPatience: 10_000,
  },
  guards: {
    isFound: (_, search: Search) => search === 'found',
    isUnanswered: (_, search: Search) => search === 'unanswered',
    isOpen: (_, { isOpen }: { isOpen: boolean }) => isOpen,
  },
  actions: {
    rememberAddress: assign({ address: ({ event }) => (event.type === 'version.missed' ? event.address : null) }),
    forgetAddress: assign({ address: null }),
  },
})

/** Asks until the server answers; a found version goes on to `goal`. */
function search(goal: '#appUpdate.looking' | '#appUpdate.taking') {
  return {
    asking: appUpdateSetup.createStateConfig({
      invoke: {
        src: 'findVersion',
        id: 'findVersion',
        input: ({ context }) => ({ address: context.address }),
        onDone: [
          { guard: { type: 'isFound', params: output }, target: goal },
          { guard: { type: 'isUnanswered', params: output }, target: 'pausing' },
          { target: '#appUpdate.current' },
        ],
        onError: 'pausing',
      },
    }),
    pausing: appUpdateSetup.createStateConfig({ after: { searchPause: 'asking' } }),
  }
}

/**
 * The app's version, for the whole life of a page. A newer one is taken at once when nothing is open, and is offered otherwise until
 * the reader takes it or everything is closed. A page that is older than its server looks for the newer version by itself.
 * Invariant: Unasked, a version is taken only right after a look that found nothing open.
 * [app-update.walk.test.ts: on every path a version is taken when asked for or when nothing is open]
 */
export const appUpdateMachine = appUpdateSetup.createMachine({
  id: 'appUpdate',
  context: { address: null },
  invoke: { src: 'watchVersions', id: 'watchVersions' },
  initial: 'current',
  states: {
    current: {
      entry: 'forgetAddress',
      on: { 'version.installed': 'looking', 'version.missed': { actions: 'rememberAddress', target: 'searching' }, 'version.requested': 'wanted' },
    },
    searching: {
      initial: 'asking',
      states: search('#appUpdate.looking'),
      on: { 'version.installed': 'looking', 'version.requested': { actions: 'forgetAddress', target: 'wanted' } },
    },
    wanted: { initial: 'asking', states: search('#appUpdate.taking') },
    looking: {
      invoke: {
        src: 'lookForOpenWork',
        id: 'lookForOpenWork',
        onDone: [{ guard: { type: 'isOpen', params: output }, target: 'offered' }, { target: 'taking' }],
        onError: 'offered',
      },
    },
    offered: {
      tags: 'offered',
      initial: 'resting',
      on: { 'version.requested': 'taking' },
      states: {
        resting: { after: { lookPause: 'looking' } },
        looking: {
          invoke: {
            src: 'lookForOpenWork',
            id: 'lookForOpenWork',
            onDone: [{ guard: { type: 'isOpen', params: output }, target: 'resting' }, { target: '#appUpdate.taking' }],
            onError: 'resting',
          },
        },
      },
    },
    taking: {
      invoke: { src: 'takeVersion', id: 'takeVersion', onDone: 'offered', onError: 'offered' },
      after: { takingPatience: 'offered' },
    },
  },
})

/** The app's version on a page. */
export type AppUpdateActorRef = ActorRefFrom<typeof appUpdateMachine>
/** A moment of it. */
export type AppUpdateSnapshot = SnapshotFrom<typeof appUpdateMachine>
