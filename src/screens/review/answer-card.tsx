import type { ReviewedAnswer, ReviewItem, ReviewQuality } from '#contract/review.ts'
import { formatPercent, formatPoints } from '#contract/points.ts'
import type { ErrandResult } from '#machines/review/errands.machine.ts'
import { formatAgo } from '#src/screens/dates.ts'
import { CollapsedText } from '#src/ui/data-table/collapsed-text.tsx'
import { TextLink } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { css } from '#styled/css'
import { QualityButtons } from './quality-buttons.tsx'
import { reviewQualityOf } from './review-quality.ts'

/** Props of `AnswerCard`. `wanted` is a judgement that is not saved yet, `isSaving` while it is on its way, `result` what came of the last one. */
export type AnswerCardProps = {
  item: ReviewItem
  wanted: ReviewQuality | null
  isSaving: boolean
  result: ErrandResult<ReviewedAnswer> | null
  now: Date
  timeZone: string
  onJudge: (quality: ReviewQuality) => void
}

/** An answer that waits: who gave it to which question with which keys, and the shares of its points to give. */
export function AnswerCard({ item, wanted, isSaving, result, now, timeZone, onJudge }: AnswerCardProps) {
  const { student, question_title: title, prompt, answer, points, at } = item
  return (
    <article aria-label={`${student.name}, ${title}`} className={styles.root}>
      <header className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.small}>
          {student.name}
          {item.assignment === null ? '' : `, ${item.assignment.title}`}, {formatAgo(at, now, timeZone)}.{' '}
          <TextLink href={`/session_details/${item.session_id}`}>
            Whole&nbsp;session<VisuallyHidden> of {student.name}</VisuallyHidden>
          </TextLink>
        </p>
      </header>
      <div className={styles.prompt}>
        <CollapsedText of={`the question ${title}`}>{prompt}</CollapsedText>
      </div>
      <blockquote className={styles.answer}>{answer}</blockquote>
      <QualityButtons points={points} chosen={wanted ?? reviewQualityOf(result)} isBusy={false} onJudge={onJudge} movesOn />
      <p role="status" className={styles.small}>
        {wanted === null ? (result?.ok === true ? judgedWords(result.done) : '') : isSaving ? 'Saving...' : 'Not saved yet.'}
      </p>
      {result !== null && !result.ok && wanted === null ? <Notice tone="bad">{result.sentence}</Notice> : null}
    </article>
  )
}

function judgedWords({ score, points, assignment_score: percent }: ReviewedAnswer): string {
  const earned = `${formatPoints(score)} of ${formatPoints(points)} points.`
  return percent === null ? earned : `${earned} The assignment stands at ${formatPercent(percent)}.`
}

const styles = {
  root: css({ display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0' }),
  head: css({ display: 'flex', flexDirection: 'column' }),
  title: css({ fontWeight: 'strong', overflowWrap: 'anywhere' }),
  small: css({ textStyle: 'label', color: 'muted' }),
  prompt: css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', color: 'muted' }),
  answer: css({ borderInlineStart: '3px solid', borderColor: 'marginRule', paddingInlineStart: '4', py: '1', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }),
}
