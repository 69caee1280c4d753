import { type Ref, useRef } from 'react'
import type { Assignment } from '#contract/assignments/assignment.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog, DialogBody, DialogFooter } from '#src/ui/feedback/dialog.tsx'
import { OverviewFacts } from './overview-facts.tsx'
import { cardAction } from './todo.ts'

/** Props of `OverviewDialog`. */
export type OverviewDialogProps = {
  assignment: Assignment
  now: Date
  timeZone: string
  /** Start, Resume or Practice: the session begins now. */
  onBegin: (assignment: Assignment) => void
  onClose: () => void
}

/** What will happen, before the clock starts: time, questions, points, tries, hints. Load it lazily: it brings the dialog with it. */
export function OverviewDialog({ assignment, now, timeZone, onBegin, onClose }: OverviewDialogProps) {
  const start = useRef<HTMLButtonElement>(null)
  return (
    <Dialog open title={assignment.title} onClose={onClose} initialFocus={start}>
      <DialogBody>
        <OverviewFacts assignment={assignment} now={now} timeZone={timeZone} />
      </DialogBody>
      <DialogFooter>
        <Button size="lg" variant="secondary" onClick={onClose}>
          Not now
        </Button>
        <BeginButton ref={start} now={now} assignment={assignment} onBegin={onBegin} />
      </DialogFooter>
    </Dialog>
  )
}

function BeginButton({ ref, assignment, now, onBegin }: { ref: Ref<HTMLButtonElement> } & Pick<OverviewDialogProps, 'assignment' | 'now' | 'onBegin'>) {
  const action = cardAction(assignment, now)
  const isDisabled = action === 'pending' || action === 'completed' || action === 'closed'
  return (
    <Button ref={ref} size="lg" disabled={isDisabled} onClick={() => onBegin(assignment)}>
      {action === 'closed' ? 'Closed' : action === 'resume' ? 'Resume' : action === 'practice' ? 'Practice' : 'Start'}
    </Button>
  )
}
