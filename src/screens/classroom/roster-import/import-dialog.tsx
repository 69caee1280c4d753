import { useId, useState } from 'react'
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
import { Button } from '#src/ui/controls/button.tsx'
import { ColumnNaming } from './column-naming.tsx'
import { FileChoice } from './file-choice.tsx'
import { FileProblem, ReadingProblem } from './file-problem.tsx'
import { ImportFoot } from './import-foot.tsx'
import { LeaveUnprinted, UnprintedNotice } from './leave-unprinted.tsx'
import type { ImportRows, ImportView, NamedKind } from './import-view.ts'
import { RosterTable } from './roster-table.tsx'

/** Props of `ImportDialog`; `classId` null puts the students into no class. `isPrinted` once the cards of all who were added were. */
export type ImportDialogProps = ImportRows & {
  view: ImportView
  classes: readonly { id: number; name: string }[]
  classId: number | null
  isPrinted: boolean
  onFile: (file: File) => void
  /** What each shown column holds, in their order. */
  onNamed: (kinds: readonly NamedKind[]) => void
  onNaming: () => void
  /** Back to the rows as they are. */
  onRows: () => void
  /** Reads the file anew, and loses what was mended by hand. */
  onReadAnew: () => void
  onResume: () => void
  onForget: () => void
  onClass: (classId: number | null) => void
  onFix: (fix: RowFix) => void
  onLeaveOut: (line: number) => void
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
  const namingId = useId()
  const [isLeaving, setIsLeaving] = useState(false)
  const isWarned = isLeaving && !props.isPrinted
  const isShowingRows = rows.length > 0 && (view.mode === 'reviewing' || view.mode === 'imported')
  return (
    <Dialog open size="full" title="Import students" dismissible={!hasSecrets && ['choosing', 'naming', 'losing', 'unread', 'reviewing'].includes(view.mode)} onClose={props.onClose}>
      <DialogBody>
        <div className={stack}>
          {isWarned ? <UnprintedNotice count={counts.added} /> : null}
          {view.mode === 'choosing' ? (
            <>
              {view.brokenOff === null ? null : <BrokenOff {...props} {...view.brokenOff} />}
              <FileChoice {...view} onFile={props.onFile} onRetry={props.onRetry} onTemplate={props.onTemplate} />
            </>
          ) : null}
          {view.mode === 'naming' ? <ColumnNaming id={namingId} {...view} onNamed={props.onNamed} /> : null}
          {view.mode === 'losing' ? (
            <Notice tone="bad">
              {`You changed ${countOf(view.mended, rowNoun)} by hand. To read the columns in another way, the file is read again, and what you changed is lost.`}
            </Notice>
          ) : null}
          {view.mode === 'unread' ? (
            <>
              <ReadingProblem {...view} onRetry={props.onRetry} />
              <p>{`Your ${countOf(rows.length, rowNoun)} are still here, with any changes you made.`}</p>
            </>
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
              {view.mode === 'reviewing' ? <Destination {...props} canName={view.canName} /> : null}
              {view.mode === 'reviewing' && view.extras > 0 ? (
                <Notice tone="info">
                  {`${countOf(view.extras, rowNoun)} ${view.extras === 1 ? 'has' : 'have'} cells below no column. Those cells are left out; each row shows them.`}
                </Notice>
              ) : null}
              <RosterTable rows={rows} counts={counts} isFixed={view.mode !== 'reviewing'} onFix={props.onFix} onLeaveOut={props.onLeaveOut} />
            </>
          ) : null}
        </div>
      </DialogBody>
      <DialogFooter>
        {isWarned ? (
          <LeaveUnprinted onStay={() => setIsLeaving(false)} onLeave={props.onClose} onPrint={props.onPrint} />
        ) : (
          <ImportFoot {...props} namingId={namingId} onClose={() => (hasSecrets && !props.isPrinted ? setIsLeaving(true) : props.onClose())} />
        )}
      </DialogFooter>
    </Dialog>
  )
}

/** An import that was broken off, to finish or to forget. */
function BrokenOff({ count, at, onResume, onForget }: ImportDialogProps & { count: number; at: string }) {
  return (
    <Notice tone="info">
      <p className={css({ fontWeight: 'semibold' })}>{`An import of ${countOf(count, students)} was interrupted ${at}.`}</p>
      <p>Finish it and get all of its start passwords. Nobody is created twice.</p>
      <p className={css({ display: 'flex', flexWrap: 'wrap', gap: '2', mt: '2' })}>
        <Button size="sm" onClick={onResume}>
          Finish this import
        </Button>
        <Button size="sm" variant="secondary" onClick={onForget}>
          Forget it
        </Button>
      </p>
    </Notice>
  )
}

function Destination({ classes, classId, canName, onClass, onNaming }: ImportDialogProps & { canName: boolean }) {
  return (
    <div className={css({ display: 'grid', gridTemplateColumns: { base: '[1fr]', md: '[24rem auto]' }, alignItems: 'end', justifyContent: 'start', gap: '3' })}>
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
      {canName ? (
        <Button variant="text" className={css({ justifySelf: 'start' })} onClick={onNaming}>
          Change what the columns hold
        </Button>
      ) : null}
    </div>
  )
}

function Progress({ done, total, isStopping }: { done: number; total: number; isStopping: boolean }) {
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', gap: '1.5' })}>
      <p role="status" className={css({ fontWeight: 'semibold' })}>
        {progressWords({ done, total, isStopping }, 'created')}
      </p>
      <progress aria-label="Students created" value={done} max={total} className={bar} />
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
const rowNoun = { one: 'row', many: 'rows' }
const stack = css({ display: 'flex', flexDirection: 'column', gap: '4' })
const bar = css({
  appearance: 'none',
  display: 'block',
  width: 'full',
  height: '2',
  border: '0',
  borderRadius: 'small',
  overflow: 'hidden',
  background: 'hairline',
  '&::-webkit-progress-bar': { background: 'hairline' },
  '&::-webkit-progress-value': { background: 'action' },
  '&::-moz-progress-bar': { background: 'action' },
})
