import type { Place } from './use-grid-window.ts'

/** How far the grid goes: rows from the head (-1) to the foot, columns from the names (-1) to the marks. */
export type GridEnds = { lastRow: number; lastColumn: number; page: number }

/** Where a key leads from a cell, as in a spreadsheet; null for a key that means nothing here. */
export function movedBy(key: string, isControl: boolean, { row, column }: Place, { lastRow, lastColumn, page }: GridEnds): Place | null {
  const within = (place: Place): Place => ({
    row: Math.max(-1, Math.min(lastRow, place.row)),
    column: Math.max(-1, Math.min(lastColumn, place.column)),
  })
  switch (key) {
    case 'ArrowUp':
      return within({ row: isControl ? -1 : row - 1, column })
    case 'ArrowDown':
      return within({ row: isControl ? lastRow : row + 1, column })
    case 'ArrowLeft':
      return within({ row, column: isControl ? -1 : column - 1 })
    case 'ArrowRight':
      return within({ row, column: isControl ? lastColumn : column + 1 })
    case 'Home':
      return within({ row: isControl ? -1 : row, column: -1 })
    case 'End':
      return within({ row: isControl ? lastRow : row, column: lastColumn })
    case 'PageUp':
      return within({ row: row - page, column })
    case 'PageDown':
      return within({ row: row + page, column })
    default:
      return null
  }
}
