import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { output } from '#machines/params.ts'
import { unprovided } from '#machines/unprovided.ts'
import { answered, canDeal, dealt, isIdle, itemOf, newWork, queuedAgain, type BatchAnswer, type BatchCall, type BatchItem, type BatchWork, type Lane } from './batch.items.ts'

/**
 * Facts a batch reacts to. `retry.requested` does all that is not done: what failed and what a cancel kept from beginning.
 * `batch.closed` leaves that undone; at work it stops like a cancel and then asks nothing more.
 */
export type BatchEvent = { type: 'cancel.requested' } | { type: 'retry.requested' } | { type: 'batch.closed' }

/** What a batch leaves behind: every item with what became of it. */
export type BatchOutput<Value, Kept> = { items: readonly BatchItem<Value, Kept>[] }

/** Said of an item that nobody answered for. */
export const unansweredSentence = 'An unexpected error occurred'

/**
 * Makes the machine of one bulk action: `Value` is what an item is done with, `Kept` what doing it leaves behind. See
 * `batchMachine` for its behaviour.
 */
export function createBatchMachine<Value, Kept>(id: string) {
  const batchSetup = setup({
    types: {
      context: {} as BatchWork<Value, Kept>,
      events: {} as BatchEvent,
      input: {} as { items: readonly BatchCall<Value, Kept>[] },
      output: {} as BatchOutput<Value, Kept>,
      tags: {} as 'pending' | 'failed' | 'finished',
    },
    actors: {
      /** Does one item. */
      runItem: unprovided<BatchAnswer<Kept>, BatchCall<Value, Kept>>('runItem'),
    },
    guards: {
      canDeal: ({ context }) => canDeal(context),
      isDealt: ({ context }, { lane }: { lane: Lane }) => context.held[lane] !== null,
      isAllTried: ({ context }) => isIdle(context) && context.begun === context.queue.length,
      isAllDone: ({ context }) => context.items.every((item) => item.status === 'done'),
      isNoneFailed: ({ context }) => context.items.every((item) => item.status !== 'failed'),
      isNothingRunning: ({ context }) => isIdle(context),
    },
    actions: {
      deal: assign(({ context }) => dealt(context)),
      rememberAnswer: assign(({ context }, { lane, answer }: { lane: Lane; answer: BatchAnswer<Kept> }) => answered(context, lane, answer)),
      rememberSilence: assign(({ context }, { lane }: { lane: Lane }) =>
        answered(context, lane, { ok: false, sentence: unansweredSentence, fields: {}, kept: null }),
      ),
      queueFailed: assign(({ context }) => queuedAgain(context)),
      tellFailed: () => undefined,
    },
  })

  function laneOf(lane: Lane) {
    return batchSetup.createStateConfig({
      initial: 'idle',
      states: {
        idle: { always: { guard: { type: 'isDealt', params: { lane } }, target: 'working' } },
        working: {
          invoke: {
            src: 'runItem',
            id: `runItem${lane}`,
            input: ({ context }) => callOf(context, lane),
            onDone: { actions: { type: 'rememberAnswer', params: ({ event }) => ({ lane, answer: output({ event }) }) }, target: 'idle' },
            onError: { actions: { type: 'rememberSilence', params: { lane } }, target: 'idle' },
          },
        },
      },
    })
  }

  return batchSetup.createMachine({
    id,
    meta: { kind: 'batch' },
    context: ({ input }) => newWork(input.items),
    initial: 'working',
    output: ({ context }) => ({ items: context.items }),
    states: {
      working: {
        type: 'parallel',
        tags: 'pending',
        always: { guard: 'isAllTried', target: 'weighing' },
        states: {
          course: {
            initial: 'going',
            states: {
              going: { always: { guard: 'canDeal', actions: 'deal' }, on: { 'cancel.requested': 'stopping', 'batch.closed': 'closing' } },
              stopping: { always: { guard: 'isNothingRunning', target: '#weighing' }, on: { 'batch.closed': 'closing' } },
              closing: { always: { guard: 'isNothingRunning', target: '#finished' } },
            },
          },
          lane1: laneOf(1),
          lane2: laneOf(2),
          lane3: laneOf(3),
          lane4: laneOf(4),
        },
      },
      weighing: {
        id: 'weighing',
        always: [
          { guard: 'isAllDone', target: 'finished' },
          { guard: 'isNoneFailed', target: 'partlyDone.stopped' },
          { target: 'partlyDone.failed' },
        ],
      },
      partlyDone: {
        initial: 'failed',
        on: { 'retry.requested': { actions: 'queueFailed', target: 'working' }, 'batch.closed': 'finished' },
        states: {
          failed: { tags: 'failed', entry: 'tellFailed' },
          stopped: {},
        },
      },
      finished: { id: 'finished', type: 'final', tags: 'finished' },
    },
  })
}

/**
 * The same thing done to many, four at a time, each by its id: the others go on when one fails. Cancelling lets what runs
 * finish and begins nothing more. It refuses to call itself done while an item is not: that is `partlyDone`, and there `failed`
 * when one was refused or unanswered, `stopped` when it was only cancelled; what is not done is tried again or left. `finished`
 * outputs every item with what became of it.
 * Invariant: At most four run at once, none is begun after a cancel or twice unasked, and done means all.
 * [batch.walk.test.ts: on every path of a batch four run at most]
 */
export const batchMachine = createBatchMachine<number, null>('batch')

/** A batch's machine for given values and results. */
export type BatchMachine<Value, Kept> = ReturnType<typeof createBatchMachine<Value, Kept>>
/** A running batch. */
export type BatchActorRef<Value, Kept> = ActorRefFrom<BatchMachine<Value, Kept>>
/** A moment of a batch. */
export type BatchSnapshot<Value, Kept> = SnapshotFrom<BatchMachine<Value, Kept>>

function callOf<Value, Kept>(work: BatchWork<Value, Kept>, lane: Lane): BatchCall<Value, Kept> {
  const { key, value, kept } = itemOf(work, lane)
  return { key, value, kept }
}
