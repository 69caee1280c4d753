import { useState } from 'react'
import { css } from '#styled/css'
import { ErrorBand } from '#src/ui/feedback/band.tsx'
import { countOf } from '#src/ui/data-table/counts.ts'
import { Dialog, DialogBody, DialogFooter } from '#src/ui/feedback/dialog.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Select } from '#src/ui/controls/select.tsx'
import { progressWords } from '#src/ui/feedback/progress-words.ts'
import { LoadingLine } from '#src/ui/feedback/skeleton.tsx'
import { StoppedBand } from '#src/ui/feedback/stopped-band.tsx'
import type { RowFix } from '#machines/classroom/roster-import/roster.rows.ts'
import { FileChoice } from './file-choice.tsx'
import { FileProblem } from './file-problem.tsx'
import { ImportFoot } from './import-foot.tsx'
import { LeaveUnprinted, UnprintedNotice } from './leave-unprinted.tsx'
import type { ImportRows, ImportView } from './import-view.ts'
import { RosterTable } from './roster-table.tsx'

/** Props of `ImportDialog`; `classId` null puts the students into no class. `isPrinted` once the cards of all who were added were. */
export type ImportDialogProps = ImportRows & {
  view: ImportView
  classes: readonly { id: number; name: string }[]
  classId: number | null
  isPrinted: boolean
  onFile: (file: File) => void
  onClass: (classId: number | null) => void
  onFix: (fix: RowFix) => void
  onImport: () => void
  onStop: () => void
  onRetry: () => void
  onContinue: () => void
  onDownloadFailed: () => void
  onTemplate: () => void
  onPrint: () => void
  onClose: () => void
}

/** A class list from a file to accounts: chosen, looked at row by row, fixed in place, imported, printed. Load it lazily. */
export function ImportDialog(props: ImportDialogProps) {
  const { view, counts, rows } = props
  const hasSecrets = counts.added > 0
  const [isLeaving, setIsLeaving] = useState(false)
  const isWarned = isLeaving && !props.isPrinted
  const isShowingRows = rows.length > 0 && (view.mode === 'reviewing' || view.mode === 'imported')
  return (
    <Dialog open size="full" title="Import students" dismissible={!hasSecrets && (view.mode === 'choosing' || view.mode === 'reviewing')} onClose={props.onClose}>
      <DialogBody>
        <div className={stack}>
          {isWarned ? <UnprintedNotice count={counts.added} /> : null}
          {view.mode === 'choosing' ? (
            <FileChoice problem={view.problem} canRetry={view.canRetry} onFile={props.onFile} onRetry={props.onRetry} onTemplate={props.onTemplate} />
          ) : null}
          {view.mode === 'reading' ? <LoadingLine>Reading the file...</LoadingLine> : null}
          {view.mode === 'reviewing' && view.problem !== null ? <FileProblem {...view.problem} /> : null}
          {view.mode === 'running' ? <Progress {...view} /> : null}
          {view.mode === 'stopped' ? <StoppedBand onContinue={props.onRetry}>{view.summary}</StoppedBand> : null}
          {view.mode === 'partlyDone' ? <Failed {...props} view={view} /> : null}
          {view.mode === 'imported' ? (
            <Notice tone="good">
              {counts.joined === 0 ? '' : `${countOf(counts.joined, students)} had an account already. `}
              {hasSecrets ? `${countOf(counts.added, students)} created. Print their class cards now: the start passwords are shown only here.` : ''}
            </Notice>
          ) : null}
          {isShowingRows ? (
            <>
              {view.mode === 'reviewing' ? <Destination {...props} /> : null}
              <RosterTable rows={rows} counts={counts} isFixed={view.mode !== 'reviewing'} onFix={props.onFix} />
            </>
          ) : null}
        </div>
      </DialogBody>
      <DialogFooter>
        {isWarned ? (
          <LeaveUnprinted onStay={() => setIsLeaving(false)} onLeave={props.onClose} onPrint={props.onPrint} />
        ) : (
          <ImportFoot {...props} onClose={() => (hasSecrets && !props.isPrinted ? setIsLeaving(true) : props.onClose())} />
        )}
      </DialogFooter>
    </Dialog>
  )
}

function Destination({ classes, classId, onClass }: ImportDialogProps) {
  return (
    <div className={css({ maxWidth: '[24rem]' })}>
      <Field label="Add them to">
        {(control) => (
          <Select
            {...control}
            options={[{ value: '', label: 'No class' }, ...classes.map(({ id, name }) => ({ value: String(id), label: name }))]}
            value={classId === null ? '' : String(classId)}
            onChange={(value) => onClass(value === '' ? null : Number(value))}
          />
        )}
      </Field>
    </div>
  )
}

function Progress({ done, total, isStopping }: { done: number; total: number; isStopping: boolean }) {
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', gap: '1.5' })}>
      <p role="status" className={css({ fontWeight: 'semibold' })}>
        {progressWords({ done, total, isStopping }, 'created')}
      </p>
      <progress aria-label="Students created" value={done} max={total} className={css({ width: 'full', height: '2', accentColor: 'action' })} />
    </div>
  )
}

function Failed({ view, onRetry }: ImportDialogProps & { view: Extract<ImportView, { mode: 'partlyDone' }> }) {
  return (
    <>
      <ErrorBand box safe="Nobody is created twice." onRetry={onRetry} retryLabel="Retry">
        {view.summary}
      </ErrorBand>
      <ul className={css({ display: 'flex', flexDirection: 'column', gap: '1' })}>
        {view.failures.map((sentence, index) => (
          <li key={`${index} ${sentence}`}>{sentence}</li>
        ))}
      </ul>
    </>
  )
}

const students = { one: 'student', many: 'students' }
const stack = css({ display: 'flex', flexDirection: 'column', gap: '4' })
