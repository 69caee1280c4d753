import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import type { ModelReading } from '#contract/accent-sessions.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { output, received } from '#machines/params.ts'
import type { SessionCall } from '#machines/session/session.calls.ts'
import { unprovided, unprovidedCallback } from '#machines/unprovided.ts'
import type { PlayerCommand, PlayerEvent, PlayerInput, SoundPicture, Track } from './playback.types.ts'

/** What is heard: the model reading of the script, a recording of one's own, or one word of either or both. */
export type Heard = 'model' | 'own' | 'word'

/** What a model reading was answered with; `picture` is null where it cannot be drawn. Rejects when nobody answered. */
export type ReadingResult = { ok: true; reading: ModelReading; picture: SoundPicture | null } | { ok: false; code: ErrorCode }

/** The script to read: its session, null where there is nothing to read or no voice to read it. `speed` 0.5 to 1 slows the model. */
export type PlaybackInput = { script: SessionCall | null; speed: number }

type Context = PlaybackInput & {
  reading: ModelReading | null
  picture: SoundPicture | null
  heard: Heard
  tracks: readonly Track[]
  position: { track: number; ms: number }
}

/** What moves the playing: a person who wants to hear something, and what the player tells. */
export type PlaybackEvent =
  | PlayerEvent
  | { type: 'listen.requested' }
  | { type: 'play.requested'; heard: Exclude<Heard, 'model'>; tracks: readonly Track[] }
  | { type: 'hush.requested' }
  | { type: 'retry.requested' }
  | { type: 'speed.chosen'; speed: number }

/**
 * Everything that is heard around one script: its model reading, made once, and recordings. One thing sounds at a time. The
 * position is the player's own, for the highlight. A link that grew old is renewed by trying again.
 */
export const playbackMachine = setup({
  types: {
    context: {} as Context,
    events: {} as PlaybackEvent,
    input: {} as PlaybackInput,
    tags: {} as 'pending' | 'failed' | 'sounding',
  },
  actors: {
    generateAudio: unprovided<ReadingResult, SessionCall | null>('generateAudio'),
    playSounds: unprovidedCallback<PlayerCommand, PlayerInput>('playSounds'),
  },
  delays: { listenDelay: 800, readingPatience: 45_000 },
  guards: {
    canBeRead: ({ context }) => context.script !== null,
    isRead: ({ context }) => context.reading !== null,
    isUnread: ({ context }) => context.script !== null && context.reading === null,
    isMade: (_, result: ReadingResult) => result.ok,
    wasModel: ({ context }) => context.heard === 'model',
  },
  actions: {
    takeReading: assign((_, result: ReadingResult) => (result.ok ? { reading: result.reading, picture: result.picture } : {})),
    chooseModel: assign(({ context }) => ({
      heard: 'model' as const,
      tracks: context.reading === null ? [] : [{ sound: { url: context.reading.base_audio_url }, rate: context.speed, fromMs: 0, toMs: null }],
      position: { track: 0, ms: 0 },
    })),
    choose: assign((_, { heard, tracks }: Extract<PlaybackEvent, { type: 'play.requested' }>) => ({ heard, tracks, position: { track: 0, ms: 0 } })),
    rememberPosition: assign((_, { track, ms }: Extract<PlaybackEvent, { type: 'position.reached' }>) => ({ position: { track, ms } })),
    rememberSpeed: assign((_, { speed }: { speed: number }) => ({ speed })),
  },
}).createMachine({
  id: 'playback',
  context: ({ input }) => ({ ...input, reading: null, picture: null, heard: 'model', tracks: [], position: { track: 0, ms: 0 } }),
  on: { 'speed.chosen': { actions: { type: 'rememberSpeed', params: received } } },
  initial: 'choosing',
  states: {
    choosing: {
      always: [{ guard: 'isUnread', target: 'generatingAudio' }, { target: 'silent' }],
    },
    generatingAudio: {
      tags: 'pending',
      invoke: {
        src: 'generateAudio',
        id: 'generateAudio',
        input: ({ context }) => context.script,
        onDone: [
          { guard: { type: 'isMade', params: output }, actions: { type: 'takeReading', params: output }, target: 'silent' },
          { target: 'generateFailed' },
        ],
        onError: 'generateFailed',
      },
      after: { readingPatience: 'generateFailed' },
    },
    generateFailed: {
      tags: 'failed',
      on: { 'retry.requested': 'generatingAudio', 'play.requested': { actions: { type: 'choose', params: received }, target: 'playing' } },
    },
    silent: {
      on: {
        'listen.requested': { guard: 'isRead', target: 'listening' },
        'play.requested': { actions: { type: 'choose', params: received }, target: 'playing' },
      },
    },
    listening: {
      tags: 'sounding',
      entry: 'chooseModel',
      on: { 'hush.requested': 'silent', 'play.requested': { actions: { type: 'choose', params: received }, target: 'playing' } },
      initial: 'waiting',
      states: {
        waiting: { after: { listenDelay: 'sounding' } },
        sounding: {
          invoke: { src: 'playSounds', id: 'playSounds', input: ({ context }) => ({ tracks: context.tracks }), onError: '#playFailed' },
          on: {
            'position.reached': { actions: { type: 'rememberPosition', params: received } },
            'sound.ended': '#playback.silent',
            'sound.failed': '#playFailed',
          },
        },
      },
    },
    playing: {
      tags: 'sounding',
      invoke: { src: 'playSounds', id: 'playSounds', input: ({ context }) => ({ tracks: context.tracks }), onError: 'playFailed' },
      on: {
        'position.reached': { actions: { type: 'rememberPosition', params: received } },
        'sound.ended': 'resting',
        'sound.failed': 'playFailed',
        'hush.requested': 'resting',
        'listen.requested': { guard: 'isRead', target: 'listening' },
        'play.requested': { actions: { type: 'choose', params: received }, target: 'playing', reenter: true },
      },
    },
    resting: { always: [{ guard: 'isUnread', target: 'generateFailed' }, { target: 'silent' }] },
    renewingAudio: {
      tags: 'pending',
      invoke: {
        src: 'generateAudio',
        id: 'generateAudio',
        input: ({ context }) => context.script,
        onDone: [
          { guard: { type: 'isMade', params: output }, actions: { type: 'takeReading', params: output }, target: 'listening' },
          { target: 'playFailed' },
        ],
        onError: 'playFailed',
      },
      on: { 'hush.requested': 'resting' },
      after: { readingPatience: 'playFailed' },
    },
    playFailed: {
      id: 'playFailed',
      tags: 'failed',
      on: {
        'retry.requested': [{ guard: 'wasModel', target: 'renewingAudio' }, { target: 'playing' }],
        'listen.requested': { guard: 'canBeRead', target: 'renewingAudio' },
        'play.requested': { actions: { type: 'choose', params: received }, target: 'playing' },
        'hush.requested': 'resting',
      },
    },
  },
})

/** What can be heard around a script. */
export type PlaybackActorRef = ActorRefFrom<typeof playbackMachine>
/** One moment of it. */
export type PlaybackSnapshot = SnapshotFrom<typeof playbackMachine>
