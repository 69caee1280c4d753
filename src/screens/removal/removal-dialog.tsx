import { type ReactNode, useRef, useState } from 'react'
import { css } from '#styled/css'
import { ErrorBand } from '#src/ui/band.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog, DialogBody, DialogFooter } from '#src/ui/dialog.tsx'
import { focusKeeper } from './focus-keeper.ts'

/** How a removal stands: asked about, on its way (`done` of `total`), or done in part: `summary` says how much, `failures` why not. */
export type RemovalView =
  | { mode: 'confirming' }
  | { mode: 'removing'; done: number; total: number }
  | { mode: 'partlyDone'; summary: string; failures: readonly { title: string; sentence: string }[] }

/** Props of `RemovalDialog`: `question` in its literal words, `children` what is lost and what stays, `failed` the literal failure. */
export type RemovalDialogProps = {
  view: RemovalView
  title: string
  question: string
  confirmLabel: string
  failed: string
  children?: ReactNode
  onConfirm: () => void
  onCancel: () => void
  onRetry: () => void
  onLeave: () => void
}

/** Asks before something is deleted and stays until it is, or until the reader leaves what could not be. Load it lazily. */
export function RemovalDialog({ view, ...props }: RemovalDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  const [focusAfter] = useState(focusKeeper)
  const isRemoving = view.mode === 'removing'
  const isPartly = view.mode === 'partlyDone'
  return (
    <Dialog
      open
      alert
      title={props.title}
      dismissible={!isRemoving}
      initialFocus={cancel}
      finalFocus={focusAfter}
      onClose={isPartly ? props.onLeave : props.onCancel}
    >
      <DialogBody>
        {isPartly ? (
          <ErrorBand box safe={`${view.summary}.`} onRetry={props.onRetry}>
            {`${props.failed}.`}
          </ErrorBand>
        ) : (
          <div className={stack}>
            <p className={strong}>{props.question}</p>
            {props.children === undefined ? null : <p className={quiet}>{props.children}</p>}
            <p role="status" className={quiet}>
              {isRemoving && view.total > 1 ? `${view.done} of ${view.total} deleted` : ''}
            </p>
          </div>
        )}
        {isPartly ? (
          <ul className={list}>
            {view.failures.map(({ title, sentence }, index) => (
              <li key={`${index} ${title}`}>
                <strong>{title}</strong>: {sentence}
              </li>
            ))}
          </ul>
        ) : null}
      </DialogBody>
      <DialogFooter>
        {isPartly ? (
          <Button variant="secondary" onClick={props.onLeave}>
            Leave them
          </Button>
        ) : (
          <>
            <Button ref={cancel} variant="secondary" onClick={props.onCancel}>
              {isRemoving ? 'Stop' : 'Cancel'}
            </Button>
            <Button variant="dangerSolid" busy={isRemoving} busyLabel="Deleting..." onClick={props.onConfirm}>
              {props.confirmLabel}
            </Button>
          </>
        )}
      </DialogFooter>
    </Dialog>
  )
}

const stack = css({ display: 'flex', flexDirection: 'column', gap: '2' })
const strong = css({ fontWeight: 'semibold' })
const quiet = css({ color: 'muted' })
const list = css({ mt: '4', display: 'flex', flexDirection: 'column', gap: '1.5' })
