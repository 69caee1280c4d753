import type { JoinCode } from '#contract/classroom/join-codes.ts'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog, DialogBody, DialogFooter } from '#src/ui/feedback/dialog.tsx'
import { useCopy } from '#src/ui/hooks/use-copy.ts'
import { copy } from '#src/ui/icons/icons.ts'
import { FormSentence } from '#src/screens/classroom/form-sentence.tsx'
import type { FormView } from '#src/screens/classroom/form-view.ts'
import { formatMoment } from '#src/screens/dates.ts'

/** Props of `JoinCodeDialog`: the code the class has, null where it has none; its end is told in `timeZone`. */
export type JoinCodeDialogProps = {
  view: FormView
  className: string
  joinCode: JoinCode | null
  timeZone: string
  onTurn: (isOn: boolean) => void
  onRetry: () => void
  onClose: () => void
}

/** The code with which students join a class, to turn on, read out and end. Load it lazily. */
export function JoinCodeDialog({ view, className, joinCode, timeZone, onTurn, onRetry, onClose }: JoinCodeDialogProps) {
  return (
    <Dialog open title="Join code" dismissible={!view.isBusy} onClose={onClose}>
      <DialogBody label="Join code">
        <div className={stack}>
          <FormSentence view={view} isTyped={false} onRetry={onRetry} />
          {joinCode === null ? <Off className={className} /> : <On {...{ className, joinCode, timeZone }} />}
        </div>
      </DialogBody>
      <DialogFooter>
        {joinCode === null ? (
          <Button variant="secondary" disabled={view.isBusy} onClick={onClose}>
            Cancel
          </Button>
        ) : (
          <Button variant="danger" className={css({ mr: { md: 'auto' } })} busy={view.isBusy} busyLabel="Ending..." onClick={() => onTurn(false)}>
            End code now
          </Button>
        )}
        {joinCode === null ? (
          <Button busy={view.isBusy} busyLabel="Making a code..." onClick={() => onTurn(true)}>
            Turn on
          </Button>
        ) : (
          <Button disabled={view.isBusy} onClick={onClose}>
            Done
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  )
}

function Off({ className }: { className: string }) {
  return (
    <>
      <p>
        With a code, students who have an account at your school put themselves into <bdi>{className}</bdi>. It works for 24 hours, or
        until you end it.
      </p>
      <p className={muted}>They get the open work of the class, and you see them as your students. Without an account the code opens nothing.</p>
    </>
  )
}

function On({ className, joinCode, timeZone }: { className: string; joinCode: JoinCode; timeZone: string }) {
  const { outcome, copy: copyLink } = useCopy(joinCode.url)
  return (
    <>
      <p className={board}>{joinCode.code}</p>
      <p>
        Works until {formatMoment(joinCode.ends_at, timeZone)}. Students sign in, press “Join a class” below their work, and type it.
      </p>
      <p className={muted}>
        Or send them the link: <span className={link}>{joinCode.url}</span>{' '}
        <Button variant="text" size="sm" icon={copy} onClick={copyLink}>
          {outcome === 'copied' ? 'Copied' : 'Copy link'}
        </Button>
      </p>
      <p role="status">{outcome === 'refused' ? 'Your browser does not allow copying here. Select the link and copy it yourself.' : ''}</p>
      <p className={muted}>Whoever joins stands in the list of <bdi>{className}</bdi>; you can take them out again.</p>
    </>
  )
}

const stack = css({ display: 'flex', flexDirection: 'column', gap: '3', overflowWrap: 'break-word' })
const muted = css({ color: 'muted' })
const link = css({ fontFamily: 'mono', overflowWrap: 'break-word', userSelect: 'all' })
const board = css({
  p: '5',
  background: 'sunken',
  borderRadius: 'control',
  fontFamily: 'mono',
  fontSize: { base: '[2rem]', md: '[2.75rem]' },
  fontWeight: 'bold',
  letterSpacing: '[0.06em]',
  textAlign: 'center',
  userSelect: 'all',
})
