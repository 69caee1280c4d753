import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { output, received } from '#machines/params.ts'
import { sessionStates } from '#machines/sessions/session/session.chart.ts'
import { newSession, wayOut } from '#machines/sessions/session/session.work.ts'
import { line } from './accent-session.line.ts'
import { accentSetup } from './accent-session.setup.ts'
import { takePlace } from './accent-session.state.ts'
import { take } from './accent-session.take.ts'
import { accentTexts } from './accent-session.texts.ts'
import { timedOut } from './accent-session.time-up.ts'

const session = sessionStates({ machine: 'accentSession', start: 'startAccent', begins: 'choosing', onEnded: ['settleSession'] })

/**
 * A student's (or a trying teacher's) way through one exercise of scripts to read aloud, from trying the microphone to the way
 * home. The server judges everything; the machine refuses to record without a click, to lose a take that was recorded, and to
 * record after time is up.
 * Invariant: The microphone is open only while it is tried or a recording is made, and only after a click.
 * [accent-session.walk.test.ts: on every path the microphone opens only on a click]
 * Invariant: A recorded take is there until it was taken or deleted by hand, through failures and a reload, and is counted once.
 * [accent-session.walk.test.ts: on every path the microphone opens only on a click]
 * Invariant: Feedback belongs to the take that is shown, and nothing sounds while recording.
 * [accent-session.walk.test.ts: on every path the microphone opens only on a click]
 * Invariant: What is over does not open again, and after zero nothing is recorded.
 * [accent-session.walk.test.ts: on every path the microphone opens only on a click]
 */
export const accentSessionMachine = accentSetup.createMachine({
  id: 'accentSession',
  context: ({ input }) => ({
    ...newSession(input),
    keepsRecordings: false,
    speed: 1,
    deviceId: null,
    microphoneRefusal: null,
    trial: null,
    unsent: null,
    own: null,
    unusable: null,
    material: null,
    lastTake: 'none',
  }),
  invoke: [
    { src: 'settleTakes', id: 'settleTakes' },
    { src: 'watchLine', id: 'watchLine' },
  ],
  initial: 'choosing',
  states: {
    choosing: { always: [{ guard: 'mayBegin', target: 'micCheck' }, { target: 'loading' }] },
    micCheck: {
      initial: 'offered',
      on: { 'begin.requested': 'loading', 'exit.requested': 'done' },
      states: {
        offered: { on: { 'check.requested': 'listening' } },
        listening: {
          tags: 'recording',
          entry: 'forgetProblem',
          invoke: {
            src: 'recorder',
            id: 'recorder',
            input: ({ context }) => ({ deviceId: context.deviceId, expectedMs: null }),
            onDone: [
              { guard: { type: 'isCaptured', params: output }, actions: { type: 'rememberTrial', params: output }, target: 'heard' },
              { guard: { type: 'isCancelled', params: output }, target: 'offered' },
              { actions: { type: 'rememberNoRecording', params: output }, target: 'refused' },
            ],
            onError: { actions: { type: 'say', params: { sentence: accentTexts.recordingFailed } }, target: 'refused' },
          },
          on: {
            'recording.stopped': { actions: 'stopRecorder' },
            'recording.cancelled': { actions: 'cancelRecorder' },
            'microphone.chosen': { actions: [{ type: 'chooseMicrophone', params: received }, { type: 'tellRecorder', params: received }] },
          },
        },
        heard: {
          invoke: { src: 'playback', id: 'playback', input: { script: null, speed: 1 } },
          on: {
            'check.requested': 'listening',
            'play.requested': { actions: { type: 'tellPlayback', params: received } },
            'hush.requested': { actions: { type: 'tellPlayback', params: received } },
          },
        },
        refused: { tags: 'failed', on: { 'check.requested': 'listening' } },
      },
    },
    loading: {
      ...session.loading,
      entry: 'forgetProblem',
      states: {
        starting: session.starting,
        restoring: {
          invoke: {
            src: 'readTake',
            id: 'readTake',
            input: ({ context }) => takePlace(context),
            onDone: { actions: { type: 'restoreUnsent', params: output }, target: '#accentSession.open' },
            onError: '#accentSession.open',
          },
          after: { keepPatience: '#accentSession.open' },
        },
      },
    },
    offered: session.offered,
    missing: session.missing,
    failedToStart: session.failedToStart,
    open: { ...session.open, states: { take, line, exit: session.exit } },
    timedOut,
    complete: session.complete,
    done: { type: 'final' },
  },
  output: ({ context }) => ({ returnTo: wayOut(context, 'chat') }),
})

/** The running machine of one spoken session. */
export type AccentSessionActorRef = ActorRefFrom<typeof accentSessionMachine>
/** One moment of a spoken session. */
export type AccentSessionSnapshot = SnapshotFrom<typeof accentSessionMachine>
