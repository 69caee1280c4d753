import { type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Gradebook, GradebookLine } from '#contract/progress/gradebook.ts'
import { formatDay } from './gradebook-days.ts'
import { css, cx } from '#styled/css'
import { Link } from '#src/ui/controls/link.tsx'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import { studentHref } from '#src/screens/classroom/classroom-links.ts'
import { GradeCellView } from './grade-cell.tsx'
import { bandsOf, cellHref, cellInWords, inCell } from './gradebook-words.ts'
import { movedBy } from './grid-keys.ts'
import { type GridSizes, type Place, useGridWindow, useLetters } from './use-grid-window.ts'

const desk = { row: 36, column: 88, names: 176, foot: 72, marks: 204, mark: 68 }
const phone = { row: 52, column: 88, names: 140, foot: 40, marks: 0, mark: 0 }
const [bandHeight, headHeight] = [28, 64]

/** Props of the grid: the gradebook, its students as they are found and ordered, and the reader's time zone. */
export type GradebookGridProps = { book: Gradebook; students: readonly GradebookLine[]; timeZone: string }

/**
 * Students against work: names, heads, marks and figures stay in sight, only the cells in sight are drawn. One cell is reached by Tab, arrow
 * keys, Home, End and the page keys lead on from it, Enter or a press opens what it stands for.
 */
