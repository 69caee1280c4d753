import { type FormEvent, useId, useRef, useState } from 'react'
import type { Class, ClassWork } from '#contract/classroom/classes.ts'
import { css } from '#styled/css'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { countOf } from '#src/ui/data-table/counts.ts'
import { Dialog, DialogBody } from '#src/ui/feedback/dialog.tsx'
import { FormFooter } from '#src/ui/feedback/form-footer.tsx'
import { FormSentence } from '#src/screens/classroom/form-sentence.tsx'
import type { FormView } from '#src/screens/classroom/form-view.ts'
import { useFirstWrong } from '#src/screens/classroom/use-first-wrong.ts'
import { ClassNameField } from './class-name-field.tsx'
import { nextClassName } from './next-class-name.ts'
import { isolated } from '#src/ui/text/isolated.ts'

/** What a copy of a class begins with. */
export type ClassCopy = { name: string; studentIds: readonly number[]; workIds: readonly number[] }

/** Props of `CopyClassDialog`: the class that is copied and what it was given; `onTyped` hears whether something was changed. */
export type CopyClassDialogProps = {
  view: FormView
  class: Pick<Class, 'name' | 'students'>
  work: readonly ClassWork[]
  onTyped: (isDirty: boolean) => void
  onSave: (copy: ClassCopy) => void
  onRetry: () => void
  onCancel: () => void
  onClose: () => void
}

/** A class for the next year: its name, who stays in it, and which of the work it is given again. Load it lazily. */
export function CopyClassDialog({ view, class: one, work, onTyped, onSave, onRetry, onCancel, onClose }: CopyClassDialogProps) {
  const [copy, setCopy] = useState<ClassCopy>(() => ({ name: nextClassName(one.name), studentIds: one.students.map(({ id }) => id), workIds: [] }))
  const form = useId()
  const first = useRef<HTMLInputElement>(null)
  const formRef = useFirstWrong(view)
  function change(next: Partial<ClassCopy>) {
    setCopy({ ...copy, ...next })
    onTyped(true)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    onSave(copy)
  }
  const given = work.map(({ id, title }) => ({ id, name: title }))
  return (
    <Dialog open title={`Copy ${isolated(one.name)}`} initialFocus={first} dismissible={!view.isBusy} onClose={onClose}>
      <DialogBody label="What the new class begins with">
        <form ref={formRef} id={form} className={css({ display: 'flex', flexDirection: 'column', gap: '4' })} onSubmit={submit} noValidate>
          <FormSentence view={view} onRetry={onRetry} />
          <ClassNameField label="Name of the new class" view={view} value={copy.name} input={first} onType={(name) => change({ name })} />
          <Choice
            legend="Students"
            noun={students}
            rows={one.students}
            chosen={copy.studentIds}
            isBusy={view.isBusy}
            onChoose={(studentIds) => change({ studentIds })}
          />
          <Choice legend="Work" noun={pieces} rows={given} chosen={copy.workIds} isBusy={view.isBusy} onChoose={(workIds) => change({ workIds })} />
          <p className={css({ color: 'muted', textStyle: 'dense' })}>
            {copy.workIds.length === 0 ? '' : 'The students see this work at once, without a due date, and begin it anew. '}
            {`${isolated(one.name)} stays as it is. What its school agreed to is not copied.`}
          </p>
        </form>
      </DialogBody>
      <FormFooter form={form} send="Copy class" sending="Copying..." isBusy={view.isBusy} onCancel={onCancel} />
    </Dialog>
  )
}

type ChoiceProps = {
  legend: string
  noun: { one: string; many: string }
  rows: readonly { id: number; name: string }[]
  chosen: readonly number[]
  isBusy: boolean
  onChoose: (ids: readonly number[]) => void
}

function Choice({ legend, noun, rows, chosen, isBusy, onChoose }: ChoiceProps) {
  const isAll = chosen.length === rows.length
  return (
    <fieldset className={stack}>
      <legend className={css({ fontWeight: 'semibold', mb: '1.5' })}>{legend}</legend>
      {rows.length === 0 ? (
        <p className={css({ color: 'muted' })}>None to copy.</p>
      ) : (
        <Checkbox
          checked={isAll}
          indeterminate={!isAll && chosen.length > 0}
          disabled={isBusy}
          onChange={(isChosen) => onChoose(isChosen ? rows.map(({ id }) => id) : [])}
        >
          {`All ${countOf(rows.length, noun)} (${chosen.length} chosen)`}
        </Checkbox>
      )}
      {rows.length > mostInSight ? (
        <details>
          <summary className={summary}>{`Choose single ${noun.many}`}</summary>
          <Rows {...{ rows, chosen, isBusy, onChoose }} />
        </details>
      ) : (
        <Rows {...{ rows, chosen, isBusy, onChoose }} />
      )}
    </fieldset>
  )
}

function Rows({ rows, chosen, isBusy, onChoose }: Pick<ChoiceProps, 'rows' | 'chosen' | 'isBusy' | 'onChoose'>) {
  return (
    <ul className={list}>
      {rows.map(({ id, name }) => (
        <li key={id}>
          <Checkbox
            checked={chosen.includes(id)}
            disabled={isBusy}
            onChange={(isChosen) => onChoose(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id))}
          >
            {name.trim() === '' ? 'Unnamed' : name}
          </Checkbox>
        </li>
      ))}
    </ul>
  )
}

/** So many rows stand open; more are folded away, so that what comes after them stays in sight. */
const mostInSight = 5

const students = { one: 'student', many: 'students' }
const pieces = { one: 'assignment', many: 'assignments' }
const summary = css({ display: 'list-item', minHeight: '11', lineHeight: '[44px]', color: 'muted', cursor: 'pointer' })
const stack = css({ display: 'flex', flexDirection: 'column', gap: '1.5' })
const list = css({ display: 'flex', flexDirection: 'column', gap: '1', listStyle: 'none', paddingInlineStart: '6' })
