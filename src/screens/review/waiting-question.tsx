import type { ReactNode } from 'react'
import type { WaitingQuestion } from '#contract/review/answer-groups.ts'
import { CollapsedText } from '#src/ui/data-table/collapsed-text.tsx'
import { countOf } from '#src/ui/data-table/counts.ts'
import { css } from '#styled/css'

/** A question that answers wait to, asked once, with what was answered (`children`) below it. */
export function WaitingQuestionCard({ question: { first, count }, children }: { question: WaitingQuestion; children: ReactNode }) {
  return (
    <section aria-label={first.question_title} className={styles.root}>
      <header>
        <h3 dir="auto" className={styles.title}>{first.question_title}</h3>
        <p className={styles.small}>{countOf(count, { one: 'answer', many: 'answers' })} here</p>
      </header>
      <div className={styles.prompt}>
        <CollapsedText of={`the question ${first.question_title}`}>{first.prompt}</CollapsedText>
      </div>
      {children}
    </section>
  )
}

const styles = {
  root: css({ display: 'flex', flexDirection: 'column', gap: '5', minWidth: '0' }),
  title: css({ fontWeight: 'strong', overflowWrap: 'anywhere' }),
  small: css({ textStyle: 'label', color: 'muted' }),
  prompt: css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', color: 'muted' }),
}
