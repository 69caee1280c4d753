import { type FormEvent, useId, useRef, useState } from 'react'
import type { Assignment } from '#contract/assignment.ts'
import { css } from '#styled/css'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Dialog, DialogBody, DialogFooter } from '#src/ui/dialog.tsx'
import { Field } from '#src/ui/field.tsx'
import { Input } from '#src/ui/input.tsx'
import { dueInput, dueInstant, dueInstantAfter } from './due-input.ts'
import { FormSentence } from './form-sentence.tsx'
import type { FormView } from './form-view.ts'
import { PastDue } from './past-due.tsx'
import { useFirstWrong } from './use-first-wrong.ts'

/** What is typed about an assignment; `dueAt` is an instant, empty for none. */
export type TypedWork = { title: string; dueAt: string; allowsRedo: boolean }

/** Props of `EditWorkDialog`; `zone` is the one due times are typed in, at `now`. */
export type EditWorkDialogProps = {
  view: FormView
  work: Assignment
  zone: string
  now: Date
  onSave: (typed: TypedWork) => void
  onRetry: () => void
  onClose: () => void
}

/** One assignment: its exercise and student stay, title, due date and the right to do it again can be others. Load it lazily. */
export function EditWorkDialog({ view, work, zone, now, onSave, onRetry, onClose }: EditWorkDialogProps) {
  const [title, setTitle] = useState(work.assignment_title)
  const [due, setDue] = useState(dueInput(work.due_date))
  const [allowsRedo, setAllowsRedo] = useState(work.config.allowRedoAssignment)
  const form = useId()
  const first = useRef<HTMLInputElement>(null)
  const formRef = useFirstWrong(view)
  function submit(event: FormEvent) {
    event.preventDefault()
    onSave({ title, dueAt: dueInstantAfter(work.due_date, due), allowsRedo })
  }
  return (
    <Dialog open title="Edit Assignment" initialFocus={first} dismissible={!view.isBusy} onClose={onClose}>
      <DialogBody>
        <form ref={formRef} id={form} className={stack} onSubmit={submit} noValidate>
          <FormSentence view={view} onRetry={onRetry} />
          <dl className={facts}>
            <dt>Exercise</dt>
            <dd>{work.exercise.title.trim() === '' ? 'Unknown exercise' : work.exercise.title}</dd>
            <dt>Student</dt>
            <dd>{work.student.name.trim() === '' ? 'Unknown Student' : work.student.name}</dd>
          </dl>
          <Field label="Title" error={view.fields['title']}>
            {(control) => (
              <Input
                {...control}
                ref={first}
                value={title}
                placeholder="Enter assignment title"
                maxLength={220}
                readOnly={view.isBusy}
                onChange={(event) => setTitle(event.currentTarget.value)}
              />
            )}
          </Field>
          <Field label="Due date and time" help={`In ${zone}.`} error={view.fields['dueAt']}>
            {(control) => <Input {...control} type="datetime-local" value={due} readOnly={view.isBusy} onChange={(event) => setDue(event.currentTarget.value)} />}
          </Field>
          <PastDue dueAt={dueInstantAfter(work.due_date, due)} before={work.due_date} now={now} />
          <Checkbox checked={allowsRedo} onChange={setAllowsRedo}>
            Allow multiple attempts
          </Checkbox>
        </form>
      </DialogBody>
      <DialogFooter>
        <Button variant="secondary" disabled={view.isBusy} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" form={form} busy={view.isBusy} busyLabel="Saving..." disabled={title.trim() === '' || dueInstant(due) === ''}>
          Update Assignment
        </Button>
      </DialogFooter>
    </Dialog>
  )
}

const stack = css({ display: 'flex', flexDirection: 'column', gap: '4' })
const facts = css({
  display: 'grid',
  gridTemplateColumns: '[auto minmax(0, 1fr)]',
  columnGap: '5',
  rowGap: '1',
  p: '3',
  background: 'sunken',
  borderRadius: 'control',
  '& dt': { color: 'muted' },
  '& dd': { fontWeight: 'semibold', overflowWrap: 'anywhere' },
})
