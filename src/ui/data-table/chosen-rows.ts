import type { Selection } from './selection.ts'

/** The rows a selection is of: those of `before` that still are, also where they are not listed any more, then those of `rows`. */
export function chosenRows<Row>(selection: Selection, before: readonly Row[], rows: readonly Row[], idOf: (row: Row) => number): Row[] {
  const kept = before.filter((row) => selection.ids.has(idOf(row)))
  const here = new Set(kept.map(idOf))
  return [...kept, ...rows.filter((row) => selection.ids.has(idOf(row)) && !here.has(idOf(row)))]
}
