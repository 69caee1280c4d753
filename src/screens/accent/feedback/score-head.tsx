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
      <ScoreRing percent={overall.score} size="md" isMark />
      <div className={styles.words}>
        <h2 className={styles.summary}>{lead}</h2>
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
  words: css({ flex: '[1 1 9rem]', minWidth: '0' }),
  summary: css({ textStyle: 'section' }),
  points: css({ mt: '0.5', color: 'muted' }),
}
