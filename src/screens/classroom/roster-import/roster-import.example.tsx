import type { ReactNode } from 'react'
import { ClassCardsDialog } from './class-cards-dialog.tsx'
import { ImportDialog, type ImportDialogProps } from './import-dialog.tsx'
import type { ImportRow } from './import-view.ts'

function nothing(): void {}

const ready: Omit<ImportRow, 'line' | 'name' | 'username' | 'email'> = { edition: 0, status: 'ready', isKnown: false, sentences: {}, reason: null }
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
      counts={{ ready: 2, wrong: 2, failed: 0, added: 0, joined: 0 }}
      classes={[{ id: 2, name: 'Algebra 1, Period 2' }]}
      classId={2}
      isPrinted={false}
      onFile={nothing}
      onClass={nothing}
      onFix={nothing}
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
  'Choosing a file': show({ view: { mode: 'choosing', problem: null, canRetry: false }, rows: [] }),
  'A file without its columns': show({ view: { mode: 'choosing', problem: missing, canRetry: false }, rows: [] }),
  'A file that could not be read': show({
    view: { mode: 'choosing', problem: { sentence: 'An unexpected error occurred processing the file', hint: null }, canRetry: true },
    rows: [],
  }),
  Reading: show({ view: { mode: 'reading' }, rows: [] }),
  'Looking at the rows': show({ view: { mode: 'reviewing', problem: null, canImport: true } }),
  'One with an account already': show({ view: { mode: 'reviewing', problem: null, canImport: true }, rows: [{ ...ana, isKnown: true }, ...rows.slice(1)] }),
  'All had accounts': show({
    view: { mode: 'imported' },
    rows: [{ ...ana, isKnown: true, status: 'joined' }],
    counts: { ready: 0, wrong: 0, failed: 0, added: 0, joined: 1 },
  }),
  Importing: show({ view: { mode: 'running', done: 7, total: 27, isStopping: false } }),
  'Importing, being stopped': show({ view: { mode: 'running', done: 7, total: 27, isStopping: true } }),
  'Import stopped': show({ view: { mode: 'stopped', summary: 'Stopped: 11 of 27 created' } }),
  'Imported in part': show({ view: { mode: 'partlyDone', summary: '18 created, 2 failed', failures: ['Failed to add student Ben Okri: Username already exists'] } }),
  'All imported': show({ view: { mode: 'imported' }, rows: [{ ...ana, status: 'added' }], counts: { ready: 0, wrong: 0, failed: 0, added: 1, joined: 0 } }),
  'Class cards': over(<ClassCardsDialog cards={cards} origin="https://lectern.school.example" onPrint={nothing} onClose={nothing} />),
  'No cards': over(<ClassCardsDialog cards={[]} origin="https://lectern.school.example" onPrint={nothing} onClose={nothing} />),
}
