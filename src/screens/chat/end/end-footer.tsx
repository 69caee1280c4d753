import type { RefObject } from 'react'
import { css } from '#styled/css'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { DialogFooter } from '#src/ui/feedback/dialog.tsx'
import { rotateCcw } from '#src/ui/icons/icons.ts'

type Props = {
  /** How many questions practicing would ask again; with none the way home is the primary one. */
  missed: number
  /** The primary button, which takes the focus. */
  first: RefObject<HTMLButtonElement | null>
  /** Sends the last answer again while it waits; then nothing leads into another session. */
  onRetry?: (() => void) | null
  onReturnHome: () => void
  onPractice: () => void
}

/** What to do after a session: practice what was missed first, or else go home. */
export function EndFooter({ missed, first, onRetry = null, onReturnHome, onPractice }: Props) {
  const isPracticeOffered = missed > 0 && onRetry === null
  return (
    <DialogFooter>
      {onRetry === null ? null : (
        <Button variant="secondary" className={button} onClick={onRetry}>
          Send it now
        </Button>
      )}
      <Button ref={isPracticeOffered ? undefined : first} variant={isPracticeOffered ? 'secondary' : 'primary'} className={button} onClick={onReturnHome}>
        Return Home
      </Button>
      {isPracticeOffered ? (
        <Button ref={first} icon={rotateCcw} className={button} onClick={onPractice}>
          Practice the {missed === 1 ? 'one' : missed} you missed
        </Button>
      ) : null}
    </DialogFooter>
  )
}

/** What to do after a sample: home, where the focus is, or on to an account. */
export function SampleFooter({ first, onReturnHome }: Pick<Props, 'first' | 'onReturnHome'>) {
  return (
    <DialogFooter>
      <Button ref={first} variant="secondary" className={half} onClick={onReturnHome}>
        Return Home
      </Button>
      <ButtonLink href="/login" variant="secondary" className={half}>
        Log in
      </ButtonLink>
      <ButtonLink href="/register" className={button}>
        Create an account
      </ButtonLink>
    </DialogFooter>
  )
}

const button = css({ flexBasis: { base: '[100%]', md: '[auto]' } })
const half = css({ flexBasis: { base: '[40%]', md: '[auto]', _tight: '[100%]' } })
