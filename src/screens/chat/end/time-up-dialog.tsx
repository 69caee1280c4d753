import { type ReactNode, useRef } from 'react'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog, DialogBody, DialogFooter } from '#src/ui/feedback/dialog.tsx'
import { ScoreText } from '#src/ui/session/score.tsx'
import type { SessionFrame } from '#src/screens/chat/chat-view.ts'
import { judgedOf } from '#src/screens/chat/log/judged.ts'
import { type RecapRow, scoreText } from './recap.ts'
import { RecapList } from './recap-list.tsx'

type Props = {
  session: SessionFrame
  /** The questions that were left. */
  left: readonly RecapRow[]
  /** What became of the last answer; `children` is what could not be sent. */
  words: string
  children?: ReactNode
  /** Sends the last answer again while it waits; else null. */
  onRetry: (() => void) | null
  onReturnHome: () => void
}

/** The end of a timed session: what counts and which questions were left. Only its own button ends it. */
export function TimeUpDialog({ session, left, words, children, onRetry, onReturnHome }: Props) {
  const home = useRef<HTMLButtonElement>(null)
  const { score, total, percent, waiting } = judgedOf(session)
  return (
    <Dialog open emphasis title="Time's Up!" dismissible={false} initialFocus={home}>
      <DialogBody>
        <p role="status">{words}</p>
        {children}
        <p className={styles.score}>
          {scoreText(score, total)}
          {percent === null ? null : <ScoreText percent={percent} isExact />}
        </p>
        {waiting === null ? null : <p className={styles.waiting}>{waiting}</p>}
        <h3 className={styles.left}>{leftText(left.length)}</h3>
        {left.length === 0 ? null : <RecapList rows={left} numbered />}
      </DialogBody>
      <DialogFooter>
        {onRetry === null ? null : (
          <Button variant="secondary" onClick={onRetry}>
            Send it now
          </Button>
        )}
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
  waiting: css({ fontWeight: 'semibold', color: 'todayInk' }),
  left: css({ textStyle: 'body', fontWeight: 'strong', mt: '4', mb: '2' }),
}
