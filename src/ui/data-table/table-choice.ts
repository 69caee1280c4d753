import type { ReactNode } from 'react'
import type { Noun } from './counts.ts'
import { mayJoin, type Selection, type SelectionRules } from './selection.ts'

/**
 * How rows of a `DataTable` are chosen. The owner holds `value`. `kindOf` and `refusalOf` are the rules of `SelectionRules`;
 * `mixed` says why a row of another kind cannot join ("Cannot mix different question types"), `onRefused` hears the words
 * when somebody tries. `nounOf` names rows of a kind ("Free Form questions"). `actions` act on what is chosen.
 */
export type TableChoice<Row> = {
  value: Selection
  onChange: (next: Selection) => void
  nameOf: (row: Row) => string
  kindOf?: (row: Row) => string
  refusalOf?: (row: Row) => string | null
  mixed?: string
  onRefused?: (words: string) => void
  nounOf?: (kind: string) => Noun
  actions?: ReactNode
}

/** The rules of a choice, with the table's way to tell rows apart. */
export function rulesOf<Row>(choice: TableChoice<Row>, idOf: (row: Row) => number): SelectionRules<Row> {
  return { idOf, kindOf: choice.kindOf, refusalOf: choice.refusalOf }
}

/** Why a row cannot be chosen now, in words; null when it can, or is. */
export function refusalNow<Row>(choice: TableChoice<Row>, row: Row, rules: SelectionRules<Row>): string | null {
  if (choice.value.ids.has(rules.idOf(row)) || mayJoin(choice.value, row, rules)) return null
  return choice.refusalOf?.(row) ?? choice.mixed ?? 'Cannot be selected together with what is selected'
}
