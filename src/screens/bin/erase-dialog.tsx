import { useRef } from 'react'
import type { BinEntry } from '#contract/bin/bin.ts'
import type { FormView } from '#src/screens/classroom/form-view.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog, DialogBody, DialogFooter } from '#src/ui/feedback/dialog.tsx'
import { ErrorBand } from '#src/ui/feedback/band.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { css } from '#styled/css'

/** Props of `EraseDialog`. */
export type EraseDialogProps = {
  view: FormView
  entry: Pick<BinEntry, 'kind' | 'title'>
  onConfirm: () => void
  onRetry: () => void
  onClose: () => void
}

/** Asks before something that was deleted goes for good. */
export function EraseDialog({ view, entry: { kind, title }, onConfirm, onRetry, onClose }: EraseDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <Dialog open alert title="Delete for good" initialFocus={cancel} dismissible={!view.isBusy} onClose={onClose}>
      <DialogBody>
        <div className={css({ display: 'flex', flexDirection: 'column', gap: '2' })}>
          <p className={css({ fontWeight: 'semibold' })}>{`Delete “${title}” for good?`}</p>
          <p className={css({ color: 'muted' })}>{losses[kind]} This cannot be undone.</p>
          {view.sentence === null || view.sentence === '' ? null : view.canRetry ? (
            <ErrorBand box onRetry={onRetry}>
              {view.sentence}
            </ErrorBand>
          ) : (
            <Notice tone="bad">{view.sentence}</Notice>
          )}
        </div>
      </DialogBody>
      <DialogFooter>
        <Button ref={cancel} variant="secondary" disabled={view.isBusy} onClick={onClose}>
          Cancel
        </Button>
        <Button variant="dangerSolid" busy={view.isBusy} busyLabel="Deleting..." onClick={onConfirm}>
          Delete for good
        </Button>
      </DialogFooter>
    </Dialog>
  )
}

const losses = {
  student: 'Everything of theirs goes with the account: assignments, answers, scores and recordings.',
  class: 'Its students stay, and so does their work.',
  assignment: 'Answers to it stay in past sessions.',
  question: 'Finished work that used it stays.',
  exercise: 'Finished work stays.',
} as const satisfies Record<BinEntry['kind'], string>
