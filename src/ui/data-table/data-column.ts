import type { ReactNode } from 'react'
import type { SkeletonVariantProps } from '#styled/recipes'
import type { SortValue } from './sort.ts'

/**
 * A column of a `DataTable`. `head` is its word, above the column and, on a card, before the value.
 * - `sort`: what its head orders by, `'server'` when the rows come ordered (the owner answers `onSort`); without it the head is plain.
 * - `kind`: `title` names the row for screen readers, stands first on a card and takes the room that is left; `number` stands right.
 * - `width`: 88, 112, 144, 192 or 256 px at the standard text size, or as much as a day and a time take; columns
 *   without one share what is left.
 * - `card`: on a card a value stands after its `head`, or `bare`, or not at all; `end` stands at the end of
 *   the first of two lines, and `rest` takes what is left of the second.
 * - `from: 'wide'` leaves the column out of middling tables, `'card'` out of all but cards.
 * - `skeleton`: the shape shown while rows are loading.
 */
export type DataColumn<Row> = {
  id: string
  head: string
  cell: (row: Row) => ReactNode
  sort?: 'server' | ((row: Row) => SortValue)
  kind?: 'title' | 'number'
  width?: 'xs' | 'sm' | 'md' | 'moment' | 'lg' | 'xl'
  card?: 'labelled' | 'bare' | 'end' | 'rest' | 'hidden'
  from?: 'wide' | 'card'
  skeleton?: SkeletonVariantProps['shape']
}
