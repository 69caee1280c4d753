import type { ReactNode } from 'react'
import type { ReviewQuestion } from '#contract/review/review.ts'
import { formatPoints } from '#contract/exercises/points.ts'
import { countOf } from '#src/ui/data-table/counts.ts'
import { RichText } from '#src/ui/text/rich-text.tsx'
import { css } from '#styled/css'

/** Props of `WaitingQuestionCard`. `marked` of the answers were marked on this page. */
export type WaitingQuestionCardProps = { question: ReviewQuestion; marked: number; children: ReactNode }

/** A question that answers wait to, asked once, with what was answered (`children`) below it. */
export function WaitingQuestionCard({ question, marked, children }: WaitingQuestionCardProps) {
  const { question_title: title, student_text: text, notes, count, points } = question
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
        <RichText text={text} />
        {notes.length === 0 ? null : (
          <details className={styles.notes}>
            <summary>What the tutor knows</summary>
            <dl className={styles.list}>
              {notes.map(({ label, text: words }, index) => (
                <div key={index}>
                  <dt>{label}</dt>
                  <dd dir="auto">{words}</dd>
                </div>
              ))}
            </dl>
          </details>
        )}
      </div>
      {children}
    </section>
  )
}

const styles = {
  root: css({ display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0', '& > article': { borderTop: '1px solid', borderTopColor: 'hairline', pt: '4' } }),
  head: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', columnGap: '4', rowGap: '1' }),
  title: css({ fontWeight: 'strong', overflowWrap: 'break-word' }),
  small: css({ textStyle: 'label', color: 'muted' }),
  prompt: css({ display: 'flex', flexDirection: 'column', gap: '1', overflowWrap: 'break-word', maxWidth: '[60rem]', mt: '[-0.5rem]' }),
  notes: css({ textStyle: 'label', color: 'muted', '& > summary': { cursor: 'pointer', minHeight: '6' } }),
  list: css({ mt: '1', '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: '2' }, '& dt': { fontWeight: 'semibold' }, '& dd': { whiteSpace: 'pre-wrap' } }),
}
