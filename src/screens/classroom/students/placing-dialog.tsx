import type { ReactNode } from 'react'
import type { BatchView } from '#machines/forms/batch/batch.selectors.ts'
import { css } from '#styled/css'
import { ErrorBand } from '#src/ui/feedback/band.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { countOf } from '#src/ui/data-table/counts.ts'
import { Dialog, DialogBody, DialogFooter } from '#src/ui/feedback/dialog.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { progressWords } from '#src/ui/feedback/progress-words.ts'
import { Select } from '#src/ui/controls/select.tsx'
import { StoppedBand } from '#src/ui/feedback/stopped-band.tsx'
import { isolated } from '#src/ui/text/isolated.ts'

/** How placing stands. */
export type PlacingView = { mode: 'asking'; error: string | null } | BatchView<{ name: string; sentence: string }>

/** Props of `PlacingDialog`. `fromName` is the class that is shown, null for everybody; `classes` are those to choose from. */
export type PlacingDialogProps = {
  view: PlacingView
  kind: 'add' | 'move' | 'takeOut'
  count: number
  fromName: string | null
  classes: readonly { id: number; name: string }[]
  classId: number | null
  onClass: (classId: number | null) => void
  onSubmit: () => void
  onCancel: () => void
  onRetry: () => void
  onClose: () => void
}

/** Students join, change or leave a class. Without a class its button is disabled and says when pressed what is missing. Load it lazily. */
export function PlacingDialog(props: PlacingDialogProps) {
  const { view, kind } = props
  const isBusy = view.mode === 'running'
  const isPartly = view.mode === 'partlyDone' || view.mode === 'stopped'
  const words = wordsOf[kind]
  const failed = kind === 'move' && props.count === 1 ? 'Failed to move student to class' : words.failed
  const isAimless = props.count === 0 || (kind !== 'takeOut' && props.classId === null)
  return (
    <Dialog open title={words.title} alert={kind === 'takeOut'} dismissible={!isBusy} onClose={props.onClose}>
      <DialogBody>
        <div className={stack}>
          {view.mode === 'stopped' ? (
            <StoppedBand onContinue={props.onRetry}>{view.summary}</StoppedBand>
          ) : view.mode === 'partlyDone' ? (
            <Failures view={view} failed={failed} verb={words.verb} onRetry={props.onRetry} />
          ) : (
            <Question {...props} />
          )}
        </div>
      </DialogBody>
      <DialogFooter>
        <Button
          variant="secondary"
          busy={isBusy && view.isStopping}
          busyLabel={isBusy ? 'Stopping...' : undefined}
          onClick={isBusy ? props.onCancel : props.onClose}
        >
          {isBusy ? 'Stop' : isPartly ? 'Close' : 'Cancel'}
        </Button>
        {isPartly ? null : (
          <Button
            variant={kind === 'takeOut' ? 'dangerSolid' : 'primary'}
            aria-disabled={isAimless ? true : undefined}
            busy={isBusy}
            busyLabel="Saving..."
            onClick={props.onSubmit}
          >
            {words.button}
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  )
}

function Question({ view, kind, count, fromName, classes, classId, onClass }: PlacingDialogProps): ReactNode {
  const who = countOf(count, { one: 'student', many: 'students' })
  return (
    <>
      <p className={css({ fontWeight: 'semibold' })}>
        {kind === 'takeOut' ? `Take ${isolated(who)} out of ${isolated(fromName ?? 'the class')}?` : kind === 'move' ? `Move ${isolated(who)}.` : `Add ${isolated(who)}.`}
      </p>
      {kind === 'takeOut' ? null : (
        <Field label="Class" error={view.mode === 'asking' ? view.error : null}>
          {(control) => (
            <Select
              {...control}
              options={[{ value: '', label: 'Select a class' }, ...classes.map(({ id, name }) => ({ value: String(id), label: name }))]}
              value={classId === null ? '' : String(classId)}
              onChange={(value) => onClass(value === '' ? null : Number(value))}
            />
          )}
        </Field>
      )}
      <p className={css({ color: 'muted' })}>{consequence(kind, fromName)}</p>
      <p role="status" className={css({ color: 'muted' })}>
        {view.mode === 'running' ? progressWords(view, 'done') : ''}
      </p>
    </>
  )
}

type FailuresProps = { view: Extract<PlacingView, { mode: 'partlyDone' }>; failed: string; verb: string; onRetry: () => void }

function Failures({ view, failed, verb, onRetry }: FailuresProps) {
  return (
    <>
      <ErrorBand box safe={`${view.summary}.`} onRetry={onRetry}>
        {failed}
      </ErrorBand>
      <ul className={css({ display: 'flex', flexDirection: 'column', gap: '1.5' })}>
        {view.failures.map(({ name, sentence }, index) => (
          <li key={`${index} ${name}`}>
            {verb} <bdi>{name}</bdi>: {sentence}
          </li>
        ))}
      </ul>
    </>
  )
}

function consequence(kind: PlacingDialogProps['kind'], fromName: string | null): string {
  if (kind === 'add') return 'They stay in their other classes and get the work of this class that is not past due.'
  if (kind === 'takeOut') return 'Their assignments, sessions and scores stay: nothing is lost.'
  const left = fromName === null ? 'all their classes' : fromName
  return `They leave ${left} and get the work of the new class that is not past due. Their assignments, sessions and scores stay.`
}

const wordsOf = {
  add: { verb: 'Failed to add', title: 'Add to class', button: 'Add to class', failed: 'Failed to add student to class' },
  move: { verb: 'Failed to move', title: 'Move to class', button: 'Move to class', failed: 'Failed to move students to class' },
  takeOut: { verb: 'Failed to remove', title: 'Remove from class', button: 'Remove from class', failed: 'An error occurred during the remove operation' },
} as const
const stack = css({ display: 'flex', flexDirection: 'column', gap: '4' })
