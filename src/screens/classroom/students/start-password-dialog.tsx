import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog, DialogBody, DialogFooter } from '#src/ui/feedback/dialog.tsx'
import { copy, printer } from '#src/ui/icons/icons.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { useCopy } from '#src/ui/hooks/use-copy.ts'

/** Props of `StartPasswordDialog`. `lead` says what happened; `another` is the way to the next one, null when there is none. */
export type StartPasswordDialogProps = {
  title: string
  lead: string
  problem: string | null
  username: string
  startPassword: string | null
  onPrint: (() => void) | null
  onAnother: (() => void) | null
  /** What gets the focus after closing, where what opened the first dialog cannot be found by itself. */
  finalFocus?: () => HTMLElement | null
  onClose: () => void
}

/** Shows how a student signs in the first time. The password is nowhere else, so only its own buttons end it. Load it lazily. */
export function StartPasswordDialog({ title, lead, problem, username, startPassword, finalFocus, ...on }: StartPasswordDialogProps) {
  const { onPrint, onAnother, onClose } = on
  const { outcome, copy: copyBoth } = useCopy(`${username} ${startPassword ?? ''}`)
  return (
    <Dialog open title={title} dismissible={false} finalFocus={finalFocus} onClose={onClose}>
      <DialogBody>
        <div className={stack}>
          <Notice tone="good">{lead}</Notice>
          {problem === null ? null : <Notice tone="bad">{problem}</Notice>}
          <dl className={facts}>
            <dt>Username</dt>
            <dd dir="auto">{username}</dd>
            {startPassword === null ? null : (
              <>
                <dt>Start password</dt>
                <dd>{startPassword}</dd>
              </>
            )}
          </dl>
          <p role="status">{outcome === 'refused' ? 'Your browser does not allow copying here. Select the text and copy it yourself.' : ''}</p>
          {startPassword === null ? null : (
            <p className={css({ color: 'muted' })}>It is shown only now. It works until the first login, when the student chooses their own.</p>
          )}
        </div>
      </DialogBody>
      <DialogFooter>
        {startPassword === null ? null : (
          <Button
            variant="text"
            icon={copy}
            className={css({ mr: { md: 'auto' } })}
            onClick={copyBoth}
          >
            {outcome === 'copied' ? 'Copied' : 'Copy'}
          </Button>
        )}
        {onPrint === null ? null : (
          <Button variant="secondary" icon={printer} onClick={onPrint}>
            Print card
          </Button>
        )}
        {onAnother === null ? null : (
          <Button variant="secondary" onClick={onAnother}>
            Add another
          </Button>
        )}
        <Button onClick={onClose}>Done</Button>
      </DialogFooter>
    </Dialog>
  )
}

const stack = css({ display: 'flex', flexDirection: 'column', gap: '4' })
const facts = css({
  display: 'grid',
  gridTemplateColumns: '[auto minmax(0, 1fr)]',
  columnGap: '5',
  rowGap: '2',
  alignItems: 'baseline',
  p: '4',
  background: 'sunken',
  borderRadius: 'control',
  '& dt': { color: 'muted' },
  '& dd': { fontFamily: 'mono', fontSize: 'section', overflowWrap: 'break-word', userSelect: 'all' },
})
