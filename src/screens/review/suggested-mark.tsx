import type { ReviewQuality, SuggestedMark as Suggestion } from '#contract/review/review.ts'
import { formatPoints } from '#contract/exercises/points.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import { css } from '#styled/css'

/** Props of `SuggestedMark`. `points` are those of the question, `onGive` is told the share that was taken over. */
export type SuggestedMarkProps = { suggestion: Suggestion; points: number; onGive: (quality: ReviewQuality) => void }

/** What a language model would give and why: a teacher takes it over or not. */
export function SuggestedMark({ suggestion: { quality, reason, quote, model }, points, onGive }: SuggestedMarkProps) {
  return (
    <div role="group" aria-label="Suggested by a language model" className={styles.root}>
      <p className={styles.reason}>
        <bdi>{reason}</bdi>
        {quote === null ? null : (
          <>
            {' '}
            It goes by “<bdi>{quote}</bdi>”.
          </>
        )}
      </p>
      <div className={styles.foot}>
        <Button variant="secondary" size="sm" onClick={() => onGive(quality)}>
          Give {formatPoints(quality * points)}
          <VisuallyHidden> of {formatPoints(points)} points, as suggested</VisuallyHidden>
        </Button>
        <span className={styles.source}>
          Suggested by <bdi>{model}</bdi>. It can be wrong: you decide.
        </span>
      </div>
    </div>
  )
}

const styles = {
  root: css({ display: 'flex', flexDirection: 'column', gap: '2', p: '3', border: '1px dashed', borderColor: 'hairlineStrong', borderRadius: 'corner' }),
  reason: css({ overflowWrap: 'break-word' }),
  foot: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' }),
  source: css({ textStyle: 'label', color: 'muted', overflowWrap: 'break-word' }),
}
