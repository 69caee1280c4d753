import type { ParentLink } from '#contract/classroom/parent-links.ts'
import { css } from '#styled/css'
import { QrCode } from '#src/screens/classroom/qr-code.tsx'
import { formatDateInYear } from '#src/screens/dates.ts'
import { FormSentence } from '#src/screens/classroom/form-sentence.tsx'
import type { FormView } from '#src/screens/classroom/form-view.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog, DialogBody, DialogFooter } from '#src/ui/feedback/dialog.tsx'
import { useCopy } from '#src/ui/hooks/use-copy.ts'
import { copy, printer } from '#src/ui/icons/icons.ts'

/** Props of `ParentLinkDialog`: the link there is, and the address of one that was made just now, which is shown only then. */
export type ParentLinkDialogProps = {
  view: FormView
  name: string
  link: ParentLink | null
  made: string | null
  timeZone: string
  onMake: () => void
  onEnd: () => void
  onPrint: () => void
  onRetry: () => void
  onClose: () => void
}

/** The link that shows a student's parents their work and scores. Load it lazily. */
export function ParentLinkDialog({ view, name, link, made, timeZone, onPrint, onRetry, onClose, ...on }: ParentLinkDialogProps) {
  const { outcome, copy: copyLink } = useCopy(made ?? '')
  const until = link === null ? '' : formatDateInYear(link.ends_at, timeZone)
  return (
    <Dialog open title="Link for parents" dismissible={!view.isBusy && made === null} onClose={onClose}>
      <DialogBody label="Link for parents">
        <div className={stack}>
          <FormSentence view={view} isTyped={false} onRetry={onRetry} />
          {made === null ? <Offer {...{ name, link, timeZone }} /> : <Slip {...{ name, until }} url={made} />}
          <p role="status">{outcome === 'refused' ? 'Your browser does not allow copying here. Select the link and copy it yourself.' : ''}</p>
        </div>
      </DialogBody>
      {made === null ? (
        <DialogFooter>
          {link === null ? null : (
            <Button variant="danger" className={css({ mr: { md: 'auto' } })} disabled={view.isBusy} onClick={on.onEnd}>
              End link
            </Button>
          )}
          <Button variant="secondary" disabled={view.isBusy} onClick={onClose}>
            Cancel
          </Button>
          <Button busy={view.isBusy} busyLabel="Saving..." onClick={on.onMake}>
            {link === null ? 'Make link' : 'Make a new link'}
          </Button>
        </DialogFooter>
      ) : (
        <DialogFooter>
          <Button variant="secondary" icon={copy} onClick={copyLink}>
            {outcome === 'copied' ? 'Copied' : 'Copy link'}
          </Button>
          <Button variant="secondary" icon={printer} onClick={onPrint}>
            Print slip
          </Button>
          <Button onClick={onClose}>Done</Button>
        </DialogFooter>
      )}
    </Dialog>
  )
}

function Offer({ name, link, timeZone }: Pick<ParentLinkDialogProps, 'name' | 'link' | 'timeZone'>) {
  return (
    <>
      <p>
        Whoever has the link sees the work you gave <bdi>{name}</bdi>, its due dates and scores, without signing in. No answers or chats
        are shown, and nothing
        can be changed.
      </p>
      {link === null ? (
        <p className={muted}>It works for 12 months, or until you end it.</p>
      ) : (
        <p className={muted}>
          You made one on {formatDateInYear(link.made_at, timeZone)}; it works until {formatDateInYear(link.ends_at, timeZone)}. It cannot be shown
          again. A new one ends it.
        </p>
      )}
    </>
  )
}

function Slip({ name, until, url }: { name: string; until: string; url: string }) {
  return (
    <>
      <div className={slip} data-cards="">
        <div className={css({ flex: '1', minWidth: '[14rem]', display: 'flex', flexDirection: 'column', gap: '2' })}>
          <p className={css({ textStyle: 'section' })}>For the parents of <bdi>{name}</bdi></p>
          <p>This address shows <bdi>{name}</bdi>’s work and scores. Point a camera at the code, or type it; no password is needed.</p>
          <p className={address}>{url}</p>
          <p className={muted}>It works until {until}. Keep it to yourself.</p>
        </div>
        <QrCode label="Code that opens this address" text={url} />
      </div>
      <p className={css({ color: 'muted', _print: { display: 'none' } })}>The link is shown only now. Copy or print it before you close this.</p>
    </>
  )
}

const stack = css({ display: 'flex', flexDirection: 'column', gap: '3', overflowWrap: 'break-word' })
const muted = css({ color: 'muted' })
const slip = css({ display: 'flex', flexWrap: 'wrap', gap: '4', p: '4', border: '[1px dashed token(colors.control)]', borderRadius:
'control', breakInside: 'avoid' })
const address = css({ fontFamily: 'mono', overflowWrap: 'break-word', userSelect: 'all' })
