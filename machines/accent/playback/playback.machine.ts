import { assign, enqueueActions, or, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import type { ModelReading } from '#contract/accent/accent-sessions.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { output, received } from '#machines/params.ts'
import type { SessionCall } from '#machines/sessions/session/session.calls.ts'
import { unprovided, unprovidedCallback } from '#machines/unprovided.ts'
import { isSameSound } from './playback.sounds.ts'
import type { PlayerCommand, PlayerEvent, PlayerInput, Sound, SoundPicture, Track } from './playback.types.ts'

/** What is heard: the model reading of the script, a recording of one's own, or one word of either or both. */
export type Heard = 'model' | 'own' | 'word'

/** What a model reading was answered with. Rejects when nobody answered. */
export type ReadingResult = { ok: true; reading: ModelReading } | { ok: false; code: ErrorCode }

/** What fetches the sound of a reading beside the playing is told: where it is. */
export type LoadCommand = { type: 'reading.made'; url: string }

/**
 * What it tells, once or twice: the sound in memory, where no link grows old and nothing is fetched again, and how it looks,
 * null until it was drawn. Nothing is told where it could not be fetched: the link still plays.
 */
export type ReadingLoaded = { type: 'reading.loaded'; url: string; sound: Sound; picture: SoundPicture | null }

/** The script that a session stands at, and how fast its teacher wants it read, 0.5 to 2. */
export type ScriptCall = SessionCall & { speakingRate: number }

/** The script to read, null where there is nothing to read or no voice to read it. `speed` 0.5 to 1 slows the model. */
export type PlaybackInput = { script: ScriptCall | null; speed: number }

type Context = PlaybackInput & {
  reading: ModelReading | null
  sound: Sound | null
  picture: SoundPicture | null
  heard: Heard
  hasListened: boolean
  tracks: readonly Track[]
  repeats: boolean
  position: { track: number; ms: number }
}

/** What moves the playing: a person who wants to hear something, with `repeats` over and over, and what the player tells. */
export type PlaybackEvent =
  | PlayerEvent
  | ReadingLoaded
  | { type: 'listen.requested' }
  | { type: 'play.requested'; heard: Exclude<Heard, 'model'>; tracks: readonly Track[]; repeats: boolean }
  | { type: 'hush.requested' }
  | { type: 'retry.requested' }
  | { type: 'speed.chosen'; speed: number }

/**
 * Everything that is heard around one script: its model reading, made once, and recordings. One thing sounds at a time. The
 * position is the player's own, for the highlight. A reading can be heard by its link as soon as it was made; its sound is fetched
 * beside that, and a link that grew old before is renewed by trying again.
 * Invariant: Every way a sound can fail leads on by trying again. [playback.walk.test.ts: every way a sound can fail leads on by trying again]
 */
export const playbackMachine = setup({
  types: {
    context: {} as Context,
    events: {} as PlaybackEvent,
    input: {} as PlaybackInput,
    tags: {} as 'pending' | 'failed' | 'sounding',
  },
  actors: {
    /** Has the model reading made, or says that no voice reads it. */
    generateAudio: unprovided<ReadingResult, ScriptCall | null>('generateAudio'),
    /** Fetches the sound of a reading. */
    loadReading: unprovidedCallback<LoadCommand>('loadReading'),
    /** Plays and stops sounds, and tells where the player is. */
    playSounds: unprovidedCallback<PlayerCommand, PlayerInput>('playSounds'),
  },
  delays: { listenDelay: 800 },
  guards: {
    canBeRead: ({ context }) => context.script !== null,
    isRead: ({ context }) => context.reading !== null,
    isUnread: ({ context }) => context.script !== null && context.reading === null,
    isMade: (_, result: ReadingResult) => result.ok,
    isRepeating: ({ context }) => context.repeats,
    isThisReading: ({ context }, { url }: ReadingLoaded) => context.reading?.base_audio_url === url,
    wasModel: ({ context }) => context.heard === 'model',
    wasWithModel: ({ context }) => context.tracks.some(({ sound }) => 'url' in sound && isSameSound(sound, context.sound)),
  },
  actions: {
    takeReading: enqueueActions(({ context, enqueue }, result: ReadingResult) => {
      if (!result.ok) return
      const { reading } = result
      enqueue.assign({ reading, ...withSound(context, { url: reading.base_audio_url }) })
      enqueue.sendTo('loadReading', { type: 'reading.made', url: reading.base_audio_url })
    }),
    takeSound: assign(({ context }, { sound, picture }: ReadingLoaded) => ({ picture, ...withSound(context, sound) })),
    wantModel: assign({ heard: 'model' }),
    chooseModel: assign(({ context }) => ({
      heard: 'model' as const,
      hasListened: true,
      tracks: context.sound === null ? [] : [{ sound: context.sound, rate: context.speed, fromMs: 0, toMs: null }],
      repeats: false,
      position: { track: 0, ms: 0 },
    })),
    choose: assign((_, { heard, tracks, repeats }: Extract<PlaybackEvent, { type: 'play.requested' }>) => ({
      ...{ heard, tracks, repeats },
      position: { track: 0, ms: 0 },
    })),
    rememberPosition: assign((_, { track, ms }: Extract<PlaybackEvent, { type: 'position.reached' }>) => ({ position: { track, ms } })),
    rememberSpeed: assign((_, { speed }: { speed: number }) => ({ speed })),
    slowTracks: assign({ tracks: ({ context }) => context.tracks.map((track) => ({ ...track, rate: context.speed })) }),
  },
}).createMachine({
  id: 'playback',
  context: ({ input }) => ({
    ...{ ...input, reading: null, sound: null, picture: null },
    ...{ heard: 'model', hasListened: false, tracks: [], repeats: false, position: { track: 0, ms: 0 } },
  }),
  invoke: { src: 'loadReading', id: 'loadReading' },
  on: {
    'speed.chosen': { actions: { type: 'rememberSpeed', params: received } },
    'reading.loaded': { guard: { type: 'isThisReading', params: received }, actions: { type: 'takeSound', params: received } },
  },
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
          invoke: { src: 'playSounds', id: 'playSounds', input: ({ context: { tracks, repeats } }) => ({ tracks, repeats }), onError: '#playFailed' },
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
      invoke: { src: 'playSounds', id: 'playSounds', input: ({ context: { tracks, repeats } }) => ({ tracks, repeats }), onError: 'playFailed' },
      on: {
        'position.reached': { actions: { type: 'rememberPosition', params: received } },
        'sound.ended': 'resting',
        'sound.failed': 'playFailed',
        'hush.requested': 'resting',
        'listen.requested': { guard: 'isRead', target: 'listening' },
        'play.requested': { actions: { type: 'choose', params: received }, target: 'playing', reenter: true },
        'speed.chosen': [
          { guard: 'isRepeating', actions: [{ type: 'rememberSpeed', params: received }, 'slowTracks'], target: 'playing', reenter: true },
          { actions: { type: 'rememberSpeed', params: received } },
        ],
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
          { guard: { type: 'isMade', params: output }, actions: { type: 'takeReading', params: output }, target: 'renewed' },
          { target: 'playFailed' },
        ],
        onError: 'playFailed',
      },
      on: { 'hush.requested': 'resting' },
    },
    renewed: { always: [{ guard: 'wasModel', target: 'listening' }, { target: 'playing' }] },
    playFailed: {
      id: 'playFailed',
      tags: 'failed',
      on: {
        'retry.requested': [{ guard: or(['wasModel', 'wasWithModel']), target: 'renewingAudio' }, { target: 'playing' }],
        'listen.requested': { guard: 'canBeRead', actions: 'wantModel', target: 'renewingAudio' },
        'play.requested': { actions: { type: 'choose', params: received }, target: 'playing' },
        'hush.requested': 'resting',
      },
    },
  },
})

/** The model's sound in the place of the one before, also where it is being played. */
function withSound({ sound: before, tracks }: Context, sound: Sound): Pick<Context, 'sound' | 'tracks'> {
  return { sound, tracks: tracks.map((track) => (isSameSound(track.sound, before) ? { ...track, sound } : track)) }
}

/** What can be heard around a script. */
export type PlaybackActorRef = ActorRefFrom<typeof playbackMachine>
/** One moment of it. */
export type PlaybackSnapshot = SnapshotFrom<typeof playbackMachine>
