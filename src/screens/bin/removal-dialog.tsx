import { type ReactNode, useRef, useState } from 'react'
import type { BatchView } from '#machines/forms/batch/batch.selectors.ts'
import { css } from '#styled/css'
import { ErrorBand } from '#src/ui/feedback/band.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog, DialogBody, DialogFooter } from '#src/ui/feedback/dialog.tsx'
import { progressWords } from '#src/ui/feedback/progress-words.ts'
import { StoppedBand } from '#src/ui/feedback/stopped-band.tsx'
import { focusKeeper } from './focus-keeper.ts'

/** How a removal stands: asked about, or what became of deleting each of them. */
export type RemovalView = { mode: 'confirming' } | BatchView<{ title: string; sentence: string }>

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
  const isRemoving = view.mode === 'running'
  const isPartly = view.mode === 'partlyDone' || view.mode === 'stopped'
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
        {view.mode === 'stopped' ? (
          <StoppedBand onContinue={props.onRetry}>{view.summary}</StoppedBand>
        ) : view.mode === 'partlyDone' ? (
          <ErrorBand box safe={`${view.summary}.`} onRetry={props.onRetry}>
            {props.failed}
          </ErrorBand>
        ) : (
          <div className={stack}>
            <p dir="auto" className={strong}>{props.question}</p>
            {props.children === undefined ? null : <p className={quiet}>{props.children}</p>}
            <p role="status" className={quiet}>
              {isRemoving && view.total > 1 ? progressWords(view, 'deleted') : ''}
            </p>
          </div>
        )}
        {view.mode === 'partlyDone' ? (
          <ul className={list}>
            {view.failures.map(({ title, sentence }, index) => (
              <li key={`${index} ${title}`}>
                <strong dir="auto">{title}</strong>: {sentence}
              </li>
            ))}
          </ul>
        ) : null}
      </DialogBody>
      <DialogFooter>
        <Button
          ref={cancel}
          variant="secondary"
          busy={isRemoving && view.isStopping}
          busyLabel={isRemoving ? 'Stopping...' : undefined}
          onClick={isPartly ? props.onLeave : props.onCancel}
        >
          {isPartly ? 'Leave them' : isRemoving ? 'Stop' : 'Cancel'}
        </Button>
        {isPartly ? null : (
          <Button variant="dangerSolid" busy={isRemoving} busyLabel="Deleting..." onClick={props.onConfirm}>
            {props.confirmLabel}
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  )
}

const stack = css({ display: 'flex', flexDirection: 'column', gap: '2' })
const strong = css({ fontWeight: 'semibold' })
const quiet = css({ color: 'muted' })
const list = css({ mt: '4', display: 'flex', flexDirection: 'column', gap: '1.5' })
