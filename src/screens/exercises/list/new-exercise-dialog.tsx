import { type FormEvent, type ReactNode, useId, useRef } from 'react'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { countOf } from '#src/ui/data-table/counts.ts'
import { Dialog, DialogBody, DialogFooter } from '#src/ui/feedback/dialog.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Input } from '#src/ui/controls/input.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Select } from '#src/ui/controls/select.tsx'
import { grades } from './grades.ts'
import { ThemesField } from './themes-field.tsx'

/** What stands in the dialog beside its questions. */
export type NewExerciseFields = { title: string; gradeLevel: number | null; themes: readonly string[] }

/**
 * Props of `NewExerciseDialog`. `picker` is the question picker, `chosen` how many were picked there; `isDraft` says that the
 * fields were kept from before. `sentence` and `errors` say why it was not made.
 */
export type NewExerciseDialogProps = {
  fields: NewExerciseFields
  offeredThemes: readonly string[]
  chosen: number
  canCreate: boolean
  isBusy: boolean
  isDraft: boolean
  sentence: string | null
  errors: Partial<Record<keyof NewExerciseFields, string>>
  picker: ReactNode
  onChange: (change: Partial<NewExerciseFields>) => void
  onCreate: () => void
  onStartOver: () => void
  onClose: () => void
}

/** A new exercise: title, grade, themes and the questions it begins with. Load it lazily: it brings dialog and table with it. */
export function NewExerciseDialog(props: NewExerciseDialogProps) {
  const { fields, errors, chosen } = props
  const formId = useId()
  const title = useRef<HTMLInputElement>(null)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (props.canCreate) props.onCreate()
  }
  return (
    <Dialog open size="full" title="New Exercise" initialFocus={title} dismissible={!props.isBusy} onClose={props.onClose}>
      <DialogBody>
        <div className={panes}>
          <form id={formId} noValidate className={form} onSubmit={submit}>
            {props.sentence ? <Notice tone="bad">{props.sentence} What you entered is still here.</Notice> : null}
            {props.isDraft ? (
              <Notice tone="info">
                This is what you had started.{' '}
                <Button variant="text" size="row" onClick={props.onStartOver}>
                  Start over
                </Button>
              </Notice>
            ) : null}
            <Field label="Title" error={errors.title}>
              {(control) => (
                <Input
                  {...control}
                  ref={title}
                  required
                  maxLength={200}
                  placeholder="Enter exercise title"
                  value={fields.title}
                  onChange={(event) => props.onChange({ title: event.currentTarget.value })}
                />
              )}
            </Field>
            <Field label="Grade Level" error={errors.gradeLevel}>
              {(control) => (
                <Select
                  {...control}
                  required
                  options={[{ value: '', label: 'Choose a grade' }, ...grades]}
                  value={fields.gradeLevel === null ? '' : String(fields.gradeLevel)}
                  onChange={(grade) => props.onChange({ gradeLevel: grade === '' ? null : Number(grade) })}
                />
              )}
            </Field>
            <ThemesField
              themes={fields.themes}
              offered={props.offeredThemes}
              error={errors.themes}
              onChange={(themes) => props.onChange({ themes })}
            />
          </form>
          <section className={questions} aria-label="Questions">
            <h3 className={css({ textStyle: 'section' })}>Questions</h3>
            <p className={css({ color: 'muted', textStyle: 'label' })}>You can add more, and set points and variations, in the next step.</p>
            {props.picker}
          </section>
        </div>
      </DialogBody>
      <DialogFooter>
        <p role="status" className={sum}>
          {props.canCreate ? `With ${countOf(chosen, { one: 'question', many: 'questions' })}` : 'Needs a title and a grade level.'}
        </p>
        <Button variant="secondary" disabled={props.isBusy} onClick={props.onClose}>
          Cancel
        </Button>
        <Button type="submit" form={formId} disabled={!props.canCreate} busy={props.isBusy} busyLabel="Creating...">
          Create Exercise
        </Button>
      </DialogFooter>
    </Dialog>
  )
}

const panes = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[18rem minmax(0, 1fr)]' },
  columnGap: '8',
  alignItems: 'start',
})
const form = css({ display: 'flex', flexDirection: 'column', gap: '4' })
const questions = css({
  '--picker-height': { lg: '[max(16rem, 100dvh - 30rem)]' },
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  minWidth: '0',
  mt: { base: '5', lg: '0' },
  pt: { base: '5', lg: '0' },
  borderTop: { base: '[1px solid token(colors.hairline)]', lg: '[0]' },
})
const sum = css({ flex: { base: '[1 1 100%]', md: '[1 1 auto]' }, alignSelf: 'center', color: 'muted', textStyle: 'label' })
