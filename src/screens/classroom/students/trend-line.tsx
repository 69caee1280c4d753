import { formatPercent } from '#contract/exercises/points.ts'
import { css } from '#styled/css'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'

const width = 60
const height = 30
const [lowest, highest] = [40, 100]

/** The last scores as a line from 40 to 100 with the last of them as a number; screen readers hear all of them. */
export function TrendLine({ scores }: { scores: readonly number[] }) {
  const last = scores.at(-1)
  if (last === undefined) return <span className={css({ color: 'muted' })}>none yet</span>
  const points = scores.map((score, index) => ({ x: xOf(index, scores.length), y: yOf(score) }))
  const end = points.at(-1)
  return (
    <span className={css({ display: 'inline-flex', alignItems: 'center', gap: '1.5', whiteSpace: 'nowrap', verticalAlign: 'middle' })}>
      <svg width="3.25rem" height="1.625rem" viewBox={`0 0 ${width} ${height}`} fill="none" aria-hidden="true" className={line}>
        <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" />
        {end === undefined ? null : <circle cx={end.x} cy={end.y} r="2.6" className={dot} />}
      </svg>
      <VisuallyHidden>Last scores, the newest last: {scores.map((score) => formatPercent(score)).join(', ')}</VisuallyHidden>
      <span aria-hidden="true">{Math.round(last)}</span>
    </span>
  )
}

function xOf(index: number, count: number): number {
  return count === 1 ? width - 4 : 3 + (index * (width - 7)) / (count - 1)
}

function yOf(score: number): number {
  const share = (Math.min(highest, Math.max(lowest, score)) - lowest) / (highest - lowest)
  return Math.round((height - 4 - share * (height - 8)) * 10) / 10
}

const line = css({ stroke: 'muted' })
const dot = css({ fill: 'muted', stroke: '[none]' })