export function GradebookGrid({ book, students, timeZone }: GradebookGridProps) {
  const { letters, isPhone } = useLetters()
  const [active, setActive] = useState<Place>({ row: 0, column: 0 })
  const [isInside, setIsInside] = useState(false)
  const { works } = book
  const bands = bandsOf(book)
  const head = headHeight + (bands.length > 0 ? bandHeight : 0)
  const sizes: GridSizes & { mark: number } = { ...(isPhone ? phone : desk), head }
  const counts = { rows: students.length, columns: works.length }
  const { scroller, rows, columns, bodyHeight, bodyWidth, reveal } = useGridWindow(counts, sizes, active, letters)
  const px = (size: number) => size * letters
  const marks = isPhone ? [] : markHeads
  const ends = { lastRow: students.length + (isPhone ? 0 : 1), lastColumn: works.length + marks.length - 1, page: 10 }
  const at: Place = { row: Math.min(active.row, ends.lastRow), column: Math.min(active.column, ends.lastColumn) }
  const isAt = (row: number, column: number) => at.row === row && at.column === column
  const stop = (row: number, column: number) => ({ 'data-cell': `${row}:${column}`, tabIndex: isAt(row, column) ? 0 : -1 })

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
  const figures = (isPhone ? (['median'] as const) : (['median', 'mean'] as const)).map((kind, index) => ({ kind, row: students.length + index }))

  return (
    <>
      <div ref={scroller} data-scroller className={frame}>
        <div
          role="grid"
          aria-label={`Gradebook of ${book.class.name}`}
          aria-rowcount={students.length + 1 + figures.length}
          aria-colcount={works.length + 1 + marks.length}
          style={{ width: px(sizes.names) + bodyWidth + px(sizes.marks) }}
          onKeyDown={go}
          onFocus={(event) => follow(event.target)}
          onBlur={() => setIsInside(false)}
        >
          <div role="row" aria-rowindex={1} className={headRow} style={{ height: px(head) }}>
            <div role="columnheader" aria-colindex={1} className={cx(corner, names)} style={{ width: px(sizes.names) }}>
              <span {...stop(-1, -1)} className={cx(stopAt, nameHead)}>
                Name
              </span>
            </div>
            {bands.map(({ from, count, words }) => (
              <div
                key={from}
                aria-hidden="true"
                className={band}
                style={{ left: px(sizes.names + from * sizes.column), width: px(count * sizes.column), height: px(bandHeight) }}
              >
                <span dir="auto" className={bandWords} style={{ left: px(sizes.names) + 12 }}>
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
                  className={cx(headCell, isInside && at.column === index ? lit : '')}
                  style={{ left: px(sizes.names) + start, width: px(sizes.column), height: px(headHeight) }}
                  title={work.title}
                >
                  <span {...stop(-1, index)} className={cx(stopAt, headWords)}>
                    <span className={title} dir="auto">{work.title}</span>
                    {work.due_date === null ? null : <span className={date}>{formatDay(work.due_date, timeZone)}</span>}
                    <VisuallyHidden>{bands.find(({ from, count }) => index >= from && index < from + count)?.words}</VisuallyHidden>
                  </span>
                </div>
              )
            })}
            <div className={space} />
            {marks.length === 0 ? null : (
              <div className={cx(markCells, corner)}>
                {marks.map(({ name }, index) => (
                  <div key={name} role="columnheader" aria-colindex={works.length + 2 + index} className={markCell} style={{ width: px(sizes.mark) }}>
                    <span {...stop(-1, works.length + index)} className={cx(stopAt, markHead)}>
                      {name}
                    </span>
                  </div>
                ))}
              </div>
            )}
          </div>
          <div role="rowgroup" className={body} style={{ height: bodyHeight }}>
            {rows.map(({ index: row, start: top }) => {
              const line = students[row]
              return line === undefined ? null : (
                <div key={line.id} role="row" aria-rowindex={row + 2} className={bodyRow} style={{ top, height: px(sizes.row) }}>
                  <div
                    role="rowheader"
                    aria-colindex={1}
                    className={cx(names, ruled, isInside && at.row === row ? lit : '')}
                    style={{ width: px(sizes.names) }}
                  >
                    <Link {...stop(row, -1)} href={studentHref(line.id)} className={cx(stopAt, name)}>
                      <span className={oneLine} dir="auto">
                        {line.name === '' ? 'Unnamed' : line.name}
                      </span>
                      {isPhone && line.term_mark !== null ? (
                        <span className={under}>
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
                  <div className={space} />
                  {marks.length === 0 ? null : (
                    <div className={markCells}>
                      {marks.map(({ key }, index) => (
                        <div
                          key={key}
                          role="gridcell"
                          aria-colindex={works.length + 2 + index}
                          className={cx(markCell, ruled)}
                          style={{ width: px(sizes.mark) }}
                        >
                          <span {...stop(row, works.length + index)} className={cx(stopAt, mark, key === 'term_mark' ? strong : '')}>
                            {inCell(line[key])}
                          </span>
                        </div>
                      ))}
                    </div>
                  )}
                </div>
              )
            })}
          </div>
          <div role="rowgroup" className={foot}>
            {figures.map(({ kind, row }) => (
              <div key={kind} role="row" aria-rowindex={row + 2} className={footRow} style={{ height: px(sizes.foot / figures.length) }}>
                <div role="rowheader" aria-colindex={1} className={cx(names, sunken)} style={{ width: px(sizes.names) }}>
                  <span {...stop(row, -1)} className={cx(stopAt, name)}>
                    {kind === 'median' ? 'Median' : 'Mean'}
                  </span>
                </div>
                {columns.map(({ index, start }) => (
                  <div
                    key={index}
                    role="gridcell"
                    aria-colindex={index + 2}
                    className={footCell}
                    style={{ left: px(sizes.names) + start, width: px(sizes.column) }}
                  >
                    <span {...stop(row, index)} className={cx(stopAt, figure)}>
                      {inCell(works[index]?.[kind] ?? null)}
                    </span>
                  </div>
                ))}
                <div className={space} />
                {marks.length === 0 ? null : (
                  <div className={cx(markCells, sunken)}>
                    {marks.map(({ key }, index) => (
                      <div key={key} role="gridcell" aria-colindex={works.length + 2 + index} className={markCell} style={{ width: px(sizes.mark) }}>
                        <span {...stop(row, works.length + index)} className={cx(stopAt, mark)}>
                          {key === 'term_mark' ? inCell(book[kind]) : ''}
                        </span>
                      </div>
                    ))}
                  </div>
                )}
              </div>
            ))}
          </div>
        </div>
      </div>
      <p aria-hidden="true" className={status}>
        {isInside ? wordsAt(at, book, students) : ''}
      </p>
    </>
  )
}

const markHeads = [
  { key: 'mean', name: 'Mean' },
  { key: 'median', name: 'Median' },
  { key: 'term_mark', name: 'Term mark' },
] as const

function wordsAt({ row, column }: Place, { works }: Gradebook, students: readonly GradebookLine[]): string {
  const [line, work] = [students[row], works[column]]
  if (work === undefined || line === undefined) return line?.name ?? work?.title ?? ''
  const cell = line.cells[column] ?? null
  const way = cell === null ? '' : cell[2] === null ? ' Enter opens the student.' : ' Enter opens the session.'
  return `${line.name}, ${work.title}: ${cellInWords(cell)}.${way}`
}

const frame = css({
  position: 'relative',
  overflow: 'auto',
  maxHeight: '[calc(100dvh - 5.5rem)]',
  minHeight: '[16rem]',
  width: { base: '[calc(100% + 2rem)]', md: '[fit-content]' },
  maxWidth: { md: 'full' },
  border: '1px solid',
  borderInlineWidth: { base: '[0]', md: '[1px]' },
  borderColor: 'hairlineStrong',
  borderRadius: { base: 'none', md: 'panel' },
  background: 'surface',
  mx: { base: '-4', md: '0' },
})
const headRow = css({ position: 'sticky', top: '0', zIndex: '[3]', display: 'flex', background: 'surface', borderBottom: '1px solid', borderBottomColor: 'hairlineStrong' })
const names = css({ position: 'sticky', left: '0', zIndex: '[2]', flexShrink: '0', background: 'surface', borderRight: '1px solid', borderRightColor: 'hairlineStrong' })
const corner = css({ background: 'surface' })
const lit = css({ background: 'tint' })
const stopAt = css({
  display: 'flex',
  width: 'full',
  height: 'full',
  color: 'ink',
  textDecoration: 'none',
  _focusVisible: { outline: '[3px solid {colors.action}]', outlineOffset: '[-3px]' },
})
const nameHead = css({ alignItems: 'flex-end', px: '3', pb: '2', textStyle: 'label', fontWeight: 'semibold' })
const band = css({
  position: 'absolute',
  top: '0',
  background: 'sunken',
  borderRight: '1px solid',
  borderRightColor: 'hairline',
  borderBottom: '1px solid',
  borderBottomColor: 'hairline',
  textStyle: 'caption',
  fontWeight: 'semibold',
  color: 'muted',
  overflow: 'clip',
})
const bandWords = css({ position: 'sticky', display: 'inline-block', px: '3', py: '1', whiteSpace: 'nowrap' })
const headCell = css({ position: 'absolute', bottom: '0', background: 'surface', borderRight: '1px solid', borderRightColor: 'hairline' })
const headWords = css({ flexDirection: 'column', alignItems: 'center', justifyContent: 'center', px: '1', textAlign: 'center', textStyle: 'caption' })
const title = css({ fontWeight: 'semibold', lineClamp: '2', overflowWrap: 'anywhere', lineHeight: '[1.2]' })
const date = css({ color: 'muted', whiteSpace: 'nowrap' })
const space = css({ flex: '1' })
const markCells = css({ position: 'sticky', right: '0', zIndex: '[2]', display: 'flex', flexShrink: '0', background: 'surface', borderLeft: '1px solid', borderLeftColor: 'hairlineStrong' })
const markCell = css({ flexShrink: '0' })
const ruled = css({ borderBottom: '1px solid', borderBottomColor: 'hairline' })
const markHead = css({ alignItems: 'flex-end', justifyContent: 'flex-end', textAlign: 'right', px: '2.5', pb: '2', textStyle: 'caption', fontWeight: 'semibold' })
const body = css({ position: 'relative' })
const bodyRow = css({ position: 'absolute', left: '0', width: 'full', display: 'flex' })
const name = css({ flexDirection: 'column', justifyContent: 'center', px: '3', textStyle: 'label', fontWeight: 'semibold', minWidth: '0', '&:is(a):hover': { textDecoration: 'underline' } })
const oneLine = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
const under = css({ color: 'muted', textStyle: 'caption', fontWeight: 'normal' })
const mark = css({ alignItems: 'center', justifyContent: 'flex-end', px: '2.5', textStyle: 'label', fontVariantNumeric: 'tabular-nums', color: 'muted' })
const strong = css({ fontWeight: 'strong', color: 'ink' })
const foot = css({ position: 'sticky', bottom: '0', zIndex: '[3]', background: 'sunken', borderTop: '1px solid', borderTopColor: 'hairlineStrong' })
const footRow = css({ position: 'relative', display: 'flex' })
const sunken = css({ background: 'sunken' })
const footCell = css({ position: 'absolute', top: '0', height: 'full', borderRight: '1px solid', borderRightColor: 'hairline' })
const figure = css({ alignItems: 'center', justifyContent: 'center', textStyle: 'label', color: 'muted', fontVariantNumeric: 'tabular-nums' })
const status = css({ minHeight: '6', textStyle: 'label', color: 'muted' })
