import { useRef } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog, DialogBody, DialogFooter } from '#src/ui/feedback/dialog.tsx'
import { send } from '#src/ui/icons/icons.ts'

type Props = {
  /** Whether skipping turns the assignment in. */
  isLast: boolean
  /** Whether an answer stands in the box that could be sent; without one only the last question asks. */
  hasText: boolean
  canSend: boolean
  canSkip: boolean
  onSend: () => void
  onSkip: () => void
  onKeepAnswering: () => void
}

/** Asks before a question is skipped over an answer that was typed and not sent, and before the last one is skipped at all. Load it lazily. */
export function UnsentDialog({ isLast, hasText, canSend, canSkip, onSend, onSkip, onKeepAnswering }: Props) {
  const first = useRef<HTMLButtonElement>(null)
  return (
    <Dialog open title={hasText ? 'Send your answer first?' : 'Turn in without an answer?'} alert initialFocus={first} onClose={onKeepAnswering}>
      <DialogBody>
        <p>
          {hasText ? 'Your answer is typed but not sent. ' : 'You can still answer this question. '}
          {isLast ? 'Turning in without it' : 'Skipping'} gives this question no more points, and you cannot come back to it.
        </p>
      </DialogBody>
      <DialogFooter>
        {hasText ? (
          <Button variant="text" onClick={onKeepAnswering}>
            Keep answering
          </Button>
        ) : null}
        <Button variant="secondary" disabled={!canSkip} onClick={onSkip}>
          {isLast ? 'Turn in without it' : 'Skip without it'}
        </Button>
        {hasText ? (
          <Button ref={first} icon={send} disabled={!canSend} onClick={onSend}>
            Send answer
          </Button>
        ) : (
          <Button ref={first} onClick={onKeepAnswering}>
            Keep answering
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  )
}
