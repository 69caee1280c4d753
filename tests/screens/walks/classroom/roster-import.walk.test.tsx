import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import type { AnyEventObject } from 'xstate'
import type { RosterImportEvent } from '#machines/classroom/roster-import/roster-import.setup.ts'
import { RosterImporting } from '#src/app/classroom/students/roster-import.tsx'
import { withHeldBatch } from '#tests/support/walking/held-batch.ts'
import { both, either, type Gesture, press, reads, readsNot, type, type View, walkScreen } from '#tests/support/walking/screen-walk.tsx'
import { rosterImportWalk } from '#tests/support/walks/classroom/roster-import.ts'
import { rosterImportViews } from '#tests/support/walks/classroom/roster-import-views.ts'

const gestures = {
  'file.chosen': chooseFile,
  'columns.named': nameColumns,
  'rows.requested': press('Back to the rows'),
  'mended.dropped': press('Read the file again'),
  'naming.requested': press('Change what the columns hold'),
  'import.resumed': press('Finish this import'),
  'kept.dropped': press('Forget it'),
  'row.leftOut': either(press('Leave out row 3'), press('Take in row 3')),
  'row.fixed': fixRow,
  'class.chosen': chooseClass,
  'import.requested': press('Import '),
  'import.continued': press('Back to the rows'),
  'import.closed': leave,
  'cancel.requested': press('Stop'),
  'retry.requested': either(press('Try again'), press('Retry')),
} satisfies Record<RosterImportEvent['type'], Gesture>

const views = {
  ...rosterImportViews<View>({ reads, readsNot, both }),
  'rosterImport.closed': () => null,
}

const AsRead = v.object({ named: v.object({ name: v.literal('name') }) })

const classes = [
  { id: 4, name: 'Algebra 1' },
  { id: 5, name: 'Algebra 2' },
]

test('the dialog shows every moment of importing a class list and offers every way on', async () => {
  const shown = await walkScreen({
    walk: rosterImportWalk,
    mount: ({ actor }) => <RosterImporting roster={actor} classes={classes} brokenOffAt="Nov 27, 2:02 PM" onCancel={() => close(actor)} onClose={() => close(actor)} />,
    gestures,
    views,
    options: withHeldBatch('addStudents'),
  })
  const unoffered = [
    // Who reads a file stops that first.
    'import.closed at rosterImport.reading',
    // What was not added is asked about in the bulk action's own moments.
    'import.continued at rosterImport.importing',
    'retry.requested at rosterImport.importing',
    // A row that was left out is taken in before it is fixed.
    'row.fixed at rosterImport.reviewing',
  ]
  expect({ ...shown, seen: shown.seen.length }).toEqual({ ...shown, seen: 10, withoutView: [], unoffered, wrongs: [] })
})

function close(roster: { send: (event: RosterImportEvent) => void }): void {
  roster.send({ type: 'import.closed' })
}

function chooseFile(page: HTMLElement): boolean {
  const box = page.querySelector<HTMLInputElement>('input[type=file]')
  if (box === null) return false
  const files = new DataTransfer()
  files.items.add(new File(['name,email'], 'class.csv'))
  box.files = files.files
  box.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}

/** The first column holds nothing any more, or all hold what they are read as. */
function nameColumns(page: HTMLElement, event: AnyEventObject): boolean {
  const [box] = page.querySelectorAll('form select')
  if (!(box instanceof HTMLSelectElement)) return false
  if (v.is(AsRead, event)) return press('Continue')(page)
  flushSync(() => {
    box.value = 'other'
    box.dispatchEvent(new Event('change', { bubbles: true }))
  })
  return press('Continue')(page)
}

function fixRow(page: HTMLElement): boolean {
  if (!type(page, 'input[aria-label="Email of row 3"]', 'ben@school.example')) return false
  page.querySelector('input[aria-label="Email of row 3"]')?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  return true
}

function chooseClass(page: HTMLElement): boolean {
  const box = page.querySelector('select')
  if (box === null) return false
  box.value = '5'
  box.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}

/** Once there are start passwords that were not printed, the way out is asked about. */
function leave(page: HTMLElement): boolean {
  if (press('Cancel')(page)) return true
  flushSync(() => press('Done')(page))
  return press('Close without printing')(page)
}
