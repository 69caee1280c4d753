import { formatExactPercent, formatPercent, scoreBand } from '#contract/exercises/points.ts'
import { scoreBar, scoreRing, scoreText } from '#styled/recipes'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'

const sizes = { sm: 84, md: 96, lg: 116 } as const
const stroke = 9

type RingProps = {
  percent: number
  size?: 'sm' | 'md' | 'lg'
  isMark?: boolean
  /** `end` closes a session: its number is in ink, whatever it is. */
  look?: 'score' | 'end'
}

/** A final percentage (0 to 100) as a ring of one colour with its number inside, a mark of 100 without the sign; drawn once, 84, 96 or 116 wide. */
export function ScoreRing({ percent, size = 'lg', isMark = false, look = 'score' }: RingProps) {
  const number = isMark ? String(percent) : formatExactPercent(percent)
  const styles = scoreRing({ band: scoreBand(percent), size, long: number.length > 3, look })
  const width = sizes[size]
  const share = Math.min(100, Math.max(0, percent)) / 100
  const circle = { cx: width / 2, cy: width / 2, r: (width - stroke) / 2, strokeWidth: stroke, pathLength: 1 }
  return (
    <span className={styles.root}>
      <svg width={`${width / 16}rem`} height={`${width / 16}rem`} viewBox={`0 0 ${width} ${width}`} fill="none" aria-hidden="true">
        <circle {...circle} className={styles.track} />
        {share > 0 ? (
          <circle {...circle} className={styles.arc} strokeDasharray={`${share} 2`} strokeLinecap={share < 1 ? 'round' : 'butt'} transform={`rotate(-90 ${width / 2} ${width / 2})`} />
        ) : null}
      </svg>
      <span className={styles.number}>
        {number}
        {isMark ? <VisuallyHidden> of 100</VisuallyHidden> : null}
      </span>
    </span>
  )
}

/** A named percentage as a bar with its number. */
export function ScoreBar({ label, percent }: { label: string; percent: number }) {
  const styles = scoreBar({ band: scoreBand(percent) })
  return (
    <div className={styles.root}>
      <span className={styles.label}>{label}</span>
      <svg className={styles.track} width="100%" height="0.625rem" aria-hidden="true">
        <rect width={`${Math.min(100, Math.max(0, percent))}%`} height="100%" rx="5" />
      </svg>
      <span className={styles.number}>{percent}</span>
    </div>
  )
}

/** A percentage in running text, bold and in the colour of its band; `isExact` where a session ends and in the past session. */
export function ScoreText({ percent, isExact = false }: { percent: number; isExact?: boolean }) {
  return <span className={scoreText({ band: scoreBand(percent) })}>{isExact ? formatExactPercent(percent) : formatPercent(percent)}</span>
}
