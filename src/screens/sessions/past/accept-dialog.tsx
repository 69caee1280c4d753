import { useState } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog, DialogBody, DialogFooter } from '#src/ui/feedback/dialog.tsx'

type AcceptDialogProps = { answer: string; regraded: number; onConfirm: () => void; onCancel: () => void }

/** What taking an answer as right for everybody would change, before it does. Load it lazily. */
export function AcceptDialog({ answer, regraded, onConfirm, onCancel }: AcceptDialogProps) {
  const [opener] = useState(() => document.activeElement)
  const [panel] = useState(() => opener?.closest('section') ?? null)
  // The button that asked goes with the last answer that could be accepted.
  const back = () => (opener instanceof HTMLElement && opener.isConnected ? opener : panel)
  return (
    <Dialog open alert title="Accept this answer for everyone?" finalFocus={back} onClose={onCancel}>
      <DialogBody label="What would change">
        <p>“{answer.length > 300 ? `${answer.slice(0, 300)}…` : answer}”</p>
        <p>{regradedWords(regraded)} No score goes down, and marks set by hand stay.</p>
      </DialogBody>
      <DialogFooter>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button onClick={onConfirm}>Accept for everyone</Button>
      </DialogFooter>
    </Dialog>
  )
}

function regradedWords(regraded: number): string {
  if (regraded === 0) return 'Nobody else has given it yet, so no score changes now. From now on it counts as right.'
  return `The question is scored again in ${regraded === 1 ? '1 session' : `${regraded} places`}, including this one. From now on the answer counts as right.`
}
