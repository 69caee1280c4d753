import { scoreBand } from '#contract/exercises/points.ts'
import { css, cva } from '#styled/css'
import { Plot } from './plot.tsx'
import { percentHeights, placesOf } from './scales.ts'

/** One point of a score over time; null where nothing was finished. `lowest` and `highest` draw the span around it. */
export type ScorePoint = { name: string; score: number | null; lowest?: number | null; highest?: number | null }

/** Scores over time as a line with a mark each, in the shapes of their bands; a class has the span from lowest to highest behind. */
export function ScorePlot({ points, label }: { points: readonly ScorePoint[]; label: string }) {
  const x = placesOf(points.length)
  const { y, lines } = percentHeights()
  const there = points.flatMap(({ score, lowest, highest }, index) =>
    score === null ? [] : [{ x: x(index), score, lowest: lowest ?? score, highest: highest ?? score }],
  )
  const at = (name: 'score' | 'lowest' | 'highest') => there.map((one) => `${one.x} ${y(one[name])}`)
  return (
    <Plot label={label} y={y} lines={lines} unit="%" x={x} names={points.map(({ name }) => name)}>
      <path d={pathThrough([...at('highest'), ...at('lowest').toReversed()])} className={spanLook} />
      <path d={pathThrough(at('score'))} className={trendLook} />
      {there.map((one) => (
        <path key={one.x} d={shapeOf(one.score, one.x, y(one.score))} className={mark({ band: scoreBand(one.score) })} />
      ))}
    </Plot>
  )
}

function pathThrough(places: string[]): string {
  return places.length === 0 ? '' : `M${places.join('L')}`
}

function shapeOf(score: number, x: number, y: number): string {
  return scoreBand(score) === 'fair' ? `M${x} ${y - 6}L${x + 6} ${y}L${x} ${y + 6}L${x - 6} ${y}Z` : `M${x - 5} ${y}a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z`
}

const spanLook = css({ fill: 'tintStrong', stroke: '[none]' })
const trendLook = css({ fill: '[none]', stroke: 'muted', strokeWidth: '[1.8]' })
const mark = cva({
  variants: { band: { good: { fill: 'good' }, fair: { fill: 'warn' }, low: { fill: 'surface', stroke: 'bad', strokeWidth: '[2]' } } },
})
