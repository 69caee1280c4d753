import type { GradebookLine } from '#contract/progress/gradebook.ts'
import { cx } from '#styled/css'
import { Link } from '#src/ui/controls/link.tsx'
import { studentHref } from '#src/screens/classroom/classroom-links.ts'
import { GradeCellView } from './grade-cell.tsx'
import { cellHref, inCell } from './gradebook-words.ts'
import type { GridFrame } from './grid-frame.ts'
import { gridStyles } from './grid-styles.ts'

type RowProps = { frame: GridFrame; line: GradebookLine; row: number; top: number }

/** A student's row: the name, the cells in sight, and the figures of the student. */
export function GradebookRow({ frame, line, row, top }: RowProps) {
  const { px, sizes, columns, marks, isPhone, isAt, stop, lit } = frame
  const behind = line.cells.length
  return (
    <div role="row" aria-rowindex={row + 2} className={gridStyles.bodyRow} style={{ top, height: px(sizes.row) }}>
      <div
        role="rowheader"
        aria-colindex={1}
        className={cx(gridStyles.names, gridStyles.ruled, lit.row === row ? gridStyles.lit : '')}
        style={{ width: px(sizes.names) }}
      >
        <Link {...stop(row, -1)} href={studentHref(line.id)} className={cx(gridStyles.stopAt, gridStyles.name)}>
          <span className={gridStyles.called} dir="auto">
            {line.name === '' ? 'Unnamed' : line.name}
          </span>
          {isPhone && line.term_mark !== null ? (
            <span className={gridStyles.under}>
              Term mark <b>{inCell(line.term_mark)}</b>
            </span>
          ) : null}
        </Link>
      </div>
      {columns.map(({ index: column, start }) => (
        <GradeCellView
          key={column}
          cell={line.cells[column] ?? null}
          href={cellHref(line.cells[column] ?? null, line.id)}
          place={`${row}:${column}`}
          column={column + 2}
          left={px(sizes.names) + start}
          width={px(sizes.column)}
          height={px(sizes.row)}
          isActive={isAt(row, column)}
        />
      ))}
      <div className={cx(gridStyles.space, gridStyles.ruled)} />
      {marks.length === 0 ? null : (
        <div className={gridStyles.markCells}>
          {marks.map(({ key }, index) => (
            <div
              key={key}
              role="gridcell"
              aria-colindex={behind + 2 + index}
              className={cx(gridStyles.markCell, gridStyles.ruled)}
              style={{ width: px(sizes.mark) }}
            >
              <span {...stop(row, behind + index)} className={cx(gridStyles.stopAt, gridStyles.mark, key === 'term_mark' ? gridStyles.strong : '')}>
                {inCell(line[key])}
              </span>
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
