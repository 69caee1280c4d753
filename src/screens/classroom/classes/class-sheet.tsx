import { Dialog, DialogBody } from '#src/ui/feedback/dialog.tsx'
import { ClassPanel, type ClassPanelProps } from './class-panel.tsx'

/** The classes on a phone: a sheet that goes once one was chosen. Load it lazily. */
export function ClassSheet({ onClose, ...panel }: ClassPanelProps & { onClose: () => void }) {
  return (
    <Dialog open title="Class" onClose={onClose}>
      <DialogBody>
        <div onClick={(event) => (event.target instanceof Element && event.target.closest('a, button') !== null ? onClose() : undefined)}>
          <ClassPanel {...panel} />
        </div>
      </DialogBody>
    </Dialog>
  )
}
