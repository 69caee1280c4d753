import type { ReactNode } from 'react'
import type { ReviewQuestion } from '#contract/review/review.ts'
import { formatPoints } from '#contract/exercises/points.ts'
import { CollapsedText } from '#src/ui/data-table/collapsed-text.tsx'
import { countOf } from '#src/ui/data-table/counts.ts'
import { css } from '#styled/css'

/** Props of `WaitingQuestionCard`. `marked` of the answers were marked on this page. */
export type WaitingQuestionCardProps = { question: ReviewQuestion; marked: number; children: ReactNode }

/** A question that answers wait to, asked once, with what was answered (`children`) below it. */
export function WaitingQuestionCard({ question, marked, children }: WaitingQuestionCardProps) {
  const { question_title: title, prompt, count, points } = question
  return (
    <section aria-label={title} className={styles.root}>
      <header className={styles.head}>
        <h3 dir="auto" className={styles.title}>{title}</h3>
        <p className={styles.small}>
          {marked === 0 ? '' : `${marked} of `}
          {countOf(count, { one: 'answer', many: 'answers' })}
          {marked === 0 ? '' : ' marked'}, {formatPoints(points)} {points === 1 ? 'point' : 'points'} each
        </p>
      </header>
      <div className={styles.prompt}>
        <CollapsedText of={`the question ${title}`}>{prompt}</CollapsedText>
      </div>
      {children}
    </section>
  )
}

const styles = {
  root: css({ display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' }),
  head: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', columnGap: '4', rowGap: '1' }),
  title: css({ fontWeight: 'strong', overflowWrap: 'anywhere' }),
  small: css({ textStyle: 'label', color: 'muted' }),
  prompt: css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', color: 'muted', background: 'sunken', borderRadius: 'corner', px: '4', py: '3' }),
}
