import * as v from 'valibot'
import type { AnyMachineSnapshot } from 'xstate'
import { expect } from '#e2e/fixtures.ts'
import { ClassroomScreen } from '#e2e/screens/classroom.screen.ts'
import { rosterImportMachine } from '#machines/classroom/roster-import/roster-import.machine.ts'
import { rowCounts } from '#machines/classroom/roster-import/roster-import.selectors.ts'
import type { RosterImportEvent } from '#machines/classroom/roster-import/roster-import.setup.ts'
import { isMomentOf } from '#tests/support/walking/walk.ts'
import { rosterImportWalk } from '#tests/support/walks/classroom/roster-import.ts'
import { rosterImportViews } from '#tests/support/walks/classroom/roster-import-views.ts'
import type { BrowserGesture, Stage, Step, View } from '#e2e/walks/stage/browser-walk.ts'
import { HeldFile } from '#e2e/walks/stage/held-file.ts'
import { isTo, letThrough, refuse } from '#e2e/walks/stage/line.ts'
import { both, isWithoutDialog, reads, readsNot } from '#e2e/walks/stage/look.ts'
import { walkInBrowser } from '#e2e/walks/stage/play-walk.ts'
import { ends, press, standStill } from '#e2e/walks/stage/playing.ts'
import { make, signInTeacher } from '#e2e/walks/stage/teacher-stage.ts'

type World = Stage & { classroom: ClassroomScreen; reader: HeldFile }

const Reading = v.object({ output: v.object({ reading: v.object({ ok: v.boolean(), unnamed: v.optional(v.unknown()) }) }) })
const AllAdded = v.object({ output: v.object({ items: v.array(v.object({ status: v.literal('done') })) }) })

const gestures = {
  'file.chosen': async ({ page, student: { username } }, rest) => {
    const rows = [`Ana,ana.${username}@walks.example,ana.${username}`, `Ben,,ben.${username}`]
    const lines = listed(rest, rows)
    await page.locator('input[type=file]').setInputFiles({ name: 'class.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })
  },
  // What is said of columns, left out and taken up again is the journey's of two real lists.
  'columns.named': null,
  'naming.requested': null,
  'rows.requested': null,
  'mended.dropped': null,
  'import.resumed': null,
  'kept.dropped': null,
  'row.leftOut': null,
  'row.fixed': async ({ classroom, student }) => {
    const box = classroom.dialog.getByLabel('Email of row 3')
    await box.fill(`ben.${student.username}@walks.example`)
    await box.press('Enter')
  },
  // The first is no class.
  'class.chosen': async ({ classroom }) => void (await classroom.dialog.getByRole('combobox', { name: 'Add them to' }).selectOption({ index: 1 })),
  'import.requested': press(/^Import \d/),
  // What was not added is asked about in the bulk action's own moments.
  'import.continued': null,
  'import.closed': async ({ page, classroom }) => {
    await classroom.dialog.getByRole('button', { name: /^(Cancel|Done)$/ }).click()
    const way = page.getByRole('button', { name: /^(Close without printing|Discard and leave)$/ })
    if ((await way.count()) > 0) await way.click()
  },
  'cancel.requested': press('Stop'),
  'retry.requested': press('Try again'),
} satisfies Record<RosterImportEvent['type'], BrowserGesture<World>>

const { 'rosterImport.losing': _losing, ...views } = rosterImportViews<View<World>>({ reads, readsNot, both })

walkInBrowser<World>('roster-import', {
  walks: [rosterImportWalk],
  callers: { addStudents: isTo('POST', 'auth/register_student') },
  open: async (stage) => {
    const teaching = await signInTeacher(stage)
    const { page, line, student } = teaching
    const id = await make(teaching, 'classes', { name: `List (${student.username})` })
    const classroom = new ClassroomScreen(page)
    const reader = new HeldFile(/\/roster\.worker[^/]*$/)
    await line.hold(page)
    await reader.hold(page)
    // The open dialog hides the page behind it, heading and all.
    await page.goto(`/classroom?class_id=${id}&import=1`)
    await classroom.dialog.getByText('Choose a CSV file').waitFor()
    await standStill(stage)
    return { ...stage, classroom, reader }
  },
  gestures,
  // Who reads a file stops that first; stopping or repeating what is being added is the bulk action's own walk.
  leftOut: ({ type }, before) =>
    (type === 'import.closed' && before.matches('reading')) ||
    before.matches('naming') ||
    before.matches('losing') ||
    before.matches('importing'),
  endings: {
    readFile: (event) => {
      if (event.type.startsWith('xstate.error')) return ({ reader }) => reader.end(refuse)
      return ({ reader }) => reader.end(letThrough)
    },
    addStudents: (event, before) => {
      if (!v.is(AllAdded, event)) return null
      return async (world, rest) => {
        await expect.poll(() => world.line.heldBy('addStudents').length).toEqual(importable(before))
        await ends<World>('addStudents', letThrough)(world, rest)
      }
    },
  },
  views: {
    ...views,
    'rosterImport.closed': isWithoutDialog,
  },
  elsewhere: { 'rosterImport.losing': 'rows have to be mended and named anew; the walk on the screen asks' },
  played: ['class.chosen', 'retry.requested'],
})

/** The file that is chosen now, by what is read of it: the students, nobody, or columns of which one has to be said. */
function listed(rest: readonly Step[], students: readonly string[]): readonly string[] {
  const read = rest.find(({ event }) => v.is(Reading, event))
  const reading = read === undefined ? null : v.parse(Reading, read.event).output.reading
  if (reading?.unnamed !== undefined) return ['Wer,email', 'Ana,ana@walks.example']
  return ['name,email,username', ...(reading?.ok === false ? [] : students)]
}

/** How many rows of a list may be sent. */
function importable(moment: AnyMachineSnapshot): number {
  if (!isMomentOf(rosterImportMachine, moment)) return 0
  const { ready, failed: tried } = rowCounts(moment)
  return ready + tried
}
