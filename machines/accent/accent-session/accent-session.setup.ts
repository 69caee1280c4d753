import { and, assign, enqueueActions, not, or, raise, sendTo, setup, stateIn } from 'xstate'
import { ownTakeMachine } from '#machines/accent/own-take/own-take.machine.ts'
import { playbackMachine, type PlaybackEvent } from '#machines/accent/playback/playback.machine.ts'
import { recorderMachine, type RecorderOutput } from '#machines/accent/recorder/recorder.machine.ts'
import type { StampedRecording } from '#machines/accent/recorder/recorder.types.ts'
import type { SessionCall, SessionInput, StartCall } from '#machines/sessions/session/session.calls.ts'
import { deliveryGuards } from '#machines/sessions/session/session.delivery.ts'
import type { SessionEvent } from '#machines/sessions/session/session.events.ts'
import { sessionActors, sessionGuards } from '#machines/sessions/session/session.setup.ts'
import { retryWait, sessionTiming } from '#machines/sessions/session/session.timing.ts'
import { unprovided, unprovidedCallback } from '#machines/unprovided.ts'
import {
  isHere,
  takePlace,
  withAgent,
  type AccentContext,
  type AccentDelivery,
  type AccentStart,
  type DrawCommand,
  type TakeDelivery,
  type TakeDrawn,
  type TakeEvent,
  type TakePlace,
  type UnsentTake,
} from './accent-session.state.ts'
import { accentTexts } from './accent-session.texts.ts'
import { accentTiming } from './accent-session.timing.ts'

/** How often a take is sent again to a server that cannot take it now, before its student is asked. */
const busyRetries = 5

/** What a person wants to hear, or to hear no more. */
export type SoundEvent = Extract<PlaybackEvent, { type: 'listen.requested' | 'play.requested' | 'hush.requested' }>

/** Facts a spoken session reacts to. `expectedMs` is how long the model reads the script, null where nothing reads it. */
export type AccentEvent =
  | SessionEvent
  | { type: 'check.requested' }
  | { type: 'microphone.chosen'; deviceId: string }
  | { type: 'speed.chosen'; speed: number }
  | SoundEvent
  | TakeDrawn
  | { type: 'soundRetry.requested' }
  | { type: 'takeRetry.requested' }
  | { type: 'record.requested'; expectedMs: number | null }
  | { type: 'recording.stopped' }
  | { type: 'recording.cancelled' }
  | { type: 'submit.requested' }
  | { type: 'take.discarded' }
  | { type: 'defer.requested' }

