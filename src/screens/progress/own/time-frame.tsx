import type { ReactNode } from 'react'
import { formatDate } from '#src/screens/dates.ts'
import { css, cva } from '#styled/css'

/** The time a plot shows, and the values from its bottom to its top. */
export type TimeScale = { since: string; until: string; bottom: number; top: number }

/** Where a moment and a value stand in a plot, in percent from its left and from its bottom. */
export function placeIn({ since, until, bottom, top }: TimeScale, at: string, value: number): { x: number; y: number } {
  const [start, end] = [Date.parse(since), Date.parse(until)]
  const share = (Date.parse(at) - start) / Math.max(1, end - start)
  return { x: tidy(Math.min(1, Math.max(0, share)) * 100), y: tidy(Math.min(1, Math.max(0, (value - bottom) / (top - bottom))) * 100) }
}

type TimeFrameProps = {
  scale: TimeScale
  lines: readonly { value: number; isDashed?: boolean }[]
  size: 'tall' | 'low'
  timeZone: string
  /** A line through the plot: a moment and a value each. */
  line: readonly { at: string; value: number }[]
  lineLook: 'middle' | 'own'
  children?: ReactNode
}

/**
 * A plot over time made of the page's own letters, so that it grows with them: values at the left, days below, a line, and marks on top.
 * It is as wide as its place, however few letters fit there.
 */
export function TimeFrame({ scale, lines, size, timeZone, line, lineLook, children }: TimeFrameProps) {
  const path = line.map(({ at, value }) => placeIn(scale, at, value)).map(({ x, y }) => `${x} ${tidy(100 - y)}`)
  return (
    <div className={styles.frame}>
      <div className={styles.wide}>
        <div className={plot({ size })}>
          {lines.map(({ value, isDashed = false }) => (
            <div key={value} className={styles.value} style={{ bottom: `${placeIn(scale, scale.since, value).y}%` }} data-dashed={isDashed || undefined}>
              <span aria-hidden="true" className={styles.number}>
                {value}
              </span>
            </div>
          ))}
          <div className={styles.inside}>
            <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" className={css({ display: 'block', overflow: 'visible' })}>
              {path.length < 2 ? null : <path d={`M${path.join('L')}`} vectorEffect="non-scaling-stroke" className={lineOf({ look: lineLook })} />}
            </svg>
            {children}
          </div>
        </div>
        <div className={styles.days} aria-hidden="true">
          {daysBetween(scale).map((at, index) => (
            <span key={at} className={styles.day} data-room={index % 2 === 1 ? 'wide' : index === 0 ? undefined : 'some'} style={{ insetInlineStart: `${placeIn(scale, at, 0).x}%` }}>
              {formatDate(at, timeZone)}
            </span>
          ))}
        </div>
      </div>
    </div>
  )
}

/** The time of a plot from a little before its first mark on, so that what is not there yet takes no room. */
export function timeFrom(since: string, until: string, first: string | undefined): string {
  const [start, end] = [Date.parse(since), Date.parse(until)]
  const lead = (end - start) / 12
  return first === undefined ? since : new Date(Math.max(start, Date.parse(first) - lead)).toISOString()
}

/** Six days of a plot's time, evenly spread from its first on. */
function daysBetween({ since, until }: TimeScale): string[] {
  const [start, end] = [Date.parse(since), Date.parse(until)]
  return Array.from({ length: 6 }, (_, index) => new Date(start + ((end - start) * index) / 6).toISOString())
}

function tidy(value: number): number {
  return Math.round(value * 100) / 100
}

const plot = cva({
  base: { position: 'relative', marginInlineStart: '9', marginBlock: '2' },
  variants: { size: { tall: { flex: '1', minHeight: { base: '[13.75rem]', md: '[17rem]' } }, low: { height: '[8.75rem]' } } },
})
const lineOf = cva({
  base: { fill: '[none]', strokeWidth: '[2.5]', strokeLinejoin: 'round', strokeLinecap: 'round' },
  variants: { look: { middle: { stroke: 'muted' }, own: { stroke: 'action' } } },
})
const styles = {
  // A plot that is not low takes what room its panel leaves.
  frame: css({ direction: 'ltr', containerType: 'inline-size', flex: '1', display: 'flex', flexDirection: 'column' }),
  wide: css({ flex: '1', display: 'flex', flexDirection: 'column', pe: '2', containerType: 'inline-size' }),
  value: css({
    position: 'absolute',
    insetInline: '0',
    borderTop: '1px solid',
    borderTopColor: 'hairlineStrong',
    '&[data-dashed]': { borderTopStyle: 'dashed' },
  }),
  number: css({
    position: 'absolute',
    insetInlineEnd: '[calc(100% + 0.75rem)]',
    top: '0',
    transform: 'translateY(-50%)',
    textStyle: 'caption',
    color: 'muted',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 'tight',
  }),
  inside: css({ position: 'absolute', insetBlock: '0', insetInlineStart: '2', insetInlineEnd: '2' }),
  days: css({ position: 'relative', marginInlineStart: '11', height: '[1.6em]', fontSize: 'caption', overflow: 'hidden' }),
  day: css({
    position: 'absolute',
    whiteSpace: 'nowrap',
    textStyle: 'caption',
    color: 'muted',
    '&[data-room]': { display: 'none' },
    '@container (min-width: 13rem)': { '&[data-room=some]': { display: 'inline' } },
    '@container (min-width: 30rem)': { '&[data-room=wide]': { display: 'inline' } },
  }),
}
