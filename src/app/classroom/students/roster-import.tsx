import { useRouteContext } from '@tanstack/react-router'
import { useActorRef, useSelector } from '@xstate/react'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import type { Class } from '#contract/classroom/classes.ts'
import { batchView } from '#machines/forms/batch/batch.selectors.ts'
import { type RosterImportActorRef, rosterImportMachine } from '#machines/classroom/roster-import/roster-import.machine.ts'
import { addingBatch, canImport, canName, canReturn, fieldSentences, importSentence, mendedCount, rowCounts, rowStatus, rowsWithExtra, wouldLoseImport } from '#machines/classroom/roster-import/roster-import.selectors.ts'
import { failedTable, rosterTemplate, reasonOf } from '#machines/classroom/roster-import/roster.export.ts'
import { plainTitle, type RosterColumn } from '#machines/classroom/roster-import/roster.columns.ts'
import { keptOf } from '#machines/classroom/roster-import/roster-import.setup.ts'
import type { RosterRow, RowFix } from '#machines/classroom/roster-import/roster.rows.ts'
import { createKeptImport } from '#src/actors/classroom/kept-import.ts'
import { createRememberedColumns } from '#src/actors/classroom/remembered-columns.ts'
import { createRosterImportActors } from '#src/actors/classroom/roster-import.actors.ts'
import { readBesidePage } from '#src/roster-import/read-beside-page.ts'
import { csvText } from '#src/roster-import/write-csv.ts'
import { ImportDialog } from '#src/screens/classroom/roster-import/import-dialog.tsx'
import type { ImportRow, ImportView, NamedKind } from '#src/screens/classroom/roster-import/import-view.ts'
import { storageOrNull } from '#src/app/shell/browser-storage.ts'
import { formatMoment } from '#src/screens/dates.ts'
import { saveFile } from '#src/app/shell/save-file.ts'
import { useLeaving } from '#src/app/shell/use-leaving.tsx'
import { isolated } from '#src/ui/text/isolated.ts'

const ClassCards = lazy(async () => ({ default: (await import('#src/app/classroom/classes/class-cards.tsx')).ClassCards }))

type RosterImportProps = { classId: number | null; classes: readonly Pick<Class, 'id' | 'name'>[]; onClosed: (added: readonly number[]) => void }

/** Importing a class list over the classroom, from the file to the printed cards. Load it lazily. */
export function RosterImport({ classId, classes, onClosed }: RosterImportProps) {
  const { api, clock, timeZone } = useRouteContext({ from: '__root__' })
  const { person } = useRouteContext({ strict: false })
  const personId = person?.id ?? 0
  const [kept] = useState(() => createKeptImport({ personId, storage: storageOrNull(), nowMs: clock.nowMs }))
  const [brokenOff] = useState(() => kept.read())
  const [machine] = useState(() => {
    const columns = createRememberedColumns({ personId, storage: storageOrNull() })
    return rosterImportMachine.provide({
      actors: createRosterImportActors({ api, readRoster: readBesidePage, columns }),
      actions: {
        keepImport: ({ context }) => {
          const now = keptOf(context)
          if (now !== null) kept.keep(now)
        },
        dropImport: () => kept.drop(),
      },
    })
  })
  const roster = useActorRef(machine, { input: { classId, kept: brokenOff?.kept ?? null } }, ({ output }) => {
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
      <RosterImporting roster={roster} classes={classes} brokenOffAt={brokenOff === null ? '' : formatMoment(new Date(brokenOff.atMs).toISOString(), timeZone())} onCancel={cancel} onClose={close} />
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

type ImportingProps = { roster: RosterImportActorRef; classes: readonly Pick<Class, 'id' | 'name'>[]; brokenOffAt: string; onCancel: () => void; onClose: () => void }

/** Binds a running import to its dialog, which asks itself once there are start passwords. */
export function RosterImporting({ roster, classes, brokenOffAt, onCancel, onClose }: ImportingProps) {
  const snapshot = useSelector(roster, (now) => now)
  const { rows, columns, classId } = snapshot.context
  const view = useImportView(roster, brokenOffAt)
  const shown = useMemo(() => rows.map(shownRow), [rows])
  const [isPrinting, setIsPrinting] = useState(false)
  const [printed, setPrinted] = useState(0)
  const leaveOut = useCallback((line: number) => roster.send({ type: 'row.leftOut', line }), [roster])
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
      onNamed={(kinds) => roster.send({ type: 'columns.named', named: namedOf(titled(columns), kinds) })}
      onNaming={() => roster.send({ type: 'naming.requested' })}
      onRows={() => roster.send({ type: 'rows.requested' })}
      onReadAnew={() => roster.send({ type: 'mended.dropped' })}
      onResume={() => roster.send({ type: 'import.resumed' })}
      onForget={() => roster.send({ type: 'kept.dropped' })}
      onLeaveOut={leaveOut}
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
  const { line, edition, extra, leftOut } = row
  return { line, edition, name, username, email, status, isKnown, sentences: fieldSentences(row), reason, extra, leftOut }
}

/** The columns a person can name: those that have a title to remember them by. */
function titled(columns: readonly RosterColumn[]): RosterColumn[] {
  return columns.filter(({ title }) => plainTitle(title) !== '')
}

function namedOf(columns: readonly RosterColumn[], kinds: readonly NamedKind[]): Record<string, NamedKind> {
  return Object.fromEntries(columns.map(({ title }, at) => [plainTitle(title), kinds[at] ?? 'other']))
}

function useImportView(roster: RosterImportActorRef, brokenOffAt: string): ImportView {
  const snapshot = useSelector(roster, (now) => now)
  const batch = useSelector(addingBatch(snapshot), (now) => now)
  const problem = importSentence(snapshot)
  if (snapshot.matches('reading')) return { mode: 'reading' }
  if (snapshot.matches('reviewing')) return { mode: 'reviewing', problem, canImport: canImport(snapshot), canName: canName(snapshot), extras: rowsWithExtra(snapshot) }
  if (snapshot.matches('imported') || snapshot.matches('closed')) return { mode: 'imported' }
  if (snapshot.matches('naming')) {
    const { columns, examples } = snapshot.context
    const shown = titled(columns).map((column) => ({
      title: column.title,
      kind: column.kind === 'reason' ? ('other' as const) : column.kind,
      example: examples[columns.indexOf(column)] ?? '',
    }))
    return { mode: 'naming', columns: shown, sentence: problem?.sentence ?? null, canReturn: canReturn(snapshot) }
  }
  if (snapshot.matches('losing')) return { mode: 'losing', mended: mendedCount(snapshot) }
  if (batch === undefined) {
    if (canReturn(snapshot) && problem !== null) return { mode: 'unread', problem, canRetry: snapshot.matches('failed') }
    const { kept } = snapshot.context
    const brokenOff = snapshot.matches('choosing') && kept !== null ? { count: kept.rows.filter(({ leftOut }) => leftOut === null).length, at: brokenOffAt } : null
    return { mode: 'choosing', problem, canRetry: snapshot.matches('failed'), brokenOff }
  }
  return batchView(batch, 'created', ({ name }, sentence) => `Failed to add student ${isolated(name)}: ${sentence}`)
}
