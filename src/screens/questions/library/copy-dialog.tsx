import { useRef } from 'react'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog, DialogBody, DialogFooter } from '#src/ui/feedback/dialog.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'

/** Props of `CopyDialog`; `problem` says why it could not be copied. */
export type CopyDialogProps = { title: string; isBusy: boolean; problem: string | null; onConfirm: () => void; onClose: () => void }

/** Asks before a question is copied. Load it lazily. */
export function CopyDialog({ title, isBusy, problem, onConfirm, onClose }: CopyDialogProps) {
  const confirm = useRef<HTMLButtonElement>(null)
  return (
    <Dialog open title="Copy Question" dismissible={!isBusy} initialFocus={confirm} onClose={onClose}>
      <DialogBody>
        <div className={stack}>
          <p>Copy “<bdi>{title}</bdi>”? The copy is yours to change, with the same prompt and topic.</p>
          {problem === null ? null : <Notice tone="bad">{problem}</Notice>}
        </div>
      </DialogBody>
      <DialogFooter>
        <Button variant="secondary" disabled={isBusy} onClick={onClose}>
          Cancel
        </Button>
        <Button ref={confirm} busy={isBusy} busyLabel="Copying..." onClick={onConfirm}>
          Copy
        </Button>
      </DialogFooter>
    </Dialog>
  )
}

const stack = css({ display: 'flex', flexDirection: 'column', gap: '3' })
