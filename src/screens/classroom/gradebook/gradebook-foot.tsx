import type { Gradebook } from '#contract/progress/gradebook.ts'
import { cx } from '#styled/css'
import { inCell } from './gradebook-words.ts'
import type { GridFrame } from './grid-frame.ts'
import { gridStyles } from './grid-styles.ts'

type FootProps = { frame: GridFrame; book: Gradebook; figures: readonly { kind: 'median' | 'mean'; row: number }[] }

/** The figures of all students: those of each piece of work, and of the term marks. */
export function GradebookFoot({ frame, book, figures }: FootProps) {
  const { px, sizes, columns, marks, stop } = frame
  const { works } = book
  return (
    <div role="rowgroup" className={gridStyles.foot}>
      {figures.map(({ kind, row }) => (
        <div key={kind} role="row" aria-rowindex={row + 2} className={gridStyles.footRow} style={{ height: px(sizes.foot / figures.length) }}>
          <div role="rowheader" aria-colindex={1} className={cx(gridStyles.names, gridStyles.sunken)} style={{ width: px(sizes.names) }}>
            <span {...stop(row, -1)} className={cx(gridStyles.stopAt, gridStyles.name)}>
              {kind === 'median' ? 'Median' : 'Mean'}
            </span>
          </div>
          {columns.map(({ index, start }) => (
            <div
              key={index}
              role="gridcell"
              aria-colindex={index + 2}
              className={gridStyles.footCell}
              style={{ left: px(sizes.names) + start, width: px(sizes.column) }}
            >
              <span {...stop(row, index)} className={cx(gridStyles.stopAt, gridStyles.figure)}>
                {inCell(works[index]?.[kind] ?? null)}
              </span>
            </div>
          ))}
          <div className={gridStyles.space} />
          {marks.length === 0 ? null : (
            <div className={cx(gridStyles.markCells, gridStyles.sunken)}>
              {marks.map(({ key }, index) => (
                <div
                  key={key}
                  role="gridcell"
                  aria-colindex={works.length + 2 + index}
                  className={gridStyles.markCell}
                  style={{ width: px(sizes.mark) }}
                >
                  <span {...stop(row, works.length + index)} className={cx(gridStyles.stopAt, gridStyles.mark)}>
                    {key === 'term_mark' ? inCell(book[kind]) : ''}
                  </span>
                </div>
              ))}
            </div>
          )}
        </div>
      ))}
    </div>
  )
}
