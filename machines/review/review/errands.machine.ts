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

/** Facts errands react to; `newer.kept` leaves the row `id` as somebody else left it, `last.undone` takes the last errand back that can be. */
export type ErrandsEvent<Errand> =
  | { type: 'errand.wished'; errand: Errand }
  | { type: 'last.undone' }
  | { type: 'retry.requested' }
  | { type: 'newer.kept'; id: number }

/**
 * What differs between errands: their name, which object of a list each concerns, and what takes an errand back, knowing the one before it on the
 * same row that stands then; null where nothing does, as with an errand that takes one back itself.
 */
export type ErrandsOptions<Errand> = {
  id: string
  objectOf: (errand: Errand) => number
  undoOf?: (errand: Errand, earlier: Errand | null) => Errand | null
}

/** Makes the machine of one kind of errand. See `errandsMachine` for its behaviour. */
export function createErrandsMachine<Errand extends object, Done>({ id, objectOf, undoOf = never }: ErrandsOptions<Errand>) {
  type Context = {
    waiting: readonly Errand[]
    results: Readonly<Record<number, ErrandResult<Done>>>
    made: Readonly<Record<number, Errand>>
    undoable: readonly Errand[]
    taken: ReadonlyMap<Errand, Errand>
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
      hasUndoable: ({ context }) => context.undoable.length > 0,
      hasNewer: ({ context }, { id: row }: { id: number }) => newerOf(context.results[row]) !== undefined,
    },
    actions: {
      rememberErrand: assign(({ context }, { errand }: { errand: Errand }) => ({
        waiting: [...context.waiting, errand],
        undoable: withUndoable(context, errand),
      })),
      replaceErrand: assign(({ context }, { errand }: { errand: Errand }) => ({
        waiting: replaced(context, errand),
        undoable: withUndoable({ undoable: withoutWaiting(context, objectOf(errand)) }, errand),
      })),
      undoLast: assign(({ context }) => {
        const { undo, undoable, taken } = undone(context, [])
        return { undoable, taken, waiting: undo === null ? context.waiting : [...context.waiting, undo] }
      }),
      undoStopped: assign(({ context }) => {
        const { undo, undoable, taken } = undone(context, context.waiting)
        return { undoable, taken, waiting: undo === null ? context.waiting : replaced(context, undo) }
      }),
      rememberResult: assign(({ context }, { result }: { result: ErrandResult<Done> }) => {
        const [first, ...others] = context.waiting
        if (first === undefined) return {}
        const row = objectOf(first)
        const undoable = result.ok ? context.undoable : context.undoable.filter((one) => objectOf(one) !== row || others.includes(one))
        return { waiting: others, results: { ...context.results, [row]: result }, made: { ...context.made, [row]: first }, undoable }
      }),
      keepNewer: assign(({ context }, { id: row }: { id: number }) => {
        const done = newerOf(context.results[row])
        return done === undefined ? {} : { results: { ...context.results, [row]: { ok: true as const, done } } }
      }),
    },
  }).createMachine({
    id,
    meta: { kind: 'errands' },
    context: { waiting: [], results: {}, made: {}, undoable: [], taken: new Map() },
    on: { 'newer.kept': { guard: { type: 'hasNewer', params: received }, actions: { type: 'keepNewer', params: received } } },
    initial: 'idle',
    states: {
      idle: {
        on: {
          'errand.wished': { actions: { type: 'rememberErrand', params: received }, target: 'running' },
          'last.undone': { guard: 'hasUndoable', actions: 'undoLast', target: 'running' },
        },
      },
      running: {
        tags: 'pending',
        on: {
          'errand.wished': { actions: { type: 'rememberErrand', params: received } },
          'last.undone': { guard: 'hasUndoable', actions: 'undoLast' },
        },
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
        on: {
          'retry.requested': 'running',
          'errand.wished': { actions: { type: 'replaceErrand', params: received }, target: 'running' },
          'last.undone': { guard: 'hasUndoable', actions: 'undoStopped', target: 'running' },
        },
      },
    },
  })

  function withUndoable({ undoable }: Pick<Context, 'undoable'>, errand: Errand): readonly Errand[] {
    return undoOf(errand, null) === null ? undoable : [...undoable, errand]
  }

  function replaced({ waiting }: Context, errand: Errand): readonly Errand[] {
    return [...waiting.filter((one) => objectOf(one) !== objectOf(errand)), errand]
  }

  /** What can be taken back once nothing waits on the row: what waited never stood, and what was to be taken back still does. */
  function withoutWaiting({ waiting, undoable, taken }: Context, row: number): readonly Errand[] {
    const dropped = waiting.filter((one) => objectOf(one) === row)
    const back = dropped.flatMap((one) => taken.get(one) ?? []).toReversed()
    return [...undoable, ...back].filter((one) => !dropped.includes(one))
  }

  /**
   * The errand that takes the last back; a copy where it does one again that stands, so that the two are told apart. `dropped` wait no longer for
   * it, and never stood.
   */
  function undone({ undoable, taken }: Context, dropped: readonly Errand[]): Pick<Context, 'undoable' | 'taken'> & { undo: Errand | null } {
    const last = undoable.at(-1)
    if (last === undefined) return { undo: null, undoable, taken }
    const others = undoable.slice(0, -1)
    const found = undoOf(last, others.findLast((one) => objectOf(one) === objectOf(last)) ?? null)
    const undo = found === null || dropped.includes(found) ? found : { ...found }
    return { undo, undoable: others, taken: undo === null || dropped.includes(last) ? taken : new Map(taken).set(undo, last) }
  }
}

/**
 * Small changes to the rows of a list, pressed in any order and made one after the other, for as long as the page is open. What
 * came of each stands beside its row; when nobody answers, all that wait stay and are tried again together, and another press
 * on the same row takes the place of what waits for it. The last can be taken back, and then the one before it. Where somebody else was there
 * before, what they did is shown beside the row, to be kept or replaced.
 * Invariant: One row is changed at a time, nothing pressed is lost, and every failure has a way on.
 * [errands.walk.test.ts: on every path one row is changed at a time]
 */
export const errandsMachine = createErrandsMachine<{ id: number; choice: number | null }, string>({
  id: 'errands',
  objectOf: ({ id }) => id,
  undoOf: ({ id, choice }, earlier) => (choice === null ? null : (earlier ?? { id, choice: null })),
})

function never(): null {
  return null
}


function newerOf<Done>(result: ErrandResult<Done> | undefined): Done | undefined {
  return result?.ok === false ? result.newer : undefined
}

/** The machine of one kind of errand. */
export type ErrandsMachine<Errand extends object, Done> = ReturnType<typeof createErrandsMachine<Errand, Done>>
/** Errands of a page. */
export type ErrandsActorRef<Errand extends object, Done> = ActorRefFrom<ErrandsMachine<Errand, Done>>
/** A moment of them. */
export type ErrandsSnapshot<Errand extends object, Done> = SnapshotFrom<ErrandsMachine<Errand, Done>>
