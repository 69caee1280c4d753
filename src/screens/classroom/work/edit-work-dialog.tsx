import { type FormEvent, useId, useRef, useState } from 'react'
import type { Assignment } from '#contract/assignments/assignment.ts'
import { SeenFrom } from '#src/screens/assignments/assigning/seen-from.tsx'
import { css } from '#styled/css'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { Dialog, DialogBody } from '#src/ui/feedback/dialog.tsx'
import { FormFooter } from '#src/ui/feedback/form-footer.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Input } from '#src/ui/controls/input.tsx'
import { dueInput, dueInstant, dueInstantAfter } from './due-input.ts'
import { FormSentence } from '#src/screens/classroom/form-sentence.tsx'
import type { FormView } from '#src/screens/classroom/form-view.ts'
import { PastDue, usePastAsked } from './past-due.tsx'
import { useFirstWrong } from '#src/screens/classroom/use-first-wrong.ts'

/**
 * What is typed about an assignment; `closesAt` is when nobody can start or go on any more, null never; `dueAt` and `seenFrom` are instants, empty
 * while they are not whole. `seenFrom` null is at
 * once, and it is left out once the student sees the work.
 */
export type TypedWork = { title: string; dueAt: string; closesAt: string | null; allowsRedo: boolean; seenFrom?: string | null }

/**
 * Props of `EditWorkDialog`; `zone` is the one times are typed in, at `now`. `onTyped` hears whether it differs, `onCancel` is
 * Cancel's, which asks nothing more.
 */
export type EditWorkDialogProps = {
  view: FormView
  work: Assignment
  zone: string
  now: Date
  onTyped: (isDirty: boolean) => void
  onSave: (typed: TypedWork) => void
  onRetry: () => void
  onCancel: () => void
  onClose: () => void
}

/**
 * One assignment: its exercise and student stay; title, due date, the right to do it again, and while its student does not see it
 * the time they do from can be others. Load it lazily.
 */
export function EditWorkDialog({ view, work, zone, now, onTyped, onSave, onRetry, onCancel, onClose }: EditWorkDialogProps) {
  const [before] = useState(() => fieldsOf(work, now))
  const [fields, setFields] = useState(before)
  const { title, due, closes, allowsRedo, seenFrom } = fields
  const dueAt = dueInstantAfter(work.due_date, due)
  const closedBefore = work.closes_at ?? null
  const closesAt = closes === '' ? null : dueInstantAfter(closedBefore, closes)
  const { isAsked, ask } = usePastAsked([{ at: dueAt, before: work.due_date }, { at: closesAt, before: closedBefore }], now)
  const form = useId()
  const first = useRef<HTMLInputElement>(null)
  const formRef = useFirstWrong(view)
  function change(part: Partial<typeof before>) {
    const next = { ...fields, ...part }
    setFields(next)
    onTyped(JSON.stringify(next) !== JSON.stringify(before))
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (ask()) return
    const seen = seenFrom === undefined ? {} : { seenFrom: seenFrom === null ? null : dueInstantAfter(work.assign_at ?? null, seenFrom) }
    onSave({ title, dueAt, closesAt, allowsRedo, ...seen })
  }
  return (
    <Dialog open title="Edit Assignment" initialFocus={first} dismissible={!view.isBusy} onClose={onClose}>
      <DialogBody>
        <form ref={formRef} id={form} className={stack} onSubmit={submit} noValidate>
          <FormSentence view={view} onRetry={onRetry} />
          <dl className={facts}>
            <dt>Exercise</dt>
            <dd dir="auto">{work.exercise.title.trim() === '' ? 'Unknown exercise' : work.exercise.title}</dd>
            <dt>Student</dt>
            <dd dir="auto">{work.student.name.trim() === '' ? 'Unknown Student' : work.student.name}</dd>
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
                onChange={(event) => change({ title: event.currentTarget.value })}
              />
            )}
          </Field>
          <Field label="Due date and time" help={`In ${zone}.`} error={view.fields['dueAt']}>
            {(control) => <Input {...control} type="datetime-local" value={due} readOnly={view.isBusy} onChange={(event) => change({ due: event.currentTarget.value })} />}
          </Field>
          <PastDue at={dueAt} before={work.due_date} now={now} timeZone={zone} isAsked={isAsked} />
          <Field label="Closes (optional)" help="From then on nobody can start or go on. Without it late work is still taken." error={view.fields['closesAt']}>
            {(control) => <Input {...control} type="datetime-local" value={closes} readOnly={view.isBusy} onChange={(event) => change({ closes: event.currentTarget.value })} />}
          </Field>
          <PastDue kind="closing" at={closesAt} before={closedBefore} now={now} timeZone={zone} isAsked={isAsked} />
          {seenFrom === undefined ? null : (
            <SeenFrom
              seenFrom={seenFrom}
              seenProblem={view.fields['seenFrom'] ?? null}
              onLater={(isLater) => change({ seenFrom: isLater ? before.seenFrom : null })}
              onSeenFrom={(text) => change({ seenFrom: text })}
            />
          )}
          <Checkbox checked={allowsRedo} onChange={(allows) => change({ allowsRedo: allows })}>
            Allow multiple attempts
          </Checkbox>
        </form>
      </DialogBody>
      <FormFooter
        form={form}
        send={isAsked ? 'Save the past date' : 'Update Assignment'}
        sending="Saving..."
        canSend={title.trim() !== '' && dueInstant(due) !== ''}
        isBusy={view.isBusy}
        onCancel={onCancel}
      />
    </Dialog>
  )
}

function fieldsOf(work: Assignment, now: Date): { title: string; due: string; closes: string; allowsRedo: boolean; seenFrom?: string | null } {
  const times = { due: dueInput(work.due_date), closes: dueInput(work.closes_at ?? null) }
  const fields = { title: work.assignment_title, ...times, allowsRedo: work.config.allowRedoAssignment }
  return work.assign_at !== undefined && new Date(work.assign_at) > now ? { ...fields, seenFrom: dueInput(work.assign_at) } : fields
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
  '& dd': { fontWeight: 'semibold', overflowWrap: 'break-word' },
})
