import { type KeyboardEvent, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Gradebook, GradebookLine } from '#contract/progress/gradebook.ts'
import type { Sort } from '#src/ui/data-table/sort.ts'
import { GradebookFoot } from './gradebook-foot.tsx'
import { GradebookHead, heightOfHead } from './gradebook-head.tsx'
import { inOrder } from './gradebook-order.ts'
import { GradebookRow } from './gradebook-row.tsx'
import { bandsOf, cellInWords } from './gradebook-words.ts'
import { type GridFrame, markHeads } from './grid-frame.ts'
import { movedBy } from './grid-keys.ts'
import { gridStyles } from './grid-styles.ts'
import { type Place, useGridWindow, useLetters } from './use-grid-window.ts'
import { isolated } from '#src/ui/text/isolated.ts'

const desk = { row: 36, column: 88, names: 176, foot: 72, marks: 204, mark: 68 }
const phone = { row: 52, column: 88, names: 140, foot: 80, marks: 0, mark: 0 }

/** Props of the grid: the gradebook, its students as they are found and what they are ordered by, and the reader's time zone. */
export type GradebookGridProps = {
  book: Gradebook
  students: readonly GradebookLine[]
  sort: Sort | null
  timeZone: string
  onSort: (sort: Sort | null) => void
}

/**
 * Students against work: names, heads, marks and figures stay in sight, only the cells in sight are drawn. One cell is reached by Tab, arrow
 * keys, Home, End and the page keys lead on from it, Enter or a press opens what it stands for; on a head it orders the students.
 */
export function GradebookGrid({ book, students: found, sort, timeZone, onSort }: GradebookGridProps) {
  const { letters, isPhone } = useLetters()
  const [active, setActive] = useState<Place>({ row: 0, column: 0 })
  const [isInside, setIsInside] = useState(false)
  const students = useMemo(() => inOrder(found, sort), [found, sort])
  const { works } = book
  const bands = bandsOf(book)
  const sizes = { ...(isPhone ? phone : desk), head: heightOfHead(bands) }
  const counts = { rows: students.length, columns: works.length }
  const { scroller, rows, columns, bodyHeight, bodyWidth, reveal } = useGridWindow(counts, sizes, active, letters)
  const marks = isPhone ? [] : markHeads
  const ends = { lastRow: students.length + 1, lastColumn: works.length + marks.length - 1, page: 10 }
  const at: Place = { row: Math.min(active.row, ends.lastRow), column: Math.min(active.column, ends.lastColumn) }
  const isAt = (row: number, column: number) => at.row === row && at.column === column
  const px = (size: number) => size * letters
  const frame: GridFrame = {
    ...{ px, sizes, columns, marks, isPhone, isAt },
    stop: (row, column) => ({ 'data-cell': `${row}:${column}`, tabIndex: isAt(row, column) ? 0 : -1 }),
    lit: isInside ? at : { row: -2, column: -2 },
  }

  function go(event: KeyboardEvent<HTMLDivElement>) {
    const next = movedBy(event.key, event.ctrlKey || event.metaKey, at, ends)
    if (next === null || event.altKey) return
    event.preventDefault()
    flushSync(() => setActive(next))
    scroller.current?.querySelector<HTMLElement>(`[data-cell="${next.row}:${next.column}"]`)?.focus({ preventScroll: true })
    reveal(next)
  }
  function follow(target: EventTarget) {
    const place = target instanceof Element ? target.closest('[data-cell]')?.getAttribute('data-cell')?.split(':').map(Number) : undefined
    const [row, column] = place ?? []
    if (row !== undefined && column !== undefined) setActive({ row, column })
    setIsInside(true)
  }
  const figures = (['median', 'mean'] as const).map((kind, index) => ({ kind, row: students.length + index }))

  return (
    <>
      <div ref={scroller} data-scroller className={gridStyles.frame}>
        <div
          role="grid"
          aria-label={`Gradebook of ${book.class.name}`}
          aria-rowcount={students.length + 1 + figures.length}
          aria-colcount={works.length + 1 + marks.length}
          style={{ minWidth: px(sizes.names) + bodyWidth + px(sizes.marks) }}
          onKeyDown={go}
          onFocus={(event) => follow(event.target)}
          onBlur={() => setIsInside(false)}
        >
          <GradebookHead {...{ frame, bands, works, timeZone, sort }} onSort={onSort} />
          <div role="rowgroup" className={gridStyles.body} style={{ height: bodyHeight }}>
            {rows.map(({ index, start }) => {
              const line = students[index]
              return line === undefined ? null : <GradebookRow key={line.id} frame={frame} line={line} row={index} top={start} />
            })}
          </div>
          <GradebookFoot {...{ frame, book, figures }} />
        </div>
      </div>
      <p aria-hidden="true" className={gridStyles.status}>
        {isInside ? wordsAt(at, book, students) : ''}
      </p>
    </>
  )
}

function wordsAt({ row, column }: Place, { works }: Gradebook, students: readonly GradebookLine[]): string {
  const [line, work] = [students[row], works[column]]
  if (row === -1) return `${work?.title ?? ''}${work === undefined ? 'Enter' : '. Enter'} orders the students by it.`
  if (work === undefined || line === undefined) return line?.name ?? work?.title ?? ''
  const cell = line.cells[column] ?? null
  const way = cell === null ? '' : cell[2] === null ? ' Enter opens the student.' : ' Enter opens the session.'
  return `${isolated(line.name)}, ${work.title}: ${cellInWords(cell)}.${way}`
}
