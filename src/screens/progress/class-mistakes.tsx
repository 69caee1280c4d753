import type { ReactNode } from 'react'
import { useState } from 'react'
import type { ClassMistake, MistakeWords } from '#contract/progress/class-mistakes.ts'
import type { ModelBudget } from '#contract/questions/question-ideas.ts'
import type { ReadingView } from '#machines/lists/reading/reading.machine.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { countOf } from '#src/ui/data-table/counts.ts'
import { SentWords } from '#src/ui/text/sent-words.tsx'
import { css } from '#styled/css'

/** Draws what a language model makes of a question's mistakes, once a teacher asked for it. */
export type DrawWords = (questionId: number) => ReactNode

/** The wrong answers that two or more students of a class gave, by question. */
export function ClassMistakes({ mistakes, drawWords }: { mistakes: readonly ClassMistake[]; drawWords: DrawWords }) {
  return (
    <section aria-labelledby="class-mistakes" className={styles.root}>
      <h3 id="class-mistakes" className={styles.title}>
        Common mistakes
      </h3>
      <p className={styles.small}>
        Wrong answers that two or more students gave, counted from their sessions, in questions that are the same for
        everybody.
      </p>
      {mistakes.length === 0 ? <p>No wrong answer was given twice in this time.</p> : null}
      <ol className={styles.list}>
        {mistakes.map((one) => (
          <Mistake key={one.question_id} mistake={one} drawWords={drawWords} />
        ))}
      </ol>
    </section>
  )
}

function Mistake({ mistake, drawWords }: { mistake: ClassMistake; drawWords: DrawWords }) {
  const { question_id: id, title, students, missed, answers, can_explain: canExplain } = mistake
  const [isAsked, setIsAsked] = useState(false)
  return (
    <li className={styles.item}>
      <h4 dir="auto" className={styles.question}>
        {title}
      </h4>
      <p className={styles.small}>
        {missed} of {countOf(students, { one: 'student', many: 'students' })} gave a wrong answer.
      </p>
      <ul className={styles.answers}>
        {answers.map(({ text, students: count }) => (
          <li key={text} className={styles.answer}>
            <bdi>“{text}”</bdi> <span className={styles.small}>{countOf(count, { one: 'student', many: 'students' })}</span>
          </li>
        ))}
      </ul>
      {canExplain && isAsked ? drawWords(id) : null}
      {canExplain && !isAsked ? (
        <Button size="sm" variant="secondary" onClick={() => setIsAsked(true)}>
          Ask AI what is behind it
        </Button>
      ) : null}
    </li>
  )
}

/** What came of asking: words, nothing of use, or a sentence why nobody was asked. */
export type ExplainedMistakes = { words: MistakeWords | null; budget: ModelBudget | null; sentence: string | null }

/** What a language model says of a question's mistakes; the counts above are not its. */
export function MistakeWordsShown({ view, onRetry }: { view: ReadingView<ExplainedMistakes>; onRetry: () => void }) {
  if (view.mode === 'loading') return <p role="status">Asking the AI...</p>
  if (view.mode === 'failed') {
    return (
      <Notice tone="bad">
        Nobody answered.{' '}
        <Button size="row" variant="text" onClick={onRetry}>
          Try again
        </Button>
      </Notice>
    )
  }
  const { words, budget, sentence } = view.found
  if (words === null) return <Notice tone="info">{sentence ?? 'The AI said nothing of use about these answers.'}</Notice>
  return (
    <div role="status" className={styles.words}>
      <p dir="auto">{words.misconception}</p>
      <p dir="auto">
        <strong>What may help:</strong> {words.advice}
      </p>
      <details className={styles.small}>
        <summary className={styles.summary}>
          Written by <bdi>{words.model}</bdi>, which can be wrong. See what was sent
        </summary>
        <SentWords sent={words.sent} />
      </details>
      {budget === null ? null : (
        <p className={styles.small}>
          {budget.used} of {budget.limit} AI calls used today.
        </p>
      )}
    </div>
  )
}

const styles = {
  root: css({ display: 'flex', flexDirection: 'column', gap: '3', p: { base: '4', md: '5' }, background: 'surface', border: '1px solid', borderColor: 'hairline', borderRadius: 'panel' }),
  title: css({ fontWeight: 'strong' }),
  small: css({ textStyle: 'label', color: 'muted' }),
  list: css({ display: 'flex', flexDirection: 'column', listStyle: 'none' }),
  item: css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '2', py: '3', borderTop: '1px solid', borderTopColor: 'hairline', minWidth: '0' }),
  question: css({ fontWeight: 'semibold', overflowWrap: 'break-word' }),
  answers: css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1', listStyle: 'none' }),
  answer: css({ overflowWrap: 'break-word' }),
  words: css({ display: 'flex', flexDirection: 'column', gap: '2', p: '3', border: '1px dashed', borderColor: 'hairlineStrong', borderRadius: 'corner', overflowWrap: 'break-word' }),
  summary: css({ cursor: 'pointer', minHeight: '6', display: 'list-item' }),
}
