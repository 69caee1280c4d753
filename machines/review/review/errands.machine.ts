import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { received } from '#machines/params.ts'
import { unprovided } from '#machines/unprovided.ts'

/**
 * What came of an errand: done, with what the server answered, or refused in its words; with what somebody else did before (`newer`) where
 * that is why.
 */
export type ErrandResult<Done> = { ok: true; done: Done } | { ok: false; sentence: string; newer?: Done }

/** An errand to run, and what came of the one before it on the same row (null when there was none). */
export type ErrandToRun<Errand, Done> = { errand: Errand | undefined; before: ErrandResult<Done> | null }

/** Facts errands react to; `newer.kept` leaves the row `id` as somebody else left it. */
export type ErrandsEvent<Errand> = { type: 'errand.wished'; errand: Errand } | { type: 'retry.requested' } | { type: 'newer.kept'; id: number }

/** What differs between errands: their name, and which object of a list each concerns. */
export type ErrandsOptions<Errand> = { id: string; objectOf: (errand: Errand) => number }

/** Makes the machine of one kind of errand. See `errandsMachine` for its behaviour. */
export function createErrandsMachine<Errand, Done>({ id, objectOf }: ErrandsOptions<Errand>) {
  type Context = {
    waiting: readonly Errand[]
    results: Readonly<Record<number, ErrandResult<Done>>>
    made: Readonly<Record<number, Errand>>
  }
  return setup({
    types: {
      context: {} as Context,
      events: {} as ErrandsEvent<Errand>,
      tags: {} as 'pending' | 'failed',
    },
    actors: {
      /** Makes one change. */
      runErrand: unprovided<ErrandResult<Done>, ErrandToRun<Errand, Done>>('runErrand'),
    },
    guards: {
      hasMore: ({ context }) => context.waiting.length > 1,
      hasNewer: ({ context }, { id: row }: { id: number }) => newerOf(context.results[row]) !== undefined,
    },
    actions: {
      rememberErrand: assign(({ context }, { errand }: { errand: Errand }) => ({ waiting: [...context.waiting, errand] })),
      replaceErrand: assign(({ context }, { errand }: { errand: Errand }) => ({
        waiting: [...context.waiting.filter((one) => objectOf(one) !== objectOf(errand)), errand],
      })),
      rememberResult: assign(({ context }, { result }: { result: ErrandResult<Done> }) => {
        const [first, ...others] = context.waiting
        if (first === undefined) return {}
        const row = objectOf(first)
        return { waiting: others, results: { ...context.results, [row]: result }, made: { ...context.made, [row]: first } }
      }),
      keepNewer: assign(({ context }, { id: row }: { id: number }) => {
        const done = newerOf(context.results[row])
        return done === undefined ? {} : { results: { ...context.results, [row]: { ok: true as const, done } } }
      }),
    },
  }).createMachine({
    id,
    meta: { kind: 'errands' },
    context: { waiting: [], results: {}, made: {} },
    on: { 'newer.kept': { guard: { type: 'hasNewer', params: received }, actions: { type: 'keepNewer', params: received } } },
    initial: 'idle',
    states: {
      idle: { on: { 'errand.wished': { actions: { type: 'rememberErrand', params: received }, target: 'running' } } },
      running: {
        tags: 'pending',
        on: { 'errand.wished': { actions: { type: 'rememberErrand', params: received } } },
        invoke: {
          src: 'runErrand',
          id: 'runErrand',
          input: ({ context: { waiting, results } }) => {
            const [errand] = waiting
            return { errand, before: (errand === undefined ? null : results[objectOf(errand)]) ?? null }
          },
          onDone: [
            { guard: 'hasMore', actions: { type: 'rememberResult', params: ({ event }) => ({ result: event.output }) }, target: 'running', reenter: true },
            { actions: { type: 'rememberResult', params: ({ event }) => ({ result: event.output }) }, target: 'idle' },
          ],
          onError: 'failed',
        },
      },
      failed: {
        tags: 'failed',
        on: { 'retry.requested': 'running', 'errand.wished': { actions: { type: 'replaceErrand', params: received }, target: 'running' } },
      },
    },
  })
}

/**
 * Small changes to the rows of a list, pressed in any order and made one after the other, for as long as the page is open. What
 * came of each stands beside its row; when nobody answers, all that wait stay and are tried again together, and another press
 * on the same row takes the place of what waits for it. Where somebody else was there before, what they did is shown beside the row, to
 * be kept or replaced.
 * Invariant: One row is changed at a time, nothing pressed is lost, and every failure has a way on.
 * [errands.walk.test.ts: on every path one row is changed at a time]
 */
export const errandsMachine = createErrandsMachine<{ id: number; choice: number }, string>({ id: 'errands', objectOf: ({ id }) => id })

function newerOf<Done>(result: ErrandResult<Done> | undefined): Done | undefined {
  return result?.ok === false ? result.newer : undefined
}

/** The machine of one kind of errand. */
export type ErrandsMachine<Errand, Done> = ReturnType<typeof createErrandsMachine<Errand, Done>>
/** Errands of a page. */
export type ErrandsActorRef<Errand, Done> = ActorRefFrom<ErrandsMachine<Errand, Done>>
/** A moment of them. */
export type ErrandsSnapshot<Errand, Done> = SnapshotFrom<ErrandsMachine<Errand, Done>>
