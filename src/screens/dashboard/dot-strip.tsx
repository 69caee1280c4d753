import { scoreBand } from '#contract/exercises/points.ts'
import { css, cva } from '#styled/css'

const [width, height, floor, left, right] = [320, 84, 64, 10, 310]
const step = 9

/** One mark per student over a line from 0 to 100, stacked where they would cover each other; `label` says the same in words. */
export function DotStrip({ scores, label }: { scores: readonly number[]; label: string }) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width="100%" role="img" aria-label={label} className={strip}>
      {[60, 80].map((at) => (
        <path key={at} d={`M${xOf(at)} 6V${floor}`} strokeDasharray="2 3" className={line} />
      ))}
      <path d={`M${left} ${floor}H${right}`} className={line} />
      {[0, 60, 80, 100].map((at) => (
        <text key={at} x={xOf(at)} y={floor + 14} textAnchor="middle" className={words}>
          {at}
        </text>
      ))}
      {dotsOf(scores).map(({ x, y, band }, index) => (
        <path key={index} d={shapes[band](x, y)} className={dot({ band })} />
      ))}
    </svg>
  )
}

/** The key of the marks. */
export function DotKey() {
  return (
    <p className={key}>
      {keys.map(({ band, text }) => (
        <span key={band}>
          <svg viewBox="0 0 12 12" width="0.75rem" height="0.75rem" aria-hidden="true">
            <path d={shapes[band](6, 6)} className={dot({ band })} />
          </svg>
          {text}
        </span>
      ))}
    </p>
  )
}

type Band = ReturnType<typeof scoreBand>

const keys: { band: Band; text: string }[] = [
  { band: 'good', text: 'above 80' },
  { band: 'fair', text: 'above 60' },
  { band: 'low', text: '60 or less' },
]

const shapes: Record<Band, (x: number, y: number) => string> = {
  good: circle,
  fair: (x, y) => `M${x} ${y - 4.6}L${x + 4.6} ${y}L${x} ${y + 4.6}L${x - 4.6} ${y}Z`,
  low: circle,
}

function circle(x: number, y: number): string {
  return `M${x - 3.6} ${y}a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0Z`
}

function xOf(score: number): number {
  return left + (Math.min(100, Math.max(0, score)) / 100) * (right - left)
}

/** Marks of one column stand on each other; a tall one is pressed together. */
function dotsOf(scores: readonly number[]): { x: number; y: number; band: Band }[] {
  const columns = new Map<number, number[]>()
  for (const score of scores) {
    const x = Math.round(xOf(score) / step) * step
    columns.set(x, [...(columns.get(x) ?? []), score])
  }
  const tallest = Math.max(0, ...[...columns.values()].map((column) => column.length))
  const rise = Math.min(step + 0.5, (floor - 12) / Math.max(1, tallest - 1))
  return [...columns].flatMap(([x, column]) => column.map((score, index) => ({ x, y: floor - 6 - index * rise, band: scoreBand(score) })))
}

const strip = css({ display: 'block' })
const line = css({ stroke: 'hairlineStrong', fill: '[none]' })
const words = css({ fill: 'muted', fontSize: '[11px]', fontVariantNumeric: 'tabular-nums' })
const dot = cva({
  variants: {
    band: {
      good: { fill: 'good' },
      fair: { fill: 'warn' },
      low: { fill: 'surface', stroke: 'bad', strokeWidth: '[2]' },
    },
  },
})
const key = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  textStyle: 'label',
  color: 'muted',
  '& span': { display: 'inline-flex', alignItems: 'center', gap: '1.5' },
})
