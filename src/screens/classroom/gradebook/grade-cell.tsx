import { memo } from 'react'
import { type GradeCell, type GradeState, gradeStateWords } from '#contract/progress/gradebook.ts'
import { scoreBand } from '#contract/exercises/points.ts'
import { css, cx } from '#styled/css'
import { Link } from '#src/ui/controls/link.tsx'
import { Icon } from '#src/ui/icons/icon.tsx'
import { clock } from '#src/ui/icons/icons.ts'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import { cellInWords, inCell } from './gradebook-words.ts'

/** How a cell of the grid is found and reached: `place` names it, only the active one is reached by Tab. */
export type CellPlace = { place: string; column: number; left: number; width: number; height: number; isActive: boolean }

/** One student's part of one piece of work: its score, else a sign of how it stands, and words for who cannot see them. */
export const GradeCellView = memo(function GradeCellView({ cell, href, ...at }: CellPlace & { cell: GradeCell; href: string | null }) {
  const { place, column, left, width, height, isActive } = at
  const shared = { 'data-cell': place, tabIndex: isActive ? 0 : -1, className: inner }
  return (
    <div role="gridcell" aria-colindex={column} className={box} style={{ left, width, height }}>
      {href === null ? (
        <span {...shared}>
          <GradeSign cell={cell} />
        </span>
      ) : (
        <Link {...shared} href={href}>
          <GradeSign cell={cell} />
        </Link>
      )}
    </div>
  )
})

/** What stands in a cell. */
export function GradeSign({ cell }: { cell: GradeCell }) {
  const words = <VisuallyHidden>{cellInWords(cell)}</VisuallyHidden>
  if (cell === null) {
    return (
      <>
        <span aria-hidden="true" className={none}>
          –
        </span>
        {words}
      </>
    )
  }
  const [state, score] = cell
  if (score !== null) {
    return (
      <>
        <span aria-hidden="true" className={cx(number, scoreBand(score) === 'low' ? low : '')}>
          {inCell(score)}
        </span>
        {state === 'late' ? <StateSign state="late" /> : null}
        {words}
      </>
    )
  }
  return (
    <>
      <StateSign state={state} />
      {words}
    </>
  )
}

/** The sign of a state, without words for screen readers; not begun has none. */
export function StateSign({ state }: { state: GradeState }) {
  if (state === 'late') return <Icon of={clock} size={16} className={lateInk} />
  if (state === 'working') {
    return (
      <svg width="0.875rem" height="0.875rem" viewBox="0 0 14 14" aria-hidden="true" className={half}>
        <circle cx="7" cy="7" r="6" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="M7 1A6 6 0 0 0 7 13Z" fill="currentColor" />
      </svg>
    )
  }
  if (state === 'overdue') {
    return (
      <span aria-hidden="true" className={pill}>
        {gradeStateWords.overdue}
      </span>
    )
  }
  return state === 'waiting' ? (
    <span aria-hidden="true" className={waiting}>
      <Icon of={clock} size={16} />
      Mark
    </span>
  ) : null
}

const box = css({
  position: 'absolute',
  top: '0',
  borderRight: '1px solid',
  borderRightColor: 'hairline',
  borderBottom: '1px solid',
  borderBottomColor: 'hairline',
  background: 'surface',
})
const inner = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '1',
  width: 'full',
  height: 'full',
  color: 'ink',
  textDecoration: 'none',
  textStyle: 'label',
  '&:is(a)': { _hover: { background: 'tint' } },
  _focusVisible: { outline: '[3px solid {colors.action}]', outlineOffset: '[-3px]', background: 'tint' },
})
const number = css({ fontVariantNumeric: 'tabular-nums' })
const low = css({ color: 'bad', fontWeight: 'strong' })
const none = css({ color: 'subtle' })
const lateInk = css({ color: 'todayInk' })
const half = css({ color: 'muted' })
const pill = css({ background: 'badTint', color: 'badInk', fontWeight: 'semibold', textStyle: 'caption', px: '2', borderRadius: 'badge' })
const waiting = css({ display: 'inline-flex', alignItems: 'center', gap: '1', color: 'todayInk', fontWeight: 'semibold' })
