import { useRouteContext } from '@tanstack/react-router'
import { useActorRef, useSelector } from '@xstate/react'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import type { Class } from '#contract/classroom/classes.ts'
import { batchView } from '#machines/forms/batch/batch.selectors.ts'
import { type RosterImportActorRef, rosterImportMachine } from '#machines/classroom/roster-import/roster-import.machine.ts'
import { addingBatch, canImport, fieldSentences, importSentence, rowCounts, rowStatus, wouldLoseImport } from '#machines/classroom/roster-import/roster-import.selectors.ts'
import { failedTable, rosterTemplate, reasonOf } from '#machines/classroom/roster-import/roster.export.ts'
import type { RosterRow, RowFix } from '#machines/classroom/roster-import/roster.rows.ts'
import { createRosterImportActors } from '#src/actors/classroom/roster-import.actors.ts'
import { readBesidePage } from '#src/roster-import/read-beside-page.ts'
import { csvText } from '#src/roster-import/write-csv.ts'
import { ImportDialog } from '#src/screens/classroom/roster-import/import-dialog.tsx'
import type { ImportRow, ImportView } from '#src/screens/classroom/roster-import/import-view.ts'
import { saveFile } from '#src/app/shell/save-file.ts'
import { useLeaving } from '#src/app/shell/use-leaving.tsx'

const ClassCards = lazy(async () => ({ default: (await import('./class-cards.tsx')).ClassCards }))

type RosterImportProps = { classId: number | null; classes: readonly Pick<Class, 'id' | 'name'>[]; onClosed: (added: readonly number[]) => void }

/** Importing a class list over the classroom, from the file to the printed cards. Load it lazily. */
export function RosterImport({ classId, classes, onClosed }: RosterImportProps) {
  const { api } = useRouteContext({ from: '__root__' })
  const [machine] = useState(() => rosterImportMachine.provide({ actors: createRosterImportActors({ api, readRoster: readBesidePage }) }))
  const roster = useActorRef(machine, { input: { classId } }, ({ output }) => {
    if (output !== undefined) onClosed(output.added)
  })
  const hasWritten = useSelector(roster, (now) => now.matches('importing') || rowCounts(now).added > 0)
  const { close, cancel, layer } = useLeaving({
    words: hasWritten ? leavingWords : undefined,
    wouldLose: () => wouldLoseImport(roster.getSnapshot()),
    onClosed: () => roster.send({ type: 'import.closed' }),
  })
  return (
    <>
      <RosterImporting roster={roster} classes={classes} onCancel={cancel} onClose={close} />
      {layer}
    </>
  )
}

const leavingWords = {
  title: 'Leave the import?',
  sentence: 'Students already added stay. Start passwords that were not printed will be lost, and the rest is not added.',
  stay: 'Stay',
  leave: 'Leave the import',
}

type ImportingProps = { roster: RosterImportActorRef; classes: readonly Pick<Class, 'id' | 'name'>[]; onCancel: () => void; onClose: () => void }

/** Binds a running import to its dialog, which asks itself once there are start passwords. */
export function RosterImporting({ roster, classes, onCancel, onClose }: ImportingProps) {
  const snapshot = useSelector(roster, (now) => now)
  const { rows, columns, classId } = snapshot.context
  const view = useImportView(roster)
  const shown = useMemo(() => rows.map(shownRow), [rows])
  const [isPrinting, setIsPrinting] = useState(false)
  const [printed, setPrinted] = useState(0)
  const fix = useCallback((one: RowFix) => roster.send({ type: 'row.fixed', fix: one }), [roster])
  if (isPrinting) {
    const cards = rows.flatMap(({ student: { name, username }, added }) =>
      added === null || added.isKnown ? [] : [{ studentId: added.studentId, name, username, startPassword: added.startPassword }],
    )
    return (
      <Suspense>
        <ClassCards cards={cards} onPrinted={() => setPrinted(cards.length)} onClose={() => setIsPrinting(false)} />
      </Suspense>
    )
  }
  return (
    <ImportDialog
      view={view}
      rows={shown}
      counts={rowCounts(snapshot)}
      classes={classes}
      classId={classId}
      isPrinted={printed === rowCounts(snapshot).added}
      onFile={(file) => roster.send({ type: 'file.chosen', file })}
      onClass={(chosen) => roster.send({ type: 'class.chosen', classId: chosen })}
      onFix={fix}
      onImport={() => roster.send({ type: 'import.requested' })}
      onStop={() => roster.send({ type: 'cancel.requested' })}
      onRetry={() => roster.send({ type: 'retry.requested' })}
      onContinue={() => roster.send({ type: 'import.continued' })}
      onDownloadFailed={() => saveFile('students-to-fix.csv', csvText(failedTable({ columns: [...columns], rows: [...rows] })))}
      onTemplate={() => saveFile('students.csv', csvText(rosterTemplate))}
      onPrint={() => setIsPrinting(true)}
      onClose={rowCounts(snapshot).added > 0 ? onCancel : onClose}
    />
  )
}

function shownRow(row: RosterRow): ImportRow {
  const { name, username, email } = row.student
  const status = rowStatus(row)
  const reason = status === 'failed' ? reasonOf(row) : null
  const isKnown = row.added?.isKnown === true
  return { line: row.line, edition: row.edition, name, username, email, status, isKnown, sentences: fieldSentences(row), reason }
}

function useImportView(roster: RosterImportActorRef): ImportView {
  const snapshot = useSelector(roster, (now) => now)
  const batch = useSelector(addingBatch(snapshot), (now) => now)
  const problem = importSentence(snapshot)
  if (snapshot.matches('reading')) return { mode: 'reading' }
  if (snapshot.matches('reviewing')) return { mode: 'reviewing', problem, canImport: canImport(snapshot) }
  if (snapshot.matches('imported') || snapshot.matches('closed')) return { mode: 'imported' }
  if (batch === undefined) return { mode: 'choosing', problem, canRetry: snapshot.matches('failed') }
  return batchView(batch, 'created', ({ name }, sentence) => `Failed to add student ${name}: ${sentence}`)
}
