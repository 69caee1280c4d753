import { useRef } from 'react'
import type { Class, ClassWork } from '#contract/classroom/classes.ts'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { countOf } from '#src/ui/data-table/counts.ts'
import { Dialog, DialogBody, DialogFooter } from '#src/ui/feedback/dialog.tsx'
import { FormSentence } from '#src/screens/classroom/form-sentence.tsx'
import type { FormView } from '#src/screens/classroom/form-view.ts'
import { isolated } from '#src/ui/text/isolated.ts'

/** Props of `ArchiveClassDialog`: the class as it is now, and what it was given. */
export type ArchiveClassDialogProps = {
  view: FormView
  class: Pick<Class, 'name' | 'students' | 'archived_at'>
  work: readonly ClassWork[]
  onConfirm: () => void
  onRetry: () => void
  onClose: () => void
}

/** Asks before a class is archived, or brought back where it is, and says what that closes or opens and what stays. Load it lazily. */
export function ArchiveClassDialog({ view, class: one, work, onConfirm, onRetry, onClose }: ArchiveClassDialogProps) {
  const confirm = useRef<HTMLButtonElement>(null)
  const words = one.archived_at === null ? archiving : bringingBack
  const open = work.filter((piece) => piece.open > 0)
  return (
    <Dialog open title={words.title(one.name)} initialFocus={confirm} dismissible={!view.isBusy} onClose={onClose}>
      <DialogBody>
        <div className={css({ display: 'flex', flexDirection: 'column', gap: '3' })}>
          <FormSentence view={view} isTyped={false} onRetry={onRetry} />
          <p>{words.lead}</p>
          <ul className={css({ listStyle: 'disc', paddingInlineStart: '5', display: 'flex', flexDirection: 'column', gap: '1.5', color: 'muted' })}>
            <li>{open.length === 0 ? 'No work of it is open.' : words.work(countOf(open.length, pieces), open.length)}</li>
            {open.slice(0, most).map(({ id, title, open: count }) => (
              <li key={id} className={css({ marginInlineStart: '4' })}>{`${title}: ${countOf(count, students)} ${count === 1 ? 'has' : 'have'} not turned it in`}</li>
            ))}
            {open.length > most ? <li className={css({ marginInlineStart: '4' })}>{`and ${open.length - most} more`}</li> : null}
            <li>{`${countOf(one.students.length, students)} ${one.students.length === 1 ? 'stays' : 'stay'} in it. Their scores and sessions stay too.`}</li>
          </ul>
        </div>
      </DialogBody>
      <DialogFooter>
        <Button variant="secondary" disabled={view.isBusy} onClick={onClose}>
          Cancel
        </Button>
        <Button ref={confirm} busy={view.isBusy} busyLabel={words.busy} onClick={onConfirm}>
          {words.verb}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}

const most = 5
const pieces = { one: 'assignment', many: 'assignments' }
const students = { one: 'student', many: 'students' }
const archiving = {
  title: (name: string) => `Archive ${isolated(name)}?`,
  lead: 'It leaves your lists and stands under Archived, from where you can bring it back at any time.',
  work: (count: string, many: number) => `${count} ${many === 1 ? 'is' : 'are'} still open and will close for the students; sessions that are running end.`,
  verb: 'Archive class',
  busy: 'Archiving...',
}
const bringingBack = {
  title: (name: string) => `Bring back ${isolated(name)}?`,
  lead: 'It stands in your lists again and can get work and students.',
  work: (count: string, many: number) => `${count} ${many === 1 ? 'opens' : 'open'} for the students again, with the tries, points and time they had.`,
  verb: 'Bring back',
  busy: 'Bringing back...',
}
