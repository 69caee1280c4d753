import type { ReactNode } from 'react'
import { ClassCardsDialog } from './class-cards-dialog.tsx'
import { ImportDialog, type ImportDialogProps } from './import-dialog.tsx'
import type { ImportRow } from './import-view.ts'

function nothing(): void {}

const ready: Omit<ImportRow, 'line' | 'name' | 'username' | 'email'> = { edition: 0, status: 'ready', isKnown: false, sentences: {}, reason: null, extra: [], leftOut: null }
const ana: ImportRow = { ...ready, line: 2, name: 'Ana Lima', username: 'analima', email: 'ana@school.example' }
const rows: readonly ImportRow[] = [
  ana,
  { ...ready, line: 3, name: 'Ben Okri', username: 'benokri', email: '', status: 'wrong', sentences: { email: 'Missing student email' } },
  {
    ...ready,
    line: 4,
    name: 'Carla Díaz',
    username: 'carla d',
    email: 'carla@school.example',
    status: 'wrong',
    sentences: { username: 'Username cannot contain spaces' },
  },
  { ...ready, line: 5, name: 'Dmitri Wolfeschlegelsteinhausen', username: 'dmitriwolfeschlegelsteinhausen', email: 'dmitri@school.example' },
]

function over(dialog: ReactNode) {
  return () => (
    <main>
      <h1>Classroom</h1>
      {dialog}
    </main>
  )
}

function show(change: Pick<ImportDialogProps, 'view'> & Partial<ImportDialogProps>) {
  return over(
    <ImportDialog
      rows={rows}
      counts={{ ready: 2, wrong: 2, failed: 0, added: 0, joined: 0, out: 0 }}
      classes={[{ id: 2, name: 'Algebra 1, Period 2' }]}
      classId={2}
      isPrinted={false}
      onFile={nothing}
      onNamed={nothing}
      onNaming={nothing}
      onRows={nothing}
      onReadAnew={nothing}
      onResume={nothing}
      onForget={nothing}
      onClass={nothing}
      onFix={nothing}
      onLeaveOut={nothing}
      onImport={nothing}
      onStop={nothing}
      onRetry={nothing}
      onContinue={nothing}
      onDownloadFailed={nothing}
      onTemplate={nothing}
      onPrint={nothing}
      onClose={nothing}
      {...change}
    />,
  )
}

const missing = { sentence: 'Missing required columns: email', hint: 'The first row must name the columns: name, email and, if you like, username.' }
const cards = [
  { studentId: 1, name: 'Maya Okafor', username: 'mayaokafor', startPassword: 'harbour-violet-71' },
  { studentId: 2, name: 'Liam Chen', username: 'liamchen', startPassword: null },
]

/** A class list on its way to accounts, and the cards at its end. */
export const examples = {
  'Choosing a file': show({ view: { mode: 'choosing', problem: null, canRetry: false, brokenOff: null }, rows: [] }),
  'A file without its columns': show({ view: { mode: 'choosing', problem: missing, canRetry: false, brokenOff: null }, rows: [] }),
  'A file that could not be read': show({
    view: { mode: 'choosing', problem: { sentence: 'An unexpected error occurred processing the file', hint: null }, canRetry: true, brokenOff: null },
    rows: [],
  }),
  'An import that was interrupted': show({
    view: { mode: 'choosing', problem: null, canRetry: false, brokenOff: { count: 27, at: 'today, 14:02' } },
    rows: [],
  }),
  'Columns with other names': show({
    view: {
      mode: 'naming',
      sentence: 'Missing required columns: name, email',
      canReturn: false,
      columns: [
        { title: 'Vorname', kind: 'other', example: 'Jürgen' },
        { title: 'Nachname', kind: 'other', example: 'Groß' },
        { title: 'E-Mail-Adresse der Eltern und Kinder', kind: 'other', example: 'juergen.gross.der.juengere@school.example' },
      ],
    },
    rows: [],
  }),
  'Columns looked at again': show({
    view: {
      mode: 'naming',
      sentence: null,
      canReturn: true,
      columns: [
        { title: 'Name', kind: 'name', example: 'Ana Lima' },
        { title: 'Mail', kind: 'email', example: 'ana@school.example' },
      ],
    },
  }),
  'Rows mended by hand, about to be lost': show({ view: { mode: 'losing', mended: 3 } }),
  'A reading that failed, its rows still there': show({
    view: { mode: 'unread', problem: { sentence: 'An unexpected error occurred processing the file', hint: null }, canRetry: true },
  }),
  'Columns that make no list, its rows still there': show({ view: { mode: 'unread', problem: missing, canRetry: false } }),
  'Rows that were left out': show({
    view: { mode: 'reviewing', problem: null, canImport: true, canName: true, extras: 1 },
    rows: [
      { ...ana, extra: ['7b', 'gym'] },
      { ...ana, line: 3, status: 'out', leftOut: 'Row 2 says the same' },
      { ...ready, line: 9, name: 'Total', username: '', email: '', status: 'out', leftOut: 'It looks like a sum, not a student' },
    ],
    counts: { ready: 1, wrong: 0, failed: 0, added: 0, joined: 0, out: 2 },
  }),
  Reading: show({ view: { mode: 'reading' }, rows: [] }),
  'Looking at the rows': show({ view: { mode: 'reviewing', problem: null, canImport: true, canName: true, extras: 0 } }),
  'One with an account already': show({ view: { mode: 'reviewing', problem: null, canImport: true, canName: true, extras: 0 }, rows: [{ ...ana, isKnown: true }, ...rows.slice(1)] }),
  'All had accounts': show({
    view: { mode: 'imported' },
    rows: [{ ...ana, isKnown: true, status: 'joined' }],
    counts: { ready: 0, wrong: 0, failed: 0, added: 0, joined: 1, out: 0 },
  }),
  Importing: show({ view: { mode: 'running', done: 7, total: 27, isStopping: false } }),
  'Importing, being stopped': show({ view: { mode: 'running', done: 7, total: 27, isStopping: true } }),
  'Import stopped': show({ view: { mode: 'stopped', summary: 'Stopped: 11 of 27 created' } }),
  'Imported in part': show({ view: { mode: 'partlyDone', summary: '18 created, 2 failed', failures: ['Failed to add student Ben Okri: Username already exists'] } }),
  'All imported': show({ view: { mode: 'imported' }, rows: [{ ...ana, status: 'added' }], counts: { ready: 0, wrong: 0, failed: 0, added: 1, joined: 0, out: 0 } }),
  'Class cards': over(<ClassCardsDialog cards={cards} origin="https://lectern.school.example" onPrint={nothing} onClose={nothing} />),
  'No cards': over(<ClassCardsDialog cards={[]} origin="https://lectern.school.example" onPrint={nothing} onClose={nothing} />),
}
