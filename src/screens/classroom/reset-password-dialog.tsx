import { useRef } from 'react'
import { css } from '#styled/css'
import { Button } from '#src/ui/button.tsx'
import { Dialog, DialogBody, DialogFooter } from '#src/ui/dialog.tsx'
import { FormSentence } from './form-sentence.tsx'
import type { FormView } from './form-view.ts'

type ResetPasswordDialogProps = { view: FormView; name: string; onConfirm: () => void; onRetry: () => void; onClose: () => void }

/** Asks before a student's password is replaced. Load it lazily. */
export function ResetPasswordDialog({ view, name, onConfirm, onRetry, onClose }: ResetPasswordDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <Dialog open alert title="Reset Password" initialFocus={cancel} dismissible={!view.isBusy} onClose={onClose}>
      <DialogBody>
        <div className={css({ display: 'flex', flexDirection: 'column', gap: '3' })}>
          <FormSentence view={view} onRetry={onRetry} />
          <p>{name} gets a new start password. The present one stops working, and every device of theirs is signed out.</p>
        </div>
      </DialogBody>
      <DialogFooter>
        <Button ref={cancel} variant="secondary" disabled={view.isBusy} onClick={onClose}>
          Cancel
        </Button>
        <Button busy={view.isBusy} busyLabel="Resetting..." onClick={onConfirm}>
          Reset Password
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
