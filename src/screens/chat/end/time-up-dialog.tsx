import { type ReactNode, useRef } from 'react'
import { css } from '#styled/css'
import { Dialog, DialogBody } from '#src/ui/feedback/dialog.tsx'
import type { SessionFrame } from '#src/screens/chat/chat-view.ts'
import { EndFooter } from './end-footer.tsx'
import { EndResult } from './end-result.tsx'
import { missedCount, type RecapRow } from './recap.ts'
import { closedWords } from './time-up-message.ts'
import { RecapList } from './recap-list.tsx'

type Props = {
  session: SessionFrame
  /** What the session was like, in one true sentence. */
  sentence: string
  /** The questions that were left. */
  left: readonly RecapRow[]
  timeZone: string
  /** What was kept, and what became of the last answer; `children` is what could not be sent. */
  words: string
  children?: ReactNode
  /** Sends the last answer again while it waits; else null. */
  onRetry: (() => void) | null
  onReturnHome: () => void
  onPractice: () => void
}

/** The end of a timed session, like any other end, with what counts and which questions were left. Only its own buttons end it. */
export function TimeUpDialog({ session, sentence, left, timeZone, words, children, ...on }: Props) {
  const first = useRef<HTMLButtonElement>(null)
  const closed = closedWords(session, timeZone)
  return (
    <Dialog open emphasis size="md" title="Time's Up!" dismissible={false} initialFocus={first}>
      <DialogBody>
        <EndResult session={session} sentence={sentence} timeZone={timeZone} end="Ended" />
        {closed === null ? null : <p>{closed}</p>}
        <p role="status">{words}</p>
        {children}
        <h3 className={styles.left}>{leftText(left.length)}</h3>
        {left.length === 0 ? null : <RecapList rows={left} numbered />}
      </DialogBody>
      <EndFooter missed={session.is_test ? 0 : missedCount(session.tasks)} first={first} {...on} />
    </Dialog>
  )
}

function leftText(count: number): string {
  if (count === 0) return 'No question was left incomplete.'
  return count === 1 ? '1 incomplete question' : `${count} incomplete questions`
}

const styles = { left: css({ textStyle: 'body', fontWeight: 'strong', mt: '4', mb: '2' }) }
