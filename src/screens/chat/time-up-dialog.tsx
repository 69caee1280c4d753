import { useRef } from 'react'
import { percentOf } from '#contract/points.ts'
import { css } from '#styled/css'
import { Button } from '#src/ui/button.tsx'
import { Dialog, DialogBody, DialogFooter } from '#src/ui/dialog.tsx'
import { ScoreText } from '#src/ui/score.tsx'
import { CopyBox } from './copy-box.tsx'
import type { LastAnswer, SessionLog } from './chat-view.ts'
import { incompleteRows, scoreText } from './recap.ts'
import { RecapList } from './recap-list.tsx'

type Props = { log: SessionLog; lastAnswer: LastAnswer; offeredText: string | null; onRetry: () => void; onReturnHome: () => void }

const words: Record<LastAnswer, string> = {
  sent: 'What you were typing was sent as your last answer. Everything you did counts.',
  none: 'Everything you did counts.',
  unsent: 'Your last answer is on its way. Keep this page open until it has arrived.',
}

/** The end of a timed session: what counts and which questions were left. Only its own button ends it. */
export function TimeUpDialog({ log, lastAnswer, offeredText, onRetry, onReturnHome }: Props) {
  const home = useRef<HTMLButtonElement>(null)
  const { score, total_possible_score, pending } = log.session.current_exercise_state
  const left = incompleteRows(log)
  return (
    <Dialog open emphasis title="Time's Up!" dismissible={false} initialFocus={home}>
      <DialogBody>
        <p role="status">{offeredText === null ? words[lastAnswer] : 'Everything you sent counts. Your last answer could not be sent in time.'}</p>
        {offeredText === null ? null : (
          <div className={css({ mt: '2' })}>
            <CopyBox text={offeredText} />
          </div>
        )}
        <p className={styles.score}>
          {scoreText(score, total_possible_score)}
          <ScoreText percent={percentOf(score, total_possible_score - pending)} />
        </p>
        <h3 className={styles.left}>{leftText(left.length)}</h3>
        {left.length === 0 ? null : <RecapList rows={left} numbered />}
      </DialogBody>
      <DialogFooter>
        {lastAnswer === 'unsent' && offeredText === null ? (
          <Button variant="secondary" onClick={onRetry}>
            Send it now
          </Button>
        ) : null}
        <Button ref={home} onClick={onReturnHome}>
          Return Home
        </Button>
      </DialogFooter>
    </Dialog>
  )
}

function leftText(count: number): string {
  if (count === 0) return 'No question was left incomplete.'
  return count === 1 ? '1 incomplete question' : `${count} incomplete questions`
}

const styles = {
  score: css({ display: 'flex', alignItems: 'baseline', gap: '5', textStyle: 'dialog', fontWeight: 'bold', mt: '4', '& > span': { fontSize: 'student' } }),
  left: css({ textStyle: 'body', fontWeight: 'strong', mt: '4', mb: '2' }),
}
