import { useRef } from 'react'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog, DialogBody, DialogFooter } from '#src/ui/feedback/dialog.tsx'
import { FormSentence } from '#src/screens/classroom/form-sentence.tsx'
import type { FormView } from '#src/screens/classroom/form-view.ts'

/** Props of `ResetPasswordDialog`; `mailing` is how the reset by e-mail stands. */
export type ResetPasswordDialogProps = {
  view: FormView
  mailing: FormView
  name: string
  email: string
  onConfirm: () => void
  onRetry: () => void
  onMail: () => void
  onRetryMail: () => void
  onClose: () => void
}

/** Asks before a student's password is replaced, or offers to let the student do it by e-mail. Load it lazily. */
export function ResetPasswordDialog({ view, mailing, name, email, onConfirm, onRetry, onMail, onRetryMail, onClose }: ResetPasswordDialogProps) {
  const isBusy = view.isBusy || mailing.isBusy
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <Dialog open alert title="Reset Password" initialFocus={cancel} dismissible={!isBusy} onClose={onClose}>
      <DialogBody>
        <div className={css({ display: 'flex', flexDirection: 'column', gap: '3' })}>
          <FormSentence view={view} isTyped={false} onRetry={onRetry} />
          <FormSentence view={mailing} isTyped={false} onRetry={onRetryMail} />
          <p><bdi>{name}</bdi> gets a new start password. The current one stops working, and they are signed out everywhere.</p>
          <p className={css({ color: 'muted' })}>
            Or send an email to {email} with a link where they choose a new password themselves. The current one works until then.
          </p>
        </div>
      </DialogBody>
      <DialogFooter>
        <Button variant="text" className={css({ mr: { md: 'auto' } })} disabled={view.isBusy} busy={mailing.isBusy} busyLabel="Sending..." onClick={onMail}>
          Send reset email
        </Button>
        <Button ref={cancel} variant="secondary" disabled={isBusy} onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={mailing.isBusy} busy={view.isBusy} busyLabel="Resetting..." onClick={onConfirm}>
          Reset Password
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
