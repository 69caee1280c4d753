import { useRef } from 'react'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog, DialogBody, DialogFooter } from '#src/ui/feedback/dialog.tsx'
import { ScoreBar } from '#src/ui/session/score.tsx'
import { AspectBar, aspectsOf, type UsableFeedback } from './aspects.tsx'

/** All that is known about a take: the score of each side, and every tip. */
export function FeedbackDialog({ feedback, onClose }: { feedback: UsableFeedback; onClose: () => void }) {
  const done = useRef<HTMLButtonElement>(null)
  const aspects = aspectsOf(feedback)
  const withTips = aspects.filter(({ of }) => of.tips.length > 0)
  return (
    <Dialog open size="lg" title="Your feedback" onClose={onClose} initialFocus={done}>
      <DialogBody>
        <h3 className={styles.title}>Score Breakdown</h3>
        <div className={styles.bars}>
          <ScoreBar label="Overall" percent={feedback.overall.score} />
          {aspects.map((aspect) => (
            <AspectBar key={aspect.name} {...aspect} />
          ))}
        </div>
        <h3 className={styles.title}>Tips</h3>
        {withTips.length === 0 ? <p className={styles.none}>Nothing to work on here.</p> : null}
        <dl className={styles.tips}>
          {withTips.map(({ name, of }) => (
            <div key={name} className={styles.row}>
              <dt dir="auto">{name}</dt>
              <dd>{of.tips.join(' ')}</dd>
            </div>
          ))}
        </dl>
      </DialogBody>
      <DialogFooter>
        <Button ref={done} onClick={onClose}>
          Done
        </Button>
      </DialogFooter>
    </Dialog>
  )
}

const styles = {
  title: css({ textStyle: 'body', fontWeight: 'strong', mb: '3' }),
  bars: css({ display: 'flex', flexDirection: 'column', gap: '3', mb: '6' }),
  none: css({ color: 'muted' }),
  tips: css({ borderBottom: '1px solid', borderBottomColor: 'hairline' }),
  row: css({
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '8rem 1fr' },
    gap: { base: '0.5', md: '1' },
    py: '2.5',
    borderTop: '1px solid',
    borderTopColor: 'hairline',
    '& dt': { fontWeight: 'strong' },
    '& dd': { color: 'muted' },
  }),
}
