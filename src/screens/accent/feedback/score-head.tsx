import { formatPoints } from '#contract/exercises/points.ts'
import { css } from '#styled/css'
import { ScoreRing } from '#src/ui/session/score.tsx'
import { inSight } from '#src/screens/accent/in-sight.ts'
import type { UsableFeedback } from './aspects.tsx'

/** What a take is worth, above its words: the whole, its sentence and the points. It scrolls itself into view. */
export function ScoreHead({ overall, score, points }: { overall: UsableFeedback['overall']; score: number; points: number }) {
  const [lead, ...rest] = overall.summary.split(/(?<=[.!?])\s+/)
  return (
    <div ref={inSight} className={styles.root}>
      <div className={styles.ring}>
        <ScoreRing percent={overall.score} size="md" isMark />
      </div>
      <div className={styles.words}>
        <h2 className={styles.summary}>
          <span className={styles.inWords}>{overall.score} of 100. </span>
          {lead}
        </h2>
        {rest.length === 0 ? null : <p>{rest.join(' ')}</p>}
        <p className={styles.points}>
          {formatPoints(score)} of {formatPoints(points)} points
        </p>
      </div>
    </div>
  )
}

const styles = {
  root: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: { base: '4', md: '5' }, scrollMarginBlock: '4' }),
  // In little room the number is words, and those of the script come into sight.
  ring: css({ display: { base: 'grid', _compact: 'none' } }),
  inWords: css({ display: { base: 'none', _compact: 'inline' } }),
  words: css({ flex: '[1 1 9rem]', minWidth: '0' }),
  summary: css({ textStyle: 'section', fontSize: { _compact: 'body' } }),
  points: css({ mt: '0.5', color: 'muted' }),
}
