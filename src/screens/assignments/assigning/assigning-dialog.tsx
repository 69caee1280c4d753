import { type FormEvent, useId, useRef } from 'react'
import { css } from '#styled/css'
import { ErrorBand } from '#src/ui/feedback/band.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { countOf } from '#src/ui/data-table/counts.ts'
import { Dialog, DialogBody, DialogFooter } from '#src/ui/feedback/dialog.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Input } from '#src/ui/controls/input.tsx'
import { ExerciseChoice, type ExerciseChoiceProps } from './exercise-choice.tsx'
import { PeopleChoice, type PeopleChoiceProps } from './people-choice.tsx'
import { SeenFrom, type SeenFromProps } from './seen-from.tsx'

/** How far giving is: `done` of `total` calls are through; in `failed` the reader decides about the rest. */
export type GivingView =
  | { mode: 'filling' }
  | { mode: 'giving'; done: number; total: number }
  | { mode: 'failed'; created: number; failed: number; failures: readonly { name: string; sentence: string }[] }

/**
 * Props of `AssigningDialog`. `due` and `closes` are local (`2026-11-21T23:59`, empty for never), `dueHelp` says the zone and day, `closesProblem`
 * why a closing does not do; `onCancel` is Cancel's.
 */
export type AssigningDialogProps = SeenFromProps & {
  view: GivingView
  exercise: Omit<ExerciseChoiceProps, 'searchBox'>
  people: Omit<PeopleChoiceProps, 'searchBox'>
  title: string
  due: string
  closes: string
  closesProblem: string | null
  dueHelp: string
  allowRedo: boolean
  canCreate: boolean
  onTitle: (title: string) => void
  onDue: (due: string) => void
  onCloses: (closes: string) => void
  onAllowRedo: (allowRedo: boolean) => void
  onCreate: () => void
  onRetry: () => void
  onCancel: () => void
  onClose: () => void
}

/** Creating assignments: what, for whom, until when. Load it lazily: it brings the dialog with it. */
export function AssigningDialog(props: AssigningDialogProps) {
  const { view } = props
  const formId = useId()
  const search = useRef<HTMLInputElement>(null)
  const isGiving = view.mode === 'giving'
  function submit(event: FormEvent) {
    event.preventDefault()
    if (props.canCreate) props.onCreate()
  }
  return (
    <Dialog open size="lg" title="Create Assignment" initialFocus={search} dismissible={!isGiving} onClose={props.onClose}>
      <DialogBody>
        {view.mode === 'failed' ? (
          <Failed view={view} onRetry={props.onRetry} />
        ) : (
          <form id={formId} noValidate className={form} onSubmit={submit}>
            <ExerciseChoice {...props.exercise} searchBox={props.exercise.exercise === null ? search : undefined} />
            <PeopleChoice {...props.people} searchBox={props.exercise.exercise === null ? undefined : search} />
            <div className={two}>
              <Field label="Due" help={props.dueHelp}>
                {(control) => (
                  <Input {...control} required type="datetime-local" value={props.due} onChange={(event) => props.onDue(event.currentTarget.value)} />
                )}
              </Field>
              <Field label="Title">
                {(control) => (
                  <Input
                    {...control}
                    required
                    maxLength={220}
                    placeholder="Enter assignment title"
                    value={props.title}
                    onChange={(event) => props.onTitle(event.currentTarget.value)}
                  />
                )}
              </Field>
            </div>
            <Field label="Closes (optional)" help="From then on nobody can start or go on. Without it late work is still taken." error={props.closesProblem}>
              {(control) => <Input {...control} type="datetime-local" value={props.closes} onChange={(event) => props.onCloses(event.currentTarget.value)} />}
            </Field>
            <SeenFrom {...props} />
            <Checkbox help="Students can practice again. The best score stays." checked={props.allowRedo} onChange={props.onAllowRedo}>
              <strong>Allow multiple attempts</strong>
            </Checkbox>
          </form>
        )}
      </DialogBody>
      <DialogFooter>
        <p role="status" className={sum}>
          {isGiving ? `${view.done} of ${view.total} done` : view.mode === 'failed' ? '' : `Creates ${countOf(props.people.count, noun)}`}
        </p>
        <Button variant="secondary" disabled={isGiving} onClick={props.onCancel}>
          {view.mode === 'failed' ? 'Close' : 'Cancel'}
        </Button>
        {view.mode === 'failed' ? null : (
          <Button type="submit" form={formId} disabled={!props.canCreate} busy={isGiving} busyLabel="Creating...">
            Create Assignment
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  )
}

function Failed({ view, onRetry }: { view: Extract<GivingView, { mode: 'failed' }>; onRetry: () => void }) {
  return (
    <>
      <ErrorBand box retryLabel="Try the failed ones again" safe={`${view.created} created, ${view.failed} failed.`} onRetry={onRetry}>
        Failed to create assignment.
      </ErrorBand>
      <ul className={failures}>
        {view.failures.map(({ name, sentence }, index) => (
          <li key={`${index} ${name}`}>
            <strong dir="auto">{name}</strong>: {sentence}
          </li>
        ))}
      </ul>
    </>
  )
}

const noun = { one: 'assignment', many: 'assignments' }
const form = css({ display: 'flex', flexDirection: 'column', gap: '5' })
const two = css({ display: 'grid', gap: '4', gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' })
const sum = css({ flex: { base: '[1 1 100%]', md: '[1 1 auto]' }, alignSelf: 'center', color: 'muted', textStyle: 'label' })
const failures = css({ mt: '4', display: 'flex', flexDirection: 'column', gap: '1.5' })
