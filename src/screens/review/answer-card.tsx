import type { ReviewItem, ReviewQuality } from '#contract/review/review.ts'
import { formatPercent, formatPoints } from '#contract/exercises/points.ts'
import { useRef } from 'react'
import type { ErrandResult } from '#machines/review/review/errands.machine.ts'
import type { Judged } from '#machines/review/review/review.ts'
import { useKeptFocus } from '#src/screens/sessions/past/use-kept-focus.ts'
import { formatAgo } from '#src/screens/dates.ts'
import { TextLink } from '#src/ui/controls/link.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import { css } from '#styled/css'
import { NewerMark } from './newer-mark.tsx'
import { QualityButtons } from './quality-buttons.tsx'
import { reviewQualityOf } from './review-quality.ts'
import { SuggestedMark } from './suggested-mark.tsx'

/**
 * Props of `AnswerCard`. `wanted` is a judgement that is not saved yet, `isSaving` while it is on its way, `made` the last one that was
 * answered and `result` what came of it. `onJudge` is told `over` which mark a judgement is to replace, `onKeep` leaves that as it is.
 */
export type AnswerCardProps = {
  item: ReviewItem
  wanted: ReviewQuality | null
  isSaving: boolean
  made: ReviewQuality | null
  result: ErrandResult<Judged> | null
  now: Date
  timeZone: string
  onJudge: (quality: ReviewQuality, over?: number) => void
  onKeep: () => void
}

/** An answer that waits, below its question: who gave it, and the marks to give. */
export function AnswerCard({ item, wanted, isSaving, made, result, now, timeZone, onJudge, onKeep }: AnswerCardProps) {
  const root = useRef<HTMLElement>(null)
  useKeptFocus(root)
  const newer = result?.ok === false && wanted === null ? result.newer : undefined
  const { student, question_title: title, answer, points, at, suggestion } = item
  return (
    <article ref={root} tabIndex={-1} aria-label={`${student.name}, ${title}`} className={styles.root}>
      <header className={styles.head}>
        <p className={styles.small}>
          {student.name}
          {item.assignment === null ? '' : `, ${item.assignment.title}`}, {formatAgo(at, now, timeZone)}.{' '}
          <TextLink href={`/session_details/${item.session_id}`}>
            Whole&nbsp;session<VisuallyHidden> of {student.name}</VisuallyHidden>
          </TextLink>
        </p>
      </header>
      <blockquote className={styles.answer}>{answer}</blockquote>
      {suggestion === null || wanted !== null || result?.ok === true ? null : (
        <SuggestedMark {...{ suggestion, points }} onGive={(quality) => onJudge(quality)} />
      )}
      {newer === undefined || made === null || result?.ok !== false ? (
        <QualityButtons points={points} chosen={wanted ?? reviewQualityOf(result)} isBusy={false} onJudge={(quality) => onJudge(quality)} movesOn />
      ) : (
        <NewerMark
          sentence={result.sentence}
          kept={formatPoints(newer.score)}
          mine={formatPoints(made * points)}
          onKeep={onKeep}
          onReplace={() => onJudge(made, newer.version)}
        />
      )}
      <p role="status" className={styles.small}>
        {wanted === null ? (result?.ok === true ? judgedWords(result.done) : '') : isSaving ? 'Saving...' : 'Not saved yet.'}
      </p>
      {result?.ok === false && newer === undefined && wanted === null ? <Notice tone="bad">{result.sentence}</Notice> : null}
    </article>
  )
}

function judgedWords({ score, points, assignment_score: percent, by }: Judged): string {
  const whose = by === undefined ? '' : by === null ? 'The other mark counts: ' : `${by}'s mark counts: `
  const earned = `${whose}${formatPoints(score)} of ${formatPoints(points)} points.`
  return percent === null ? earned : `${earned} The assignment is now at ${formatPercent(percent)}.`
}

const styles = {
  root: css({ display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0' }),
  head: css({ display: 'flex', flexDirection: 'column' }),
  small: css({ textStyle: 'label', color: 'muted' }),
  answer: css({ borderInlineStart: '3px solid', borderColor: 'marginRule', paddingInlineStart: '4', py: '1', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }),
}
