import { useRef } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog, DialogBody, DialogFooter } from '#src/ui/feedback/dialog.tsx'
import type { UsableFeedback } from './aspects.tsx'
import { Breakdown } from './breakdown.tsx'

/** All that is known about a take: the score of each side, and every tip. */
export function FeedbackDialog({ feedback, onClose }: { feedback: UsableFeedback; onClose: () => void }) {
  const done = useRef<HTMLButtonElement>(null)
  return (
    <Dialog open size="lg" title="Your feedback" onClose={onClose} initialFocus={done}>
      <DialogBody>
        <Breakdown feedback={feedback} />
      </DialogBody>
      <DialogFooter>
        <Button ref={done} onClick={onClose}>
          Done
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
