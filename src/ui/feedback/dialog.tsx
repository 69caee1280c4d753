import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { type ReactNode, type RefObject, use } from 'react'
import { dialog, type DialogVariantProps } from '#styled/recipes'
import { Button } from '#src/ui/controls/button.tsx'
import { x } from '#src/ui/icons/icons.ts'
import { reachedByKeys } from '#src/ui/hooks/reached-by-keys.ts'
import { SlowSlot } from './slow-slot.ts'

/** Props of `Dialog`. */
export type DialogProps = DialogVariantProps & {
  open: boolean
  title: ReactNode
  children: ReactNode
  /** Called by Close, Escape and a press outside, not by focus that strays to a message; not called when `dismissible` is false. */
  onClose?: () => void
  /** False for a dialog that only its own buttons may end. */
  dismissible?: boolean
  /** An interruption that needs an answer: announced at once, and a press outside does not close it. */
  alert?: boolean
  /** What gets the focus on opening; else the first control. */
  initialFocus?: RefObject<HTMLElement | null>
  /** What gets the focus after closing; else what had it before. */
  finalFocus?: () => HTMLElement | null
}

/**
 * A modal dialog: a centred box, on phones a sheet from below. Holds a `DialogBody` and usually a `DialogFooter`.
 * Import it with the screen's own dialog, lazily: it brings Ark's dialog machine with it.
 */
export function Dialog({ open, title, children, onClose, dismissible = true, alert = false, initialFocus, finalFocus, size, emphasis }: DialogProps) {
  const styles = dialog({ size, emphasis })
  const slow = use(SlowSlot)
  return (
    <Ark.Root
      open={open}
      onOpenChange={(details) => (details.open ? undefined : onClose?.())}
      role={alert ? 'alertdialog' : 'dialog'}
      closeOnEscape={dismissible}
      closeOnInteractOutside={dismissible && !alert}
      onFocusOutside={(event) => event.preventDefault()}
      initialFocusEl={initialFocus ? () => initialFocus.current : undefined}
      finalFocusEl={finalFocus}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Ark.Backdrop className={styles.backdrop} />
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content className={styles.content}>
            <div className={styles.header}>
              <Ark.Title dir="auto" className={styles.title}>{title}</Ark.Title>
              {dismissible ? (
                <Ark.CloseTrigger asChild>
                  <Button variant="quiet" icon={x} className={styles.close}>
                    Close
                  </Button>
                </Ark.CloseTrigger>
              ) : null}
            </div>
            {children}
            {slow}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}

/** The scrolling middle of a dialog. One whose text is long needs a `label`: it is a stop of Tab at every size, and says what it holds. */
export function DialogBody({ label, children }: { label?: string; children: ReactNode }) {
  const reachable = label === undefined ? { ref: reachedByKeys } : { role: 'region', tabIndex: 0, 'aria-label': label }
  return (
    <div className={dialog().body} {...reachable}>
      {children}
    </div>
  )
}

/** The buttons of a dialog, the primary one last; on phones they share the width. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return <div className={dialog().footer}>{children}</div>
}
