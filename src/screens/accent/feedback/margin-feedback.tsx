import { lazy, Suspense, useState } from 'react'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { AspectBar, aspectsOf, type UsableFeedback } from './aspects.tsx'

const FeedbackDialog = lazy(async () => ({ default: (await import('./feedback-dialog.tsx')).FeedbackDialog }))

/** What to try next, the four sides of a take, and more on request. */
export function MarginFeedback({ feedback }: { feedback: UsableFeedback }) {
  const [isOpen, setIsOpen] = useState(false)
  const tip = firstTip(feedback)
  return (
    <div className={styles.root}>
      {tip === null ? null : (
        <div className={styles.tip}>
          <p dir="auto" className={styles.tipName}>{tip.name}</p>
          <p>{tip.words}</p>
        </div>
      )}
      {aspectsOf(feedback).map((aspect) => (
        <AspectBar key={aspect.name} {...aspect} />
      ))}
      <Button variant="secondary" wide onClick={() => setIsOpen(true)}>
        See more
      </Button>
      <Suspense fallback={null}>{isOpen ? <FeedbackDialog feedback={feedback} onClose={() => setIsOpen(false)} /> : null}</Suspense>
    </div>
  )
}

/** The tip about the weakest side that has one which its sentence above the words does not say already. */
export function firstTip(feedback: UsableFeedback): { name: string; words: string } | null {
  const isNews = (tip: string) => !feedback.overall.summary.includes(tip.split(/[.:]/)[0] ?? tip)
  const weakestFirst = aspectsOf(feedback).toSorted((one, other) => (one.of.score ?? 100) - (other.of.score ?? 100))
  return weakestFirst.flatMap(({ name, of }) => of.tips.filter(isNews).map((words) => ({ name, words })))[0] ?? null
}

const styles = {
  root: css({ display: 'flex', flexDirection: 'column', gap: '4' }),
  tip: css({ borderLeft: '3px solid', borderLeftColor: 'action', pl: '3.5', color: 'muted' }),
  tipName: css({ color: 'ink', fontWeight: 'strong' }),
}
