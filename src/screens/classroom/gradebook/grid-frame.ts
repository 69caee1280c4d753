import type { GridWindow, GridSizes } from './use-grid-window.ts'

/** The figures of a student that stand behind their cells. */
export const markHeads = [
  { key: 'mean', name: 'Mean' },
  { key: 'median', name: 'Median' },
  { key: 'term_mark', name: 'Term mark' },
] as const

/** What the parts of the grid share: how large things are, which columns are drawn, which figures stand behind, and what makes a stop of a cell. */
export type GridFrame = {
  px: (size: number) => number
  sizes: GridSizes & { mark: number }
  columns: GridWindow['columns']
  marks: readonly (typeof markHeads)[number][]
  isPhone: boolean
  isAt: (row: number, column: number) => boolean
  /** What the cell at a place carries, so that keys find it and Tab reaches one of them. */
  stop: (row: number, column: number) => { 'data-cell': string; tabIndex: number }
  /** The row and the column of the cell that has the focus; -2 while none has. */
  lit: { row: number; column: number }
}
