import type { Removable } from '#machines/bin/removal/removal.machine.ts'
import { nothingSelected, type Selection } from '#src/ui/data-table/selection.ts'

/** What is selected, with the names it is called by: it may not be in the list any more. */
export type NamedSelection = { selection: Selection; items: readonly Removable[] }

/** Nothing selected. */
export const noneSelected: NamedSelection = { selection: nothingSelected, items: [] }

/** A selection with its names, as far as they are `known`. */
export function namedSelection(selection: Selection, known: readonly Removable[]): NamedSelection {
  const titles = new Map(known.map(({ id, title }) => [id, title]))
  return { selection, items: [...selection.ids].map((id) => ({ id, title: titles.get(id) ?? '' })) }
}
