import { useRef } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Dialog, DialogBody, DialogFooter } from '#src/ui/dialog.tsx'
import { send } from '#src/ui/icons.ts'

type Props = {
  /** Whether skipping turns the assignment in. */
  isLast: boolean
  canSend: boolean
  canSkip: boolean
  onSend: () => void
  onSkip: () => void
  onKeepAnswering: () => void
}

/** Asks before a question is skipped over an answer that was typed and not sent. Load it lazily. */
export function UnsentDialog({ isLast, canSend, canSkip, onSend, onSkip, onKeepAnswering }: Props) {
  const first = useRef<HTMLButtonElement>(null)
  return (
    <Dialog open title="Send your answer first?" alert initialFocus={first} onClose={onKeepAnswering}>
      <DialogBody>
        <p>
          Your answer is typed but not sent. {isLast ? 'Turning in without it' : 'Skipping'} gives this question no more points, and you cannot come
          back to it.
        </p>
      </DialogBody>
      <DialogFooter>
        <Button variant="text" onClick={onKeepAnswering}>
          Keep answering
        </Button>
        <Button variant="secondary" disabled={!canSkip} onClick={onSkip}>
          {isLast ? 'Turn in without it' : 'Skip without it'}
        </Button>
        <Button ref={first} icon={send} disabled={!canSend} onClick={onSend}>
          Send answer
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
