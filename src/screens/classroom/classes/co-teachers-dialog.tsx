import { type FormEvent, useState } from 'react'
import type { ClassTeachers } from '#contract/classroom/co-teachers.ts'
import type { CoTeaching } from '#machines/classroom/classroom/classroom.forms.ts'
import { FormSentence } from '#src/screens/classroom/form-sentence.tsx'
import type { FormView } from '#src/screens/classroom/form-view.ts'
import { useFirstWrong } from '#src/screens/classroom/use-first-wrong.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { EmailInput } from '#src/ui/controls/input.tsx'
import { Dialog, DialogBody, DialogFooter } from '#src/ui/feedback/dialog.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import { css } from '#styled/css'

/**
 * Props of `CoTeachersDialog`: `said` tells of what was done last, `mayDecide` whether the viewer takes out, `mayInvite` whether they
 * invite, and `meId` who they are.
 */
export type CoTeachersDialogProps = {
  view: FormView
  className: string
  teachers: ClassTeachers
  said: string
  mayDecide: boolean
  mayInvite: boolean
  meId: number | null
  onAct: (wanted: CoTeaching) => void
  onRetry: () => void
  onClose: () => void
}

/** Who teaches a class: its teacher, colleagues who teach it too, and who is invited. Load it lazily. */
export function CoTeachersDialog({ view, className, teachers, said, mayDecide, mayInvite, meId, onAct, onRetry, onClose }: CoTeachersDialogProps) {
  return (
    <Dialog open title="Teachers of this class" dismissible={!view.isBusy} onClose={onClose}>
      <DialogBody label="Teachers">
        <div className={stack}>
          <p className={muted}>
            Who teaches <bdi>{className}</bdi> sees its students and their work, gives work to the class, and marks. Renaming, archiving and
            deleting it stay with its teacher.
          </p>
          <FormSentence view={view} isTyped={false} onRetry={onRetry} />
          {said === '' ? null : <Notice tone="good">{said}</Notice>}
          <ul className={list}>
            <li className={row}>
              <bdi className={name}>{teachers.owner.name}</bdi>
              <span className={muted}>Teacher of the class</span>
            </li>
            {teachers.teachers.map((one) => (
              <li key={one.id} className={row}>
                <bdi className={name}>{one.name}</bdi>
                {mayDecide || one.id === meId ? (
                  <Button variant="text" size="sm" disabled={view.isBusy} onClick={() => onAct({ remove: one.id })}>
                    {one.id === meId ? 'Leave the class...' : 'Take out...'}
                    <VisuallyHidden> {one.name}</VisuallyHidden>
                  </Button>
                ) : null}
              </li>
            ))}
            {teachers.invites.map(({ id, email }) => (
              <li key={`invite ${id}`} className={row}>
                <span className={css({ minWidth: '0' })}>
                  <bdi className={name}>{email}</bdi> <span className={muted}>is invited</span>
                </span>
                <Button variant="text" size="sm" disabled={view.isBusy} onClick={() => onAct({ takeBack: id })}>
                  Take back
                  <VisuallyHidden> the invitation of {email}</VisuallyHidden>
                </Button>
              </li>
            ))}
          </ul>
          {mayInvite ? <Inviting view={view} onInvite={(email) => onAct({ invite: email })} /> : null}
        </div>
      </DialogBody>
      <DialogFooter>
        <Button variant="secondary" disabled={view.isBusy} onClick={onClose}>
          Close
        </Button>
      </DialogFooter>
    </Dialog>
  )
}

function Inviting({ view, onInvite }: { view: FormView; onInvite: (email: string) => void }) {
  const [email, setEmail] = useState('')
  const form = useFirstWrong(view)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!view.isBusy) onInvite(email)
  }
  return (
    <form ref={form} className={stack} onSubmit={submit} noValidate>
      <Field label="Invite a colleague by email" help="The invitation is open for 14 days, and you can take it back." error={view.fields['email']}>
        {(control) => (
          <EmailInput
            {...control}
            name="email"
            value={email}
            readOnly={view.isBusy}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
        )}
      </Field>
      <Button type="submit" className={css({ alignSelf: 'flex-start' })} busy={view.isBusy} busyLabel="Saving...">
        Invite
      </Button>
    </form>
  )
}

const stack = css({ display: 'flex', flexDirection: 'column', gap: '4' })
const muted = css({ color: 'muted' })
const name = css({ fontWeight: 'semibold', overflowWrap: 'break-word' })
const list = css({ display: 'flex', flexDirection: 'column', listStyle: 'none' })
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '4',
  minHeight: '11',
  py: '1.5',
  borderBottom: '1px solid',
  borderBottomColor: 'hairline',
})
