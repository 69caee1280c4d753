import { lazy, Suspense, useState } from 'react'
import { formatPoints } from '#contract/exercises/points.ts'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { ScoreRing } from '#src/ui/session/score.tsx'
import type { OpenAccentView } from '#src/screens/accent/accent-props.ts'
import { AspectBar, aspectsOf, type UsableFeedback } from './aspects.tsx'

const FeedbackDialog = lazy(async () => ({ default: (await import('./feedback-dialog.tsx')).FeedbackDialog }))

/** What a take is worth: the whole with a sentence, its four sides, the first tip, and more on request. */
export function MarginFeedback({ view, feedback }: { view: OpenAccentView; feedback: UsableFeedback }) {
  const [isOpen, setIsOpen] = useState(false)
  const task = view.session.tasks[view.session.current_task_index]
  const tip = firstTip(feedback)
  const [lead, ...rest] = feedback.overall.summary.split(/(?<=[.!?])\s+/)
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <ScoreRing percent={feedback.overall.score} size="md" isMark />
        <div>
          <h2 className={styles.summary}>{lead}</h2>
          <p className={styles.points}>
            {formatPoints(task?.score ?? 0)} of {formatPoints(task?.points ?? 0)} points
          </p>
        </div>
      </div>
      {rest.length === 0 ? null : <p>{rest.join(' ')}</p>}
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

/** The tip about the weakest side that has one. */
function firstTip(feedback: UsableFeedback): { name: string; words: string } | null {
  const weakestFirst = aspectsOf(feedback).toSorted((one, other) => (one.of.score ?? 100) - (other.of.score ?? 100))
  const found = weakestFirst.find(({ of }) => of.tips.length > 0)
  return found === undefined ? null : { name: found.name, words: found.of.tips[0] ?? '' }
}

const styles = {
  root: css({ display: 'flex', flexDirection: 'column', gap: '4' }),
  head: css({ display: 'flex', alignItems: 'center', gap: '5' }),
  summary: css({ textStyle: 'section' }),
  points: css({ mt: '0.5', color: 'muted' }),
  tip: css({ borderLeft: '3px solid', borderLeftColor: 'action', pl: '3.5', color: 'muted' }),
  tipName: css({ color: 'ink', fontWeight: 'strong' }),
}
