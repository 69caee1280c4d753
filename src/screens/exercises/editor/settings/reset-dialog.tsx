import { useRef } from 'react'
import { defaultExerciseConfig } from '#contract/exercises/exercises.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog, DialogBody, DialogFooter } from '#src/ui/feedback/dialog.tsx'

type ResetDialogProps = { isSpoken: boolean; onReset: () => void; onCancel: () => void }

/** Asks before the settings go back to their defaults, and names these. `isSpoken` leaves out what has no meaning for spoken questions. */
export function ResetDialog({ isSpoken, onReset, onCancel }: ResetDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  const { letterGradeToMoveOn, pointReductionPerAttempt, maxReductionFromAttempts, maxPointsAfterAnswerGiven } = defaultExerciseConfig
  return (
    <Dialog open title="Reset the settings?" alert onClose={onCancel} initialFocus={cancel} size="md">
      <DialogBody>
        <p>
          They go back to their defaults right away: no timer, questions in your order
          {isSpoken
            ? '. '
            : `, moderate grading, ${letterGradeToMoveOn} to move on, each extra try costs ${pointReductionPerAttempt}%, tries cost at most ` +
              `${maxReductionFromAttempts}%, and after the answer is shown at most ${maxPointsAfterAnswerGiven}%. `}
          Points, tries and audio speed of each question stay.
        </p>
      </DialogBody>
      <DialogFooter>
        <Button variant="danger" onClick={onReset}>
          Reset settings
        </Button>
        <Button ref={cancel} onClick={onCancel}>
          Cancel
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
