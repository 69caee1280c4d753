import { useRef } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog, DialogBody, DialogFooter } from '#src/ui/feedback/dialog.tsx'
import { isolated } from '#src/ui/text/isolated.ts'

/** Props of `EndCoTeachingDialog`: `who` stops teaching the class, null for the viewer. */
export type EndCoTeachingDialogProps = { who: string | null; className: string; onConfirm: () => void; onDecline: () => void }

/** Asks before somebody's teaching of a class ends, and says what follows. Load it lazily. */
export function EndCoTeachingDialog({ who, className, onConfirm, onDecline }: EndCoTeachingDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <Dialog open alert title={who === null ? `Leave ${isolated(className)}?` : `Take ${isolated(who)} out of ${isolated(className)}?`} initialFocus={cancel} onClose={onDecline}>
      <DialogBody>
        {who === null ? (
          <p>You no longer see the class, or students you have only through it. Work you gave stays. To come back you need another invitation.</p>
        ) : (
          <p>They no longer see the class, or students they have only through it. Work they gave stays. You can invite them again.</p>
        )}
      </DialogBody>
      <DialogFooter>
        <Button ref={cancel} variant="secondary" onClick={onDecline}>
          Cancel
        </Button>
        <Button variant="danger" onClick={onConfirm}>
          {who === null ? 'Leave the class' : 'Take out'}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
