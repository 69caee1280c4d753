import { formatPoints } from '#contract/exercises/points.ts'
import { tryMeter } from '#styled/recipes'

const mostSteps = 4

/** Props of `TryMeter`. */
export type TryMeterProps = {
  /** What each try can earn in points, from the first; the last one holds for all later tries. */
  worths: readonly number[]
  /** Graded tries so far. */
  spent: number
  /** The question is right or accepted and closed: the last spent try is the one that won. */
  won?: boolean
  /** Set once the answer was shown: what a try can still earn. */
  cap?: number | null
  /** False when no further try is open. */
  open?: boolean
  size?: 'md' | 'sm'
}

/**
 * Four steps that say what each try is worth: spent struck through, this one filled, later ones outlined. Beside it
 * always stands the sentence "This try is worth up to 8 points".
 */
export function TryMeter({ worths, spent, won = false, cap = null, open = true, size }: TryMeterProps) {
  const styles = tryMeter({ size })
  const current = Math.min(won ? spent - 1 : spent, worths.length - 1)
  const first = Math.max(0, Math.min(current - mostSteps + 2, worths.length - mostSteps))
  const shown = worths.slice(first, first + mostSteps)
  const isCapped = cap !== null && !won
  return (
    <span className={styles.root} role="img" aria-label={meterLabel(worths, spent, won, cap)}>
      {shown.map((worth, offset) => {
        const index = first + offset
        const step = isCapped || index < current || (!won && !open) ? 'spent' : index > current ? 'open' : won ? 'won' : 'now'
        return (
          <span key={index} className={styles.step} data-step={step} data-height={shown.indexOf(worth)}>
            {formatPoints(worth)}
          </span>
        )
      })}
      {isCapped ? (
        <span className={styles.step} data-step={open ? 'now' : 'spent'} data-height={mostSteps} data-cap>
          {formatPoints(cap)}
        </span>
      ) : null}
    </span>
  )
}

function meterLabel(worths: readonly number[], spent: number, won: boolean, cap: number | null): string {
  if (won) return `Right on try ${spent}, worth up to ${formatPoints(worths[Math.min(spent, worths.length) - 1] ?? 0)}`
  const worth = cap ?? worths[Math.min(spent, worths.length - 1)] ?? 0
  return `Try ${spent + 1}, worth up to ${formatPoints(worth)}`
}
