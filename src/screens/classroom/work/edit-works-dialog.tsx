import { type FormEvent, useId, useRef, useState } from 'react'
import type { Assignment } from '#contract/assignments/assignment.ts'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog, DialogBody, DialogFooter } from '#src/ui/feedback/dialog.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Input } from '#src/ui/controls/input.tsx'
import { Segment } from '#src/ui/controls/segment.tsx'
import { batchChanges, type Closing, type TypedChange } from './batch-changes.ts'
import { BatchPreview } from './batch-preview.tsx'
import { dueInstant } from './due-input.ts'
import { FormSentence } from '#src/screens/classroom/form-sentence.tsx'
import type { FormView } from '#src/screens/classroom/form-view.ts'
import { NameBadges } from './name-badges.tsx'
import { PastDue, usePastAsked } from './past-due.tsx'
import { worksInWords } from './work-words.ts'

/**
 * Props of `EditWorksDialog`; `kept` of those chosen are not among `work` as they cannot be changed any more.
 * `timeZone` is the one due times are typed in, at `now`. `onTyped` hears whether it changes anything,
 * `onCancel` is Cancel's.
 */
export type EditWorksDialogProps = {
  view: FormView
  work: readonly Assignment[]
  kept: number
  timeZone: string
  now: Date
  onTyped: (isDirty: boolean) => void
  onSave: (change: TypedChange) => void
  onRetry: () => void
  onCancel: () => void
  onClose: () => void
}

/** Several assignments at once: due date, closing and the right to do them again; what is left alone stays as each has it. Load it lazily. */
export function EditWorksDialog({ view, work, kept, timeZone, now, onTyped, onSave, onRetry, onCancel, onClose }: EditWorksDialogProps) {
  const [due, setDue] = useState('')
  const [redo, setRedo] = useState<RedoChoice>('keep')
  const [closing, setClosing] = useState<ClosingChoice>('keep')
  const [closes, setCloses] = useState('')
  const form = useId()
  const first = useRef<HTMLInputElement>(null)
  const change: TypedChange = { dueAt: dueInstant(due) === '' ? null : dueInstant(due), allowsRedo: redo === 'keep' ? null : redo === 'yes', closing: closingOf(closing, closes) }
  const isChange = change.dueAt !== null || change.allowsRedo !== null || change.closing !== null
  const isWhole = closing !== 'at' || dueInstant(closes) !== ''
  const closesAt = change.closing?.at ?? null
  const { isAsked, ask } = usePastAsked([{ at: change.dueAt, before: null }, { at: closesAt, before: null }], now)
  function choose(nextDue: string, nextRedo: RedoChoice) {
    setDue(nextDue)
    setRedo(nextRedo)
    onTyped(nextDue !== '' || nextRedo !== 'keep' || closing !== 'keep')
  }
  function chooseClosing(next: ClosingChoice, text: string) {
    setClosing(next)
    setCloses(text)
    onTyped(due !== '' || redo !== 'keep' || next !== 'keep')
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (isChange && isWhole && !ask()) onSave(change)
  }
  return (
    <Dialog open title={`Edit ${worksInWords(work)}`} initialFocus={first} dismissible={!view.isBusy} onClose={onClose}>
      <DialogBody>
        <form id={form} className={stack} onSubmit={submit} noValidate>
          <FormSentence view={view} onRetry={onRetry} />
          <NameBadges label="Exercises" names={namesOf(work.map(({ exercise }) => exercise.title), 'Unknown exercise')} most={3} />
          <NameBadges label="Students" names={namesOf(work.map(({ student }) => student.name), 'Unknown Student')} most={5} />
          <Field label="Due date and time" help={`In ${timeZone}. Leave it empty to keep each one's own.`} error={view.fields['dueAt']}>
            {(control) => <Input {...control} ref={first} type="datetime-local" value={due} readOnly={view.isBusy} onChange={(event) => choose(event.currentTarget.value, redo)} />}
          </Field>
          {kept === 0 ? null : (
            <p className={css({ color: 'muted' })}>{kept === 1 ? 'One is completed and past due and stays as it is.' : `${kept} are completed and past due and stay as they are.`}</p>
          )}
          <PastDue at={change.dueAt} before={null} now={now} timeZone={timeZone} isAsked={isAsked} />
          <div className={css({ display: 'flex', flexDirection: 'column', gap: '1.5' })}>
            <p aria-hidden="true" className={css({ fontWeight: 'semibold' })}>
              Closes
            </p>
            <Segment wide label="Closes" options={closingChoices} value={closing} onChange={(chosen) => chooseClosing(chosen, closes)} />
            {closing === 'at' ? (
              <Field label="Closes on" help="From then on nobody can start or go on. What was done by then is turned in." error={view.fields['closesAt']}>
                {(control) => (
                  <Input {...control} type="datetime-local" value={closes} readOnly={view.isBusy} onChange={(event) => chooseClosing('at', event.currentTarget.value)} />
                )}
              </Field>
            ) : null}
          </div>
          <PastDue kind="closing" at={closesAt} before={null} now={now} timeZone={timeZone} isAsked={isAsked} />
          <div className={css({ display: 'flex', flexDirection: 'column', gap: '1.5' })}>
            <p aria-hidden="true" className={css({ fontWeight: 'semibold' })}>
              Allow multiple attempts
            </p>
            <Segment wide label="Allow multiple attempts" options={redoChoices} value={redo} onChange={(chosen) => choose(due, chosen)} />
          </div>
          <BatchPreview changes={batchChanges(work, change, timeZone)} work={work} />
        </form>
      </DialogBody>
      <DialogFooter>
        <Button variant="secondary" disabled={view.isBusy} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" form={form} busy={view.isBusy} busyLabel="Saving..." disabled={!isChange || !isWhole}>
          {isAsked ? 'Save the past date' : 'Update Assignments'}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}

type ClosingChoice = 'keep' | 'at' | 'never'

const closingChoices: { value: ClosingChoice; label: string }[] = [
  { value: 'keep', label: 'Keep' },
  { value: 'at', label: 'At a time' },
  { value: 'never', label: 'Never' },
]

function closingOf(choice: ClosingChoice, text: string): Closing | null {
  if (choice === 'keep') return null
  if (choice === 'never') return { at: null }
  return dueInstant(text) === '' ? null : { at: dueInstant(text) }
}

type RedoChoice = 'keep' | 'yes' | 'no'

const redoChoices: { value: RedoChoice; label: string }[] = [
  { value: 'keep', label: 'Keep' },
  { value: 'yes', label: 'Allow' },
  { value: 'no', label: 'Do not allow' },
]

function namesOf(names: readonly string[], unnamed: string): string[] {
  return [...new Set(names.map((name) => (name.trim() === '' ? unnamed : name)))]
}

const stack = css({ display: 'flex', flexDirection: 'column', gap: '4' })
