import type { ReviewItem, ReviewQuality } from '#contract/review/review.ts'
import { countOf } from '#src/ui/data-table/counts.ts'
import { css } from '#styled/css'
import { QualityButtons } from './quality-buttons.tsx'

/**
 * Props of `SameAnswers`. `chosen` is the mark that all of them have or are to have; `isSaving` while some are on their way, `saved` how
 * many were marked. `onJudge` gives all of them one mark.
 */
export type SameAnswersProps = {
  items: readonly ReviewItem[]
  chosen: ReviewQuality | null
  isSaving: boolean
  saved: number
  onJudge: (quality: ReviewQuality) => void
}

/** Answers of several students that say nearly the same: each wording once, and one mark for all. */
export function SameAnswers({ items, chosen, isSaving, saved, onJudge }: SameAnswersProps) {
  const names = items.map(({ student }) => student.name).join(', ')
  const of = countOf(items.length, { one: 'answer', many: 'answers' })
  return (
    <article aria-label={`${of} nearly the same`} className={styles.root}>
      <p className={styles.small}>{of}: {names}</p>
      {[...new Set(items.map(({ answer }) => answer))].map((wording) => (
        <blockquote key={wording} className={styles.answer}>{wording}</blockquote>
      ))}
      <QualityButtons points={items[0]?.points ?? 0} chosen={chosen} isBusy={false} onJudge={onJudge} movesOn />
      <p role="status" className={styles.small}>{isSaving ? 'Saving...' : saved === 0 ? '' : `${saved} of ${items.length} marked.`}</p>
    </article>
  )
}

const styles = {
  root: css({ display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0' }),
  small: css({ textStyle: 'label', color: 'muted', overflowWrap: 'anywhere' }),
  answer: css({ borderInlineStart: '3px solid', borderColor: 'marginRule', paddingInlineStart: '4', py: '1', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }),
}
