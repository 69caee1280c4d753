import type { HardQuestion } from '#contract/progress/progress.ts'
import { scoreBand } from '#contract/exercises/points.ts'
import { css, cva } from '#styled/css'

/** The hardest questions, each with the share of its points that was earned as a bar. */
export function HardestList({ hardest }: { hardest: readonly HardQuestion[] }) {
  return (
    <ol className={css({ display: 'flex', flexDirection: 'column', gap: '2.5', listStyle: 'none' })}>
      {hardest.map((one) => (
        <li key={one.question_id}>
          <p className={css({ display: 'flex', justifyContent: 'space-between', gap: '3', textStyle: 'dense' })}>
            <span dir="auto" className={css({ minWidth: '0', overflowWrap: 'break-word' })}>{one.title}</span>
            <span className={css({ fontWeight: 'semibold', whiteSpace: 'nowrap' })}>{Math.round(one.credit)}% of points</span>
          </p>
          <svg width="100%" height="0.5rem" aria-hidden="true" className={track}>
            <rect width={`${one.credit}%`} height="100%" rx="4" className={bar({ band: scoreBand(one.credit) })} />
          </svg>
        </li>
      ))}
    </ol>
  )
}

const track = css({ display: 'block', background: 'neutralTint', borderRadius: 'full' })
const bar = cva({ variants: { band: { good: { fill: 'good' }, fair: { fill: 'warn' }, low: { fill: 'bad' } } } })
