import { assign, not, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { output } from '#machines/params.ts'
import { unprovided, unprovidedCallback } from '#machines/unprovided.ts'

/** A session's times in milliseconds of the server's clock; no deadline counts up. */
export type SessionTimes = { startedAtMs: number; deadlineAtMs: number | null; nowMs: number }

/** What the server says about a running session's clock. */
export type ClockReading = { deadlineAtMs: number | null; nowMs: number; status: 'active' | 'complete' | 'time_up' | 'abandoned' }

/** Why a clock stopped: the time ran out, or the session was ended on another page or device. */
export type ClockOutput = { reason: 'time_up' | 'ended_elsewhere' }

type Context = SessionTimes & { sessionId: number; announcedSeconds: number | null; status: ClockReading['status'] }

/** What moves a clock: whole seconds passing and a sleeping tab waking. */
export type ClockEvent =
  | { type: 'second.passed'; nowMs: number }
  | { type: 'tab.woke' }

/** Remaining seconds at which the time left is said aloud, largest first. */
export const announcedAt = [600, 300, 60, 30] as const

/**
 * The time of one session, counting down to the server's deadline or up from its start. It refuses to lengthen or shorten a
 * session by this device's clock: it asks the server every so often, on waking, and before it says that time is up. It ends
 * once, with the reason.
 * Invariant: Time is up only by the word of the server, or when it says nothing at zero; it ends once.
 * [clock.walk.test.ts: a clock stops on every path only when]
 */
export const clockMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ClockEvent,
    input: {} as SessionTimes & { sessionId: number },
    output: {} as ClockOutput,
    tags: {} as 'timed' | 'finished',
  },
  actors: {
    /** Tells when a second passed. */
    tickSeconds: unprovidedCallback<{ type: 'never' }, { fromMs: number }>('tickSeconds'),
    /** Tells when the tab wakes. */
    watchTab: unprovidedCallback<{ type: 'never' }>('watchTab'),
    /** Asks the server how the session and its time stand. */
    readClock: unprovided<ClockReading, { sessionId: number }>('readClock'),
  },
  delays: { readingInterval: 15_000, readingPatience: 10_000, zeroPatience: 2_000 },
  guards: {
    hasDeadline: ({ context }) => context.deadlineAtMs !== null,
    isRunOut: ({ context }) => context.deadlineAtMs !== null && context.nowMs >= context.deadlineAtMs,
    isOver: (_, reading: ClockReading) => reading.status !== 'active' || (reading.deadlineAtMs !== null && reading.nowMs >= reading.deadlineAtMs),
  },
  actions: {
    rememberTimes: assign(({ context }, times: Times) => ({
      deadlineAtMs: times.deadlineAtMs,
      nowMs: times.nowMs,
      announcedSeconds: announcement(context, times),
    })),
    stopAtDeadline: assign({ nowMs: ({ context }) => context.deadlineAtMs ?? context.nowMs }),
    rememberReading: assign(({ context }, reading: ClockReading) => ({ ...reading, announcedSeconds: announcement(context, reading) })),
  },
}).createMachine({
  id: 'clock',
  context: ({ input }) => ({ ...input, announcedSeconds: null, status: 'active' }),
  initial: 'running',
  states: {
    running: {
      type: 'parallel',
      invoke: { src: 'watchTab', id: 'watchTab' },
      states: {
        face: {
          initial: 'countingUp',
          states: {
            countingUp: {
              always: { guard: 'hasDeadline', target: 'countingDown' },
              invoke: { src: 'tickSeconds', id: 'tickSeconds', input: ({ context }) => ({ fromMs: context.startedAtMs }) },
              on: { 'second.passed': { actions: { type: 'rememberTimes', params: passed } } },
            },
            countingDown: {
              tags: 'timed',
              always: { guard: not('hasDeadline'), target: 'countingUp' },
              invoke: { src: 'tickSeconds', id: 'tickSeconds', input: ({ context }) => ({ fromMs: context.deadlineAtMs ?? context.startedAtMs }) },
              on: { 'second.passed': { actions: { type: 'rememberTimes', params: passed } } },
            },
          },
        },
        server: {
          initial: 'trusting',
          states: {
            trusting: {
              always: { guard: 'isRunOut', target: 'confirming' },
              after: { readingInterval: 'reading' },
              on: { 'tab.woke': 'reading' },
            },
            reading: {
              always: { guard: 'isRunOut', target: 'confirming' },
              invoke: {
                src: 'readClock',
                id: 'readClock',
                input: ({ context }) => ({ sessionId: context.sessionId }),
                onDone: [
                  { guard: { type: 'isOver', params: output }, actions: { type: 'rememberReading', params: output }, target: '#clock.stopped' },
                  { actions: { type: 'rememberReading', params: output }, target: 'trusting' },
                ],
                onError: 'trusting',
              },
              after: { readingPatience: 'trusting' },
            },
            confirming: {
              invoke: {
                src: 'readClock',
                id: 'readClock',
                input: ({ context }) => ({ sessionId: context.sessionId }),
                onDone: [
                  { guard: { type: 'isOver', params: output }, actions: { type: 'rememberReading', params: output }, target: '#clock.stopped' },
                  { actions: { type: 'rememberReading', params: output }, target: 'trusting' },
                ],
                onError: '#clock.stopped',
              },
              after: { zeroPatience: '#clock.stopped' },
            },
          },
        },
      },
    },
    stopped: { type: 'final', entry: 'stopAtDeadline', tags: 'finished' },
  },
  output: ({ context }) => ({ reason: context.status === 'complete' || context.status === 'abandoned' ? 'ended_elsewhere' : 'time_up' }),
})

/** The running clock of a session. */
export type ClockActorRef = ActorRefFrom<typeof clockMachine>
/** One moment of a clock. */
export type ClockSnapshot = SnapshotFrom<typeof clockMachine>

type Times = { deadlineAtMs: number | null; nowMs: number }

function passed({ context, event }: { context: Context; event: { nowMs: number } }): Times {
  return { deadlineAtMs: context.deadlineAtMs, nowMs: event.nowMs }
}

function announcement(before: Context, after: Times): number | null {
  if (after.deadlineAtMs === null) return null
  const isExtended = before.deadlineAtMs === null || after.deadlineAtMs > before.deadlineAtMs
  const announced = isExtended ? null : before.announcedSeconds
  const leftBefore = isExtended ? Infinity : after.deadlineAtMs - before.nowMs
  const leftAfter = after.deadlineAtMs - after.nowMs
  const isReached = (seconds: number) => leftAfter <= seconds * 1000 && leftBefore > seconds * 1000 && seconds < (announced ?? Infinity)
  return isExtended ? null : (announcedAt.findLast(isReached) ?? announced)
}
