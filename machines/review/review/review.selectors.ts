import type { ErrandResult } from './errands.machine.ts'

type Moment<Errand, Done> = {
  hasTag: (tag: 'pending' | 'failed') => boolean
  context: { waiting: readonly Errand[]; results: Readonly<Record<number, ErrandResult<Done>>>; made: Readonly<Record<number, Errand>> }
}

/** How the errand of one row stands: the newest that is not made yet, whether it is on its way, and the last (`made`) with what came of it. */
export type ErrandView<Errand, Done> = { wanted: Errand | null; isOnItsWay: boolean; made: Errand | null; result: ErrandResult<Done> | null }

/** How the errands of the row `id` stand. */
export function errandViewOf<Errand, Done>(
  moment: Moment<Errand, Done>,
  id: number,
  objectOf: (errand: Errand) => number,
): ErrandView<Errand, Done> {
  const { waiting, results, made } = moment.context
  const wanted = waiting.findLast((one) => objectOf(one) === id) ?? null
  return { wanted, isOnItsWay: wanted !== null && !isStopped(moment), made: made[id] ?? null, result: results[id] ?? null }
}

/** Whether the last errand can be taken back. */
export function hasUndoable({ context }: { context: { undoable: readonly unknown[] } }): boolean {
  return context.undoable.length > 0
}

/** Whether nobody answered, so that what was pressed waits to be tried again. */
export function isStopped(moment: Moment<unknown, unknown>): boolean {
  return moment.hasTag('failed')
}
