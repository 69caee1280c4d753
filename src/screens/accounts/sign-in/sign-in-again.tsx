import { type FormEvent, useRef } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog, DialogBody, DialogFooter } from '#src/ui/feedback/dialog.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { PasswordInput } from '#src/ui/controls/input.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { css } from '#styled/css'

/**
 * Props of `SignInAgain`; `isSample` is somebody who only tried a session and has no password to come back with. `why` is whether the
 * session ended, which to give up is to log out, or something only wants the password typed again, which to give up leaves as it was.
 */
export type SignInAgainProps = {
  open: boolean
  why: 'ended' | 'confirming'
  username: string
  name: string
  isSample: boolean
  isBusy: boolean
  refusal: string | null
  onLogin: (typed: { identifier: string; password: string }) => void
  onGiveUp: () => void
}

/** A dialog over the page whose session ended, or that wants the password again: the same person types it, and the page goes on where it was. */
export function SignInAgain({ open, why, username, name, isSample, isBusy, refusal, onLogin, onGiveUp }: SignInAgainProps) {
  const password = useRef<HTMLInputElement>(null)
  if (isSample) {
    return (
      <Dialog open={open} title="Your sample is over" dismissible={false} alert>
        <DialogBody>
          <p>What you did in it has been deleted. Register to make exercises of your own, or try another sample.</p>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onGiveUp}>Go to the start page</Button>
        </DialogFooter>
      </Dialog>
    )
  }
  const isOver = why === 'ended'
  return (
    <Dialog
      open={open}
      title={isOver ? 'Please sign in again' : 'Confirm it is you'}
      dismissible={!isOver}
      alert
      initialFocus={password}
      onClose={onGiveUp}
    >
      <form onSubmit={(event) => submit(event, username, onLogin)} aria-busy={isBusy}>
        <DialogBody>
          <div className={body}>
            {isOver ? (
              <p>
                Your session has ended, <bdi>{name}</bdi>. What you typed is still here.
              </p>
            ) : (
              <p>Please enter your password again to do this.</p>
            )}
            <input type="text" dir="auto" name="username" autoComplete="username" defaultValue={username} readOnly hidden />
            <Field label={`Password for ${username}`}>
              {(control) => <PasswordInput {...control} ref={password} name="password" autoComplete="current-password" required maxLength={128} readOnly={isBusy} />}
            </Field>
            {refusal ? <Notice tone="bad">{refusal}</Notice> : null}
          </div>
        </DialogBody>
        <DialogFooter>
          <Button variant="secondary" onClick={onGiveUp}>
            {isOver ? 'Logout' : 'Cancel'}
          </Button>
          <Button type="submit" busy={isBusy} busyLabel={isOver ? 'Logging in...' : 'Checking...'}>
            {isOver ? 'Log In' : 'Continue'}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  )
}

function submit(event: FormEvent<HTMLFormElement>, identifier: string, onLogin: SignInAgainProps['onLogin']) {
  event.preventDefault()
  onLogin({ identifier, password: String(new FormData(event.currentTarget).get('password') ?? '') })
}

const body = css({ display: 'flex', flexDirection: 'column', gap: '4' })
