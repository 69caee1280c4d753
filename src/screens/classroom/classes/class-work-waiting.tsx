import { Button } from '#src/ui/controls/button.tsx'
import { ErrorBand } from '#src/ui/feedback/band.tsx'
import { Dialog, DialogBody, DialogFooter } from '#src/ui/feedback/dialog.tsx'
import { LoadingLine } from '#src/ui/feedback/skeleton.tsx'

type ClassWorkWaitingProps = { title: string; isFailed: boolean; onRetry: () => void; onClose: () => void }

/** A dialog about a class while the work it was given is being read, or could not be. */
export function ClassWorkWaiting({ title, isFailed, onRetry, onClose }: ClassWorkWaitingProps) {
  return (
    <Dialog open title={title} onClose={onClose}>
      <DialogBody>
        {isFailed ? (
          <ErrorBand box onRetry={onRetry}>
            Failed to fetch the work of this class
          </ErrorBand>
        ) : (
          <LoadingLine>Loading the work of this class...</LoadingLine>
        )}
      </DialogBody>
      <DialogFooter>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
