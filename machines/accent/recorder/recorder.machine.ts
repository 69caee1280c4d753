import { assign, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { received } from '#machines/params.ts'
import { unprovidedCallback } from '#machines/unprovided.ts'
import type { CaptureCommand, CaptureEvent, CaptureInput, Microphone, MicrophoneRefusal, StampedRecording } from './recorder.types.ts'

/**
 * How a recording ended: with a take, or why there is none. `unheard`: nobody spoke; `lost` is a microphone that went away,
 * `broken` anything else.
 */
export type RecorderOutput =
  | { kind: 'captured'; recording: StampedRecording }
  | { kind: 'unheard' }
  | { kind: 'refused'; reason: MicrophoneRefusal }
  | { kind: 'failed'; reason: 'lost' | 'broken' }
  | { kind: 'cancelled' }

type Context = CaptureInput & {
  microphones: readonly Microphone[]
  level: { peak: number; rms: number }
  elapsedMs: number
  levels: readonly number[]
  output: RecorderOutput
}

/** What moves a recorder: what its microphone tells, and a person who stops, gives up or takes another microphone. */
export type RecorderEvent = CaptureEvent | CaptureCommand | { type: 'microphone.chosen'; deviceId: string }

/**
 * One recording, from asking for the microphone to a WAV. The microphone is open as long as this actor lives and not a moment
 * longer. It refuses to record past the minute that the server accepts, and keeps nothing if nobody spoke. Choosing another
 * microphone starts over, with the same list.
 * Invariant: However a recording ends, the microphone is closed and it is said how.
 * [recorder.walk.test.ts: every way a recording can go ends with the microphone closed]
 */
export const recorderMachine = setup({
  types: {
    context: {} as Context,
    events: {} as RecorderEvent,
    input: {} as CaptureInput,
    output: {} as RecorderOutput,
    tags: {} as 'pending' | 'recording',
  },
  actors: {
    /** Opens the microphone, measures, and makes the recording. */
    captureSound: unprovidedCallback<CaptureCommand, CaptureInput>('captureSound'),
  },
  delays: { longestTake: 60_000, encodingPatience: 10_000 },
  actions: {
    rememberMicrophone: assign((_, { deviceId, microphones }: Extract<CaptureEvent, { type: 'microphone.granted' }>) => ({ deviceId, microphones })),
    rememberLevel: assign(({ context }, { peak, rms, elapsedMs }: Extract<CaptureEvent, { type: 'level.measured' }>) => ({
      level: { peak, rms },
      elapsedMs,
      levels: [...context.levels, peak],
    })),
    chooseMicrophone: assign((_, { deviceId }: { deviceId: string }) => ({ deviceId, level: { peak: 0, rms: 0 }, elapsedMs: 0, levels: [] })),
    end: assign((_, ending: RecorderOutput) => ({ output: ending })),
    handOver: sendTo('captureSound', { type: 'stop.requested' }),
  },
}).createMachine({
  id: 'recorder',
  context: ({ input }) => ({
    ...input,
    microphones: [],
    level: { peak: 0, rms: 0 },
    elapsedMs: 0,
    levels: [],
    output: { kind: 'cancelled' },
  }),
  initial: 'open',
  states: {
    open: {
      id: 'open',
      invoke: {
        src: 'captureSound',
        id: 'captureSound',
        input: ({ context }) => ({ deviceId: context.deviceId, expectedMs: context.expectedMs }),
        onError: 'failed',
      },
      on: {
        'microphone.lost': { actions: { type: 'end', params: { kind: 'failed', reason: 'lost' } }, target: 'ended' },
        'capture.failed': 'failed',
        'cancel.requested': 'ended',
      },
      initial: 'asking',
      states: {
        asking: {
          tags: 'pending',
          on: {
            'microphone.chosen': { actions: { type: 'chooseMicrophone', params: received }, target: '#open', reenter: true },
            'microphone.granted': { actions: { type: 'rememberMicrophone', params: received }, target: 'capturing' },
            'microphone.refused': {
              actions: { type: 'end', params: ({ event }) => ({ kind: 'refused', reason: event.reason }) },
              target: '#recorder.refused',
            },
          },
        },
        capturing: {
          tags: 'recording',
          on: {
            'level.measured': { actions: { type: 'rememberLevel', params: received } },
            'microphone.chosen': { actions: { type: 'chooseMicrophone', params: received }, target: '#open', reenter: true },
            'stop.requested': 'encoding',
            'silence.heard': 'encoding',
          },
          after: { longestTake: 'encoding' },
        },
        encoding: {
          tags: 'pending',
          entry: 'handOver',
          on: {
            'take.captured': {
              actions: { type: 'end', params: ({ event }) => ({ kind: 'captured', recording: event.recording }) },
              target: '#recorder.captured',
            },
            'nothing.heard': { actions: { type: 'end', params: { kind: 'unheard' } }, target: '#recorder.ended' },
          },
          after: { encodingPatience: '#recorder.failed' },
        },
      },
    },
    captured: { type: 'final' },
    refused: { type: 'final' },
    failed: { type: 'final', entry: { type: 'end', params: { kind: 'failed', reason: 'broken' } } },
    ended: { type: 'final' },
  },
  output: ({ context }) => context.output,
})

/** A running recording. */
export type RecorderActorRef = ActorRefFrom<typeof recorderMachine>
/** One moment of a recording. */
export type RecorderSnapshot = SnapshotFrom<typeof recorderMachine>