/** The spoken session's vocabulary: its context, events, calls, waits, guards and actions, shared by the parts of its chart. */
export const accentSetup = setup({
  types: {
    context: {} as AccentContext,
    events: {} as AccentEvent,
    input: {} as SessionInput,
    output: {} as { returnTo: string },
    tags: {} as 'pending' | 'failed' | 'finished' | 'recording',
    children: {} as { clock: 'clock'; recorder: 'recorder'; playback: 'playback'; ownTake: 'ownTake' },
  },
  actors: {
    ...sessionActors,
    /** One recording, with the microphone open as long as it runs. */
    recorder: recorderMachine,
    /** What is heard: the model reading and recordings. */
    playback: playbackMachine,
    /** The take of an earlier visit, to be heard again. */
    ownTake: ownTakeMachine,
    /** Begins the session, resumes it, or says why not. */
    startAccent: unprovided<AccentStart, StartCall>('startAccent'),
    /** Finds the take that was recorded and not submitted. */
    readTake: unprovided<UnsentTake | null, TakePlace>('readTake'),
    /** Keeps a take in the browser until it is submitted. */
    keepTake: unprovided<boolean, UnsentTake | null>('keepTake'),
    /** Lets go of takes that were taken or are over. */
    settleTakes: unprovidedCallback<TakeEvent>('settleTakes'),
    /** Draws the picture of a take beside the page. */
    drawTakes: unprovidedCallback<DrawCommand, { take: StampedRecording | null }>('drawTakes'),
    /** Sends the take to be scored, under its id. */
    submitTake: unprovided<TakeDelivery, SessionCall & { stateToken: string; take: UnsentTake['take'] | null }>('submitTake'),
    /** Leaves the question: Next, Skip, or for later. */
    skipSpoken: unprovided<AccentDelivery, SessionCall & { stateToken: string; defer: boolean }>('skipSpoken'),
    /** Ends the session for good. */
    forceEnd: unprovided<AccentDelivery, SessionCall>('forceEnd'),
  },
  delays: {
    ...sessionTiming,
    ...accentTiming,
    /** One second to 45, longer with each try in vain and another for each student. */
    retryBackoff: ({ context }) => retryWait(context.retries, context.unsent?.take.clientAttemptId ?? ''),
  },
  guards: {
    ...sessionGuards,
    mayBegin: ({ context }) => context.mayBegin,
    isCaptured: (_: unknown, ending: RecorderOutput) => ending.kind === 'captured',
    isCancelled: (_: unknown, ending: RecorderOutput) => ending.kind === 'cancelled',
    isBetweenCalls: not(
      or([
        stateIn({ open: { take: { question: 'submitting' } } }),
        stateIn({ open: { take: { question: 'nextQuestion' } } }),
        stateIn({ open: { exit: 'leaving' } }),
      ]),
    ),
    mayWorkSoon: ({ context: { retries } }: { context: AccentContext }, delivery: TakeDelivery) =>
      retries < busyRetries && deliveryGuards.mayWorkLater(null, delivery),
    hasUnsent: ({ context }) => context.unsent !== null,
    hasTake: ({ context }) => (context.session?.take ?? null) !== null,
    isUnusable: ({ context }) => context.unusable !== null,
    isOurs: not(stateIn({ open: { line: 'elsewhere' } })),
    canMove: and([
      ({ context: { unsent, session } }: { context: AccentContext }) =>
        unsent === null && session?.current_question_set_state.should_move_to_next_question === true,
      stateIn({ open: { line: 'online' } }),
    ]),
    canSkip: and([
      ({ context: { unsent, session } }: { context: AccentContext }) =>
        unsent === null && session?.current_question_set_state.may_skip === true && !session.current_question_set_state.should_move_to_next_question,
      stateIn({ open: { line: 'online' } }),
    ]),
    canDefer: and([
      ({ context: { unsent, session } }: { context: AccentContext }) => unsent === null && session?.current_question_set_state.may_defer === true,
      stateIn({ open: { line: 'online' } }),
    ]),
  },
  actions: {
    takeStart: assign(({ context }, result: AccentStart) =>
      result.ok
        ? { ...withAgent(context, result.reply.agent), keepsRecordings: result.reply.keeps_recordings, startRefusal: null, mayBegin: false }
        : { startRefusal: result },
    ),
    allowBeginning: assign({ mayBegin: true }),
    onlyResume: assign({ mayBegin: false }),
    chooseMicrophone: assign((_, { deviceId }: { deviceId: string }) => ({ deviceId })),
    chooseSpeed: assign((_, { speed }: { speed: number }) => ({ speed })),
    tellSpeed: sendTo('playback', (_, { speed }: { speed: number }) => ({ type: 'speed.chosen' as const, speed })),
    hush: sendTo('playback', { type: 'hush.requested' }),
    tellPlayback: sendTo('playback', (_, wanted: SoundEvent) => wanted),
    retrySound: sendTo('playback', { type: 'retry.requested' }),
    retryTake: sendTo('ownTake', { type: 'retry.requested' }),
    stopRecorder: sendTo('recorder', { type: 'stop.requested' }),
    cancelRecorder: sendTo('recorder', { type: 'cancel.requested' }),
    rememberTrial: assign((_, ending: RecorderOutput) => ({ trial: ending.kind === 'captured' ? ending.recording : null })),
    tellRecorder: sendTo('recorder', (_, chosen: { type: 'microphone.chosen'; deviceId: string }) => chosen),
    rememberRecording: assign(({ context }, ending: RecorderOutput): Partial<AccentContext> => {
      if (ending.kind !== 'captured') return {}
      const unsent = { ...takePlace(context), take: ending.recording, isKept: false, picture: null }
      return { unsent, unusable: null, retries: 0, lastTake: 'unsent' }
    }),
    drawRecording: enqueueActions(({ enqueue }, ending: RecorderOutput) => {
      if (ending.kind === 'captured') enqueue.sendTo('drawTakes', { type: 'take.recorded', take: ending.recording })
    }),
    rememberNoRecording: assign(({ context }, ending: RecorderOutput) => ({
      deviceId: ending.kind === 'refused' && (ending.reason === 'busy' || ending.reason === 'missing') ? null : context.deviceId,
      microphoneRefusal: ending.kind === 'refused' ? ending.reason : null,
      problem: noRecordingWords(ending),
    })),
    noteKeeping: assign(({ context: { unsent } }, isKept: boolean) => ({ unsent: unsent && { ...unsent, isKept } })),
    takePicture: assign(({ context: { unsent, own } }, { clientAttemptId, picture }: TakeDrawn) => ({
      unsent: unsent?.take.clientAttemptId === clientAttemptId ? { ...unsent, picture } : unsent,
      own: own?.recording.clientAttemptId === clientAttemptId ? { ...own, picture } : own,
    })),
    loseTake: assign({ lastTake: 'lost' }),
    settleSession: enqueueActions(({ context: { session }, enqueue }) => {
      if (session !== null) enqueue.sendTo('settleTakes', { type: 'session.settled', sessionId: session.session_id })
    }),
    restoreUnsent: assign(({ context }, found: UnsentTake | null) => ({
      unsent: found ?? (isHere(context, context.unsent) ? context.unsent : null),
    })),
    takeReply: assign(({ context }, delivery: AccentDelivery) => (delivery.kind === 'delivered' ? withAgent(context, delivery.reply.agent) : {})),
    takeFeedback: enqueueActions(({ context, enqueue }, delivery: TakeDelivery) => {
      if (delivery.kind !== 'delivered' || context.unsent === null) return
      const { feedback, material, agent } = delivery.reply
      const { take, picture, sessionId, question } = context.unsent
      enqueue.sendTo('settleTakes', { type: 'take.settled', place: { sessionId, question } })
      enqueue.assign({
        ...withAgent(context, agent),
        unsent: null,
        retries: 0,
        ...(feedback.usable
          ? { lastTake: 'sent' as const, own: agent.take && { takeId: agent.take.id, recording: take, picture }, unusable: null, material }
          : { lastTake: 'unusable' as const, unusable: feedback.reason }),
      })
      enqueue(raise({ type: 'line.restored' }))
    }),
    takeRefusal: assign(({ context }, { delivery, fallback }: { delivery: TakeDelivery | AccentDelivery; fallback: string }) =>
      delivery.kind === 'refused'
        ? { retries: 0, problem: delivery.sentence ?? fallback, ...(delivery.agent ? withAgent(context, delivery.agent) : {}) }
        : { retries: 0, problem: fallback },
    ),
    discard: enqueueActions(({ context, enqueue }) => {
      enqueue.sendTo('settleTakes', { type: 'take.settled', place: takePlace(context) })
      enqueue.assign({ unsent: null, retries: 0, lastTake: 'none' })
    }),
    announceTimeUp: raise({ type: 'time.up' }),
    announceElsewhere: raise({ type: 'session.continuedElsewhere' }),
    countRetry: assign({ retries: ({ context }) => context.retries + 1 }),
    say: assign({ problem: (_, params: { sentence: string }) => params.sentence }),
    forgetProblem: assign({ problem: null, microphoneRefusal: null }),
  },
})

function noRecordingWords(ending: RecorderOutput): string {
  if (ending.kind === 'refused') return accentTexts.microphoneFailed
  if (ending.kind === 'unheard') return accentTexts.nothingHeard
  return ending.kind === 'failed' && ending.reason === 'lost' ? accentTexts.microphoneLost : accentTexts.recordingFailed
}
