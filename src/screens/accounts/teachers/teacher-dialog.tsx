import { useRef } from 'react'
import type { TeacherAct } from '#machines/accounts/teachers/teachers.forms.ts'
import { FormSentence } from '#src/screens/classroom/form-sentence.tsx'
import type { FormView } from '#src/screens/classroom/form-view.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog, DialogBody, DialogFooter } from '#src/ui/feedback/dialog.tsx'
import { css } from '#styled/css'
import { isolated } from '#src/ui/text/isolated.ts'

/** Props of `TeacherDialog`; `who` is the teacher's name, or the invited address. */
export type TeacherDialogProps = { view: FormView; act: TeacherAct; who: string; onConfirm: () => void; onRetry: () => void; onClose: () => void }

/** Asks before something is done about a teacher or an invitation, and says what follows. Load it lazily. */
export function TeacherDialog({ view, act, who, onConfirm, onRetry, onClose }: TeacherDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  const { title, lead, button, busy } = words[act]
  return (
    <Dialog open alert title={title(who)} initialFocus={cancel} dismissible={!view.isBusy} onClose={onClose}>
      <DialogBody>
        <div className={css({ display: 'flex', flexDirection: 'column', gap: '3' })}>
          <FormSentence view={view} isTyped={false} onRetry={onRetry} />
          <p>{lead}</p>
        </div>
      </DialogBody>
      <DialogFooter>
        <Button ref={cancel} variant="secondary" disabled={view.isBusy} onClick={onClose}>
          Cancel
        </Button>
        <Button variant={act === 'remove' ? 'danger' : 'primary'} busy={view.isBusy} busyLabel={busy} onClick={onConfirm}>
          {button}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}

const words: Record<TeacherAct, { title: (who: string) => string; lead: string; button: string; busy: string }> = {
  suspend: {
    title: (who) => `Suspend ${isolated(who)}?`,
    lead: 'They are signed out everywhere and cannot sign in until you let them in again. Their students go on working, and everything of theirs stays.',
    button: 'Suspend',
    busy: 'Suspending...',
  },
  resume: {
    title: (who) => `Let ${isolated(who)} in again?`,
    lead: 'They can sign in again with the password they had.',
    button: 'Let in again',
    busy: 'Saving...',
  },
  vouch: {
    title: (who) => `Vouch for ${isolated(who)}?`,
    lead: 'Do this only for someone you know to teach at your school. All students who joined their classes by a code become theirs to look after: they see and mark all of their work, also what colleagues gave, change their details and passwords, and agree to recordings and AI for the school.',
    button: 'Vouch',
    busy: 'Saving...',
  },
  stopVouching: {
    title: (who) => `Stop vouching for ${isolated(who)}?`,
    lead: 'They go on teaching. Students who came to them by a code alone get a new password from the teacher who made their account, or from you. Students they made, or were given, stay theirs to help.',
    button: 'Stop vouching',
    busy: 'Saving...',
  },
  remove: {
    title: (who) => `Remove ${isolated(who)}?`,
    lead: 'Their account ends for good. Students, classes and work that was given stay, and administrators can give the students to other teachers.',
    button: 'Remove',
    busy: 'Removing...',
  },
  cancelInvite: {
    title: (who) => `Take back the invitation of ${isolated(who)}?`,
    lead: 'The link that was mailed stops working.',
    button: 'Take back',
    busy: 'Saving...',
  },
}
