import { useState } from 'react'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog, DialogBody, DialogFooter } from './dialog.tsx'
import { filePen, listChecks, users } from '#src/ui/icons/icons.ts'
import { Menu } from '#src/ui/controls/menu.tsx'

/** Dialogs cover the page. */
export const framed = true

/** Open dialogs, and the menu behind its button. */
export const examples = {
  Dialog: () => <Opened label="Open the dialog" />,
  Confirm: () => <Opened label="Open the confirmation" alert />,
  'Only its buttons end it': () => <Opened label="Open the session dialog" emphasis />,
  Menu: () => (
    <Menu
      label="New"
      onChoose={() => undefined}
      entries={[
        { value: 'assignment', label: 'Assignment', icon: filePen },
        { value: 'class', label: 'Class', icon: users },
        { value: 'exercise', label: 'Exercise', icon: listChecks },
        { value: 'nothing', label: 'Not now', disabled: true },
        { value: 'delete', label: 'Delete', danger: true },
      ]}
    />
  ),
}

function Opened({ label, alert = false, emphasis = false }: { label: string; alert?: boolean; emphasis?: boolean }) {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        open={open}
        title={emphasis ? "Time's Up!" : 'Fractions Quiz'}
        alert={alert}
        emphasis={emphasis}
        dismissible={!emphasis}
        onClose={() => setOpen(false)}
      >
        <DialogBody>
          <p className={css({ color: 'muted' })}>The clock starts when you press Start and keeps running if you leave.</p>
        </DialogBody>
        <DialogFooter>
          {emphasis ? null : (
            <Button size="lg" variant="secondary" onClick={() => setOpen(false)}>
              Not now
            </Button>
          )}
          <Button size="lg" variant={alert ? 'dangerSolid' : 'primary'} onClick={() => setOpen(false)}>
            {alert ? 'Abandon' : emphasis ? 'Return Home' : 'Start'}
          </Button>
        </DialogFooter>
      </Dialog>
    </>
  )
}
