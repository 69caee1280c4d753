import type { ReviewItem, ReviewQuality } from '#contract/review/review.ts'
import { Fragment } from 'react'
import { TextLink } from '#src/ui/controls/link.tsx'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import { countOf } from '#src/ui/data-table/counts.ts'
import { css } from '#styled/css'
import { QualityButtons } from './quality-buttons.tsx'
import { SuggestedMark } from './suggested-mark.tsx'

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
  const suggestion = items.find((item) => item.suggestion !== null)?.suggestion ?? null
  const points = items[0]?.points ?? 0
  const of = countOf(items.length, { one: 'answer', many: 'answers' })
  return (
    <article aria-label={`${of} nearly the same`} className={styles.root}>
      <p className={styles.small}>
        {of}: <bdi>{items.map(({ student }) => student.name).join(', ')}</bdi>
      </p>
      {[...new Set(items.map(({ answer }) => answer))].map((wording) => (
        <blockquote key={wording} dir="auto" className={styles.answer}>{wording}</blockquote>
      ))}
      {suggestion === null || chosen !== null ? null : <SuggestedMark {...{ suggestion, points }} onGive={onJudge} />}
      <QualityButtons points={points} chosen={chosen} isBusy={false} onJudge={onJudge} movesOn />
      <details className={styles.small}>
        <summary>Their sessions</summary>
        {items.map(({ message_id: id, session_id: session, student }, index) => (
          <Fragment key={id}>
            {index === 0 ? '' : ', '}
            <TextLink href={`/session_details/${session}`}>
              <VisuallyHidden>Whole session of </VisuallyHidden>
              <bdi>{student.name}</bdi>
            </TextLink>
          </Fragment>
        ))}
      </details>
      <p role="status" className={styles.small}>{isSaving ? 'Saving...' : saved === 0 ? '' : `${saved} of ${items.length} marked.`}</p>
    </article>
  )
}

const styles = {
  root: css({ display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0' }),
  small: css({ textStyle: 'label', color: 'muted', overflowWrap: 'anywhere' }),
  answer: css({ borderInlineStart: '3px solid', borderColor: 'marginRule', paddingInlineStart: '4', py: '1', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }),
}
