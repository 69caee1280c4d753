import type { ReactNode } from 'react'
import type { GradebookWork } from '#contract/progress/gradebook.ts'
import { cx } from '#styled/css'
import { nextSort, type Sort } from '#src/ui/data-table/sort.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import { arrowDown, arrowUp } from '#src/ui/icons/icons.ts'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import { formatDay } from './gradebook-days.ts'
import { columnOf } from './gradebook-order.ts'
import type { Band } from './gradebook-words.ts'
import type { GridFrame } from './grid-frame.ts'
import { gridStyles } from './grid-styles.ts'

const [bandHeight, headHeight] = [28, 80]

/** How high the head is at the standard text size. */
export function heightOfHead(bands: readonly Band[]): number {
  return headHeight + (bands.length > 0 ? bandHeight : 0)
}

type HeadProps = {
  frame: GridFrame
  bands: readonly Band[]
  works: readonly GradebookWork[]
  timeZone: string
  sort: Sort | null
  onSort: (sort: Sort | null) => void
}

/** The head of the grid: categories above the work, and everything in it orders the students by what stands below it. */
export function GradebookHead({ frame, bands, works, timeZone, sort, onSort }: HeadProps) {
  const { px, sizes, columns, marks, stop, lit } = frame
  const by = { sort, onSort }
  return (
    <div role="row" aria-rowindex={1} className={gridStyles.headRow} style={{ height: px(sizes.head) }}>
      <div
        role="columnheader"
        aria-colindex={1}
        aria-sort={ariaSort(sort, 'name')}
        className={cx(gridStyles.corner, gridStyles.names)}
        style={{ width: px(sizes.names) }}
      >
        <Sorter {...by} column="name" stop={stop(-1, -1)} className={gridStyles.nameHead}>
          Name
        </Sorter>
      </div>
      {bands.map(({ from, count, words }) => (
        <div
          key={from}
          aria-hidden="true"
          className={gridStyles.band}
          style={{ left: px(sizes.names + from * sizes.column), width: px(count * sizes.column), height: px(bandHeight) }}
        >
          <span dir="auto" className={gridStyles.bandWords} style={{ left: px(sizes.names) + 12 }}>
            {words}
          </span>
        </div>
      ))}
      {columns.map(({ index, start }) => {
        const work = works[index]
        return work === undefined ? null : (
          <div
            key={index}
            role="columnheader"
            aria-colindex={index + 2}
            aria-sort={ariaSort(sort, columnOf(index))}
            className={cx(gridStyles.headCell, lit.column === index ? gridStyles.lit : '')}
            style={{ left: px(sizes.names) + start, width: px(sizes.column), height: px(headHeight) }}
            title={work.title}
          >
            <Sorter {...by} column={columnOf(index)} stop={stop(-1, index)} className={gridStyles.headWords}>
              <span className={gridStyles.title} dir="auto">
                {work.title}
              </span>
              {work.due_date === null ? null : <span className={gridStyles.date}>{formatDay(work.due_date, timeZone)}</span>}
              <VisuallyHidden>{bands.find(({ from, count }) => index >= from && index < from + count)?.words}</VisuallyHidden>
            </Sorter>
          </div>
        )
      })}
      <div className={gridStyles.space} />
      {marks.length === 0 ? null : (
        <div className={cx(gridStyles.markCells, gridStyles.corner)}>
          {marks.map(({ key, name }, index) => (
            <div
              key={key}
              role="columnheader"
              aria-colindex={works.length + 2 + index}
              aria-sort={ariaSort(sort, key)}
              className={gridStyles.markCell}
              style={{ width: px(sizes.mark) }}
            >
              <Sorter {...by} column={key} stop={stop(-1, works.length + index)} className={gridStyles.markHead}>
                {name}
              </Sorter>
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

type SorterProps = Pick<HeadProps, 'sort' | 'onSort'> & { column: string; stop: ReturnType<GridFrame['stop']>; className: string; children: ReactNode }

function Sorter({ sort, onSort, column, stop, className, children }: SorterProps) {
  const isBy = sort?.column === column
  return (
    <button type="button" {...stop} className={cx(gridStyles.stopAt, gridStyles.sorter, className)} onClick={() => onSort(nextSort(sort, column))}>
      {children}
      {isBy ? <Icon of={sort.direction === 'ascending' ? arrowUp : arrowDown} size={14} className={gridStyles.arrow} /> : null}
    </button>
  )
}

function ariaSort(sort: Sort | null, column: string) {
  return sort?.column === column ? sort.direction : 'none'
}
