import { Button } from '#src/ui/controls/button.tsx'
import { Band } from '#src/ui/feedback/band.tsx'
import { info } from '#src/ui/icons/icons.ts'

/** Props of `UnconfirmedNotice`; `sentence` is what went wrong with the last email. */
export type UnconfirmedNoticeProps = { email: string; isBusy: boolean; sentence: string | null; onSend: () => void }

/** What waits for a confirmed address, above every page of a teacher who has not confirmed theirs. */
export function UnconfirmedNotice({ email, isBusy, sentence, onSend }: UnconfirmedNoticeProps) {
  const again = (
    <Button variant="secondary" size="sm" busy={isBusy} busyLabel="Sending..." onClick={onSend}>
      Send it again
    </Button>
  )
  return (
    <Band tone="today" shape="edge" icon={info} action={again}>
      <strong>Confirm your email address.</strong> We sent a link to {email}. Until you follow it you cannot send links to students, and the shared
      library stays closed. {sentence === null ? null : <span role="alert">{sentence}</span>}
    </Band>
  )
}
