import type { Assignment } from '#contract/assignments/assignment.ts'
import { dueInput } from './due-input.ts'

type Work = Pick<Assignment, 'due_date' | 'closes_at'> & { config: Pick<Assignment['config'], 'allowRedoAssignment'> }

/** A closing as it is chosen: as it is where assignments differ, at a time, or never. */
export type ClosingChoice = 'keep' | 'at' | 'never'

/** The right to do work again as it is chosen: as it is where assignments differ, or one for all. */
export type RedoChoice = 'keep' | 'yes' | 'no'

/** What the boxes of a dialog about several assignments hold. */
export type CommonFields = { due: string; closing: ClosingChoice; closes: string; redo: RedoChoice }

/**
 * What all of these assignments have in common, as the boxes of their dialog begin: `dueAt` and `closesAt` are the instants they share, null where
 * they differ or have none; `areDueApart` says that they differ.
 */
export function commonOf(work: readonly Work[]): { fields: CommonFields; dueAt: string | null; closesAt: string | null; areDueApart: boolean } {
  const due = shared(work.map(({ due_date: at }) => momentOf(at)))
  const closes = shared(work.map(({ closes_at: at }) => momentOf(at ?? null)))
  const redo = shared(work.map(({ config }) => config.allowRedoAssignment))
  return {
    fields: {
      due: dueInput(due ?? null),
      closing: closes === undefined ? 'keep' : closes === null ? 'never' : 'at',
      closes: dueInput(closes ?? null),
      redo: redo === undefined ? 'keep' : redo ? 'yes' : 'no',
    },
    dueAt: due ?? null,
    closesAt: closes ?? null,
    areDueApart: due === undefined,
  }
}

/** The value all have; undefined where they differ or there are none. */
function shared<Value>(values: readonly Value[]): Value | undefined {
  return new Set(values).size === 1 ? values[0] : undefined
}

function momentOf(at: string | null): string | null {
  return at === null ? null : new Date(at).toISOString()
}
