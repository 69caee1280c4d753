import { Button } from '#src/ui/controls/button.tsx'
import { ErrorBand } from '#src/ui/feedback/band.tsx'
import { Dialog, DialogBody, DialogFooter } from '#src/ui/feedback/dialog.tsx'
import { LoadingLine } from '#src/ui/feedback/skeleton.tsx'

/** Props of `WaitingDialog`: `loading` and `failed` are its sentences while it is read and once it could not be. */
export type WaitingDialogProps = { title: string; loading: string; failed: string; isFailed: boolean; onRetry: () => void; onClose: () => void }

/** A dialog while what it is about is being read, or could not be. */
export function WaitingDialog({ title, loading, failed, isFailed, onRetry, onClose }: WaitingDialogProps) {
  return (
    <Dialog open title={title} onClose={onClose}>
      <DialogBody>
        {isFailed ? (
          <ErrorBand box onRetry={onRetry}>
            {failed}
          </ErrorBand>
        ) : (
          <LoadingLine>{loading}</LoadingLine>
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
