import { useRef } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog, DialogBody, DialogFooter } from '#src/ui/feedback/dialog.tsx'

type LeaveDialogProps = { unsaved: readonly string[]; onStay: () => void; onLeave: () => void; onDiscard: () => void }

/** Asks before a page with unsaved changes is left, and says what happens to them. */
export function LeaveDialog({ unsaved, onStay, onLeave, onDiscard }: LeaveDialogProps) {
  const stay = useRef<HTMLButtonElement>(null)
  return (
    <Dialog open title="Leave with unsaved changes?" alert onClose={onStay} initialFocus={stay} size="md">
      <DialogBody>
        <p>
          Not saved yet: {unsaved.join(', ')}. Students do not see these changes. A draft stays in this browser until you come
          back.
        </p>
      </DialogBody>
      <DialogFooter>
        <Button variant="danger" onClick={onDiscard}>
          Discard and leave
        </Button>
        <Button variant="secondary" onClick={onLeave}>
          Leave, keep draft
        </Button>
        <Button ref={stay} onClick={onStay}>
          Keep editing
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
