import { type FormEvent, useId, useRef, useState } from 'react'
import type { Assignment } from '#contract/assignments/assignment.ts'
import { css } from '#styled/css'
import { Dialog, DialogBody } from '#src/ui/feedback/dialog.tsx'
import { FormFooter } from '#src/ui/feedback/form-footer.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Input } from '#src/ui/controls/input.tsx'
import { Segment } from '#src/ui/controls/segment.tsx'
import { batchChanges, type Closing, type TypedChange } from './batch-changes.ts'
import { BatchPreview } from './batch-preview.tsx'
import { type ClosingChoice, type CommonFields, commonOf, type RedoChoice } from './common-work.ts'
import { dueInstantAfter } from './due-input.ts'
import { FormSentence } from '#src/screens/classroom/form-sentence.tsx'
import type { FormView } from '#src/screens/classroom/form-view.ts'
import { workToldApart } from './work-told-apart.ts'
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

/**
 * Several assignments at once: due date, closing and the right to do them again. What they share stands in the boxes; where they differ it says so,
 * and what is left alone stays as each has it. Load it lazily.
 */
export function EditWorksDialog({ view, work, kept, timeZone, now, onTyped, onSave, onRetry, onCancel, onClose }: EditWorksDialogProps) {
  const [before] = useState(() => commonOf(work))
  const [fields, setFields] = useState(before.fields)
  const form = useId()
  const first = useRef<HTMLInputElement>(null)
  const { due, closing, closes, redo } = fields
  const closesAt = dueInstantAfter(before.closesAt, closes)
  const change = changeOf(before, fields)
  const isChange = change.dueAt !== null || change.allowsRedo !== null || change.closing !== null
  const isWhole = closing !== 'at' || closesAt !== ''
  const newClosesAt = change.closing?.at ?? null
  const { isAsked, ask } = usePastAsked([{ at: change.dueAt, before: null }, { at: newClosesAt, before: null }], now)
  function type(part: Partial<CommonFields>) {
    const next = { ...fields, ...part }
    setFields(next)
    onTyped(JSON.stringify(next) !== JSON.stringify(before.fields))
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
          <NameBadges label="Students" names={namesOf(workToldApart(work).map(({ student }) => student.name), 'Unknown Student')} most={5} />
          <Field label="Due date and time" help={before.areDueApart ? `Mixed. Leave it empty to keep each one's own. In ${timeZone}.` : `In ${timeZone}.`} error={view.fields['dueAt']}>
            {(control) => <Input {...control} ref={first} type="datetime-local" value={due} readOnly={view.isBusy} onChange={(event) => type({ due: event.currentTarget.value })} />}
          </Field>
          {kept === 0 ? null : (
            <p className={css({ color: 'muted' })}>{kept === 1 ? 'One is completed and past due and stays as it is.' : `${kept} are completed and past due and stay as they are.`}</p>
          )}
          <PastDue at={change.dueAt} before={null} now={now} timeZone={timeZone} isAsked={isAsked} />
          <div className={css({ display: 'flex', flexDirection: 'column', gap: '1.5' })}>
            <p aria-hidden="true" className={css({ fontWeight: 'semibold' })}>
              Closes
            </p>
            <Segment wide label="Closes" options={choicesOf(closingChoices, before.fields.closing)} value={closing} onChange={(chosen) => type({ closing: chosen })} />
            {closing === 'at' ? (
              <Field label="Closes on" help="From then on nobody can start or go on. What was done by then is turned in." error={view.fields['closesAt']}>
                {(control) => (
                  <Input {...control} type="datetime-local" value={closes} readOnly={view.isBusy} onChange={(event) => type({ closes: event.currentTarget.value })} />
                )}
              </Field>
            ) : null}
          </div>
          <PastDue kind="closing" at={newClosesAt} before={null} now={now} timeZone={timeZone} isAsked={isAsked} />
          <div className={css({ display: 'flex', flexDirection: 'column', gap: '1.5' })}>
            <p aria-hidden="true" className={css({ fontWeight: 'semibold' })}>
              Allow multiple attempts
            </p>
            <Segment wide label="Allow multiple attempts" options={choicesOf(redoChoices, before.fields.redo)} value={redo} onChange={(chosen) => type({ redo: chosen })} />
          </div>
          <BatchPreview changes={batchChanges(work, change, timeZone)} work={work} />
        </form>
      </DialogBody>
      <FormFooter
        form={form}
        send={isAsked ? 'Save the past date' : 'Update Assignments'}
        sending="Saving..."
        canSend={isChange && isWhole}
        isBusy={view.isBusy}
        onCancel={onCancel}
      />
    </Dialog>
  )
}

/** What is different from what they have in common. */
function changeOf(before: ReturnType<typeof commonOf>, { due, closing, closes, redo }: CommonFields): TypedChange {
  const [dueAt, closesAt] = [dueInstantAfter(before.dueAt, due), dueInstantAfter(before.closesAt, closes)]
  return {
    dueAt: dueAt === '' || dueAt === before.dueAt ? null : dueAt,
    allowsRedo: redo === before.fields.redo ? null : redo === 'yes',
    closing: closingOf(before, closing, closesAt),
  }
}

function closingOf(before: ReturnType<typeof commonOf>, choice: ClosingChoice, closesAt: string): Closing | null {
  if (choice === 'never') return before.fields.closing === 'never' ? null : { at: null }
  return choice === 'keep' || closesAt === '' || closesAt === before.closesAt ? null : { at: closesAt }
}

const closingChoices: { value: ClosingChoice; label: string }[] = [
  { value: 'keep', label: 'Mixed' },
  { value: 'at', label: 'At a time' },
  { value: 'never', label: 'Never' },
]

const redoChoices: { value: RedoChoice; label: string }[] = [
  { value: 'keep', label: 'Mixed' },
  { value: 'yes', label: 'Allow' },
  { value: 'no', label: 'Do not allow' },
]

/** Mixed can be kept only where they are. */
function choicesOf<Choice extends string>(choices: readonly { value: Choice; label: string }[], began: Choice) {
  return choices.filter(({ value }) => value !== 'keep' || began === 'keep')
}

function namesOf(names: readonly string[], unnamed: string): string[] {
  return [...new Set(names.map((name) => (name.trim() === '' ? unnamed : name)))]
}

const stack = css({ display: 'flex', flexDirection: 'column', gap: '4' })
