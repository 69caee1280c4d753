import { useRef } from 'react'
import type { Assignment } from '#contract/assignments/assignment.ts'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { countOf } from '#src/ui/data-table/counts.ts'
import { Dialog, DialogBody, DialogFooter } from '#src/ui/feedback/dialog.tsx'
import { FormSentence } from '#src/screens/classroom/form-sentence.tsx'
import type { FormView } from '#src/screens/classroom/form-view.ts'
import { NameBadges } from './name-badges.tsx'

/** Props of `FreshStartDialog`. */
export type FreshStartDialogProps = {
  view: FormView
  work: readonly Assignment[]
  onConfirm: () => void
  onRetry: () => void
  onClose: () => void
}

/** Asks before students may begin work anew, and says what that gives back and what stays. Load it lazily. */
export function FreshStartDialog({ view, work, onConfirm, onRetry, onClose }: FreshStartDialogProps) {
  const allow = useRef<HTMLButtonElement>(null)
  const begun = work.filter(({ first_started_at: startedAt }) => typeof startedAt === 'string')
  const names = [...new Set(begun.map(({ student }) => (student.name.trim() === '' ? 'Unknown Student' : student.name)))]
  const running = begun.filter(({ open_session: open }) => open !== null).length
  const turnedIn = begun.filter(({ config }) => config.complete).length
  return (
    <Dialog open title={`Allow a fresh start of ${countOf(begun.length, noun)}?`} initialFocus={allow} dismissible={!view.isBusy} onClose={onClose}>
      <DialogBody>
        <div className={css({ display: 'flex', flexDirection: 'column', gap: '3' })}>
          <FormSentence view={view} isTyped={false} onRetry={onRetry} />
          <NameBadges label="Students" names={names} most={5} />
          <p>The next session begins with all tries and the whole time. What was kept from earlier ones is not counted any more.</p>
          <ul className={css({ listStyle: 'disc', paddingInlineStart: '5', display: 'flex', flexDirection: 'column', gap: '1.5', color: 'muted' })}>
            {turnedIn === 0 ? null : <li>{turnedInWords(turnedIn, work.length)}</li>}
            {running === 0 ? null : <li>{running === 1 ? 'A session that is running ends.' : `${running} sessions that are running end.`}</li>}
            {begun.length === work.length ? null : <li>{untouchedWords(work.length - begun.length)}</li>}
            <li>Every chat stays for you to read.</li>
          </ul>
        </div>
      </DialogBody>
      <DialogFooter>
        <Button variant="secondary" disabled={view.isBusy} onClick={onClose}>
          Cancel
        </Button>
        <Button ref={allow} busy={view.isBusy} busyLabel="Allowing..." onClick={onConfirm}>
          Allow a fresh start
        </Button>
      </DialogFooter>
    </Dialog>
  )
}

function turnedInWords(count: number, total: number): string {
  const which = total === 1 ? 'It was turned in' : count === 1 ? 'One was turned in' : `${count} were turned in`
  return `${which} and may be done once more. The best score stays.`
}

function untouchedWords(count: number): string {
  return count === 1 ? 'One was not begun and stays as it is.' : `${count} were not begun and stay as they are.`
}

const noun = { one: 'assignment', many: 'assignments' }
