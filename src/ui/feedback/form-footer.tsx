import { Button } from '#src/ui/controls/button.tsx'
import { DialogFooter } from './dialog.tsx'

/**
 * Props of `FormFooter`. `form` is the id of the form above it, `send` what its button says and `sending` what that says on its way;
 * without `canSend` it waits for something in the form.
 */
export type FormFooterProps = { form: string; send: string; sending: string; canSend?: boolean; isBusy: boolean; onCancel: () => void }

/** The foot of a dialog with a form: Cancel, and the button that sends it. */
export function FormFooter({ form, send, sending, canSend = true, isBusy, onCancel }: FormFooterProps) {
  return (
    <DialogFooter>
      <Button variant="secondary" disabled={isBusy} onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" form={form} busy={isBusy} busyLabel={sending} disabled={!canSend}>
        {send}
      </Button>
    </DialogFooter>
  )
}
