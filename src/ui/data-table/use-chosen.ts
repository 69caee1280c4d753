import { useMemo } from 'react'
import { type ChosenWords, chosenWords, type Noun } from './counts.ts'
import { nothingSelected, reach, toggleAll } from './selection.ts'
import { rulesOf, type TableChoice } from './table-choice.ts'
import type { AllBox } from './table-head.tsx'

/**
 * The box for all rows and the words about what is selected, each null when there is none. Counted anew only when the rows or
 * the selection change.
 */
export function useChosen<Row>(
  choice: TableChoice<Row> | undefined,
  rows: readonly Row[],
  idOf: (row: Row) => number,
  tableNoun: Noun,
  total: number,
): { all: AllBox | null; selected: ChosenWords | null } {
  const value = choice?.value ?? nothingSelected
  const noun = (value.kind === null ? undefined : choice?.nounOf?.(value.kind)) ?? tableNoun
  const here = useMemo(() => rows.reduce((count, row) => count + Number(value.ids.has(idOf(row))), 0), [value, rows, idOf])
  if (choice === undefined) return { all: null, selected: null }
  const rules = rulesOf(choice, idOf)
  const all = {
    label: `Select all ${noun.many}`,
    reach: reach(value, rows, rules),
    isDisabled: rows.length === 0,
    onPress: () => choice.onChange(toggleAll(value, rows, rules)),
  }
  const unread = all.reach === 'all' ? total - rows.length : 0
  return { all, selected: value.ids.size === 0 ? null : chosenWords(value.ids.size, value.ids.size - here, noun, unread) }
}
