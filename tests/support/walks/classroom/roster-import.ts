import { rosterImportMachine } from '#machines/classroom/roster-import/roster-import.machine.ts'
import { keptOf } from '#machines/classroom/roster-import/roster-import.setup.ts'
import { rosterOf } from '#machines/classroom/roster-import/roster.table.ts'
import { rowStatus } from '#machines/classroom/roster-import/roster-import.selectors.ts'
import { addedItem, itemOf, rosterFile } from '#tests/support/school/rosters.ts'
import { walkMachine } from '#tests/support/walking/walk.ts'

const unnamed = { fileId: 'file', reading: rosterOf(['Wer,email', 'Ana,ana@school.example'].map((line, at) => ({ line: at + 1, cells: line.split(','), isMisquoted: false }))) }
const { reading } = rosterFile('Ana,ana@school.example,ana', 'Ben,ben@school.example,ben')
const kept = keptOf({ fileId: 'file', classId: 4, columns: reading.ok ? reading.columns : [], rows: reading.ok ? reading.rows : [] })
const refused = { sentence: 'Username already exists', fields: { username: 'Username already exists' } }

/** Every moment of an import of two rows, one of them wrong. */
export const rosterImportWalk = walkMachine(rosterImportMachine, {
  input: { classId: 4, kept },
  events: [
    { type: 'file.chosen', file: { name: 'class.csv' } },
    { type: 'columns.named', named: { wer: 'name' } },
    { type: 'columns.named', named: { name: 'name', email: 'email', username: 'username' } },
    { type: 'row.leftOut', line: 3 },
    { type: 'row.fixed', fix: { line: 3, field: 'email', value: 'ben@school.example' } },
    { type: 'class.chosen', classId: 5 },
    { type: 'xstate.done.actor.readFile', output: rosterFile('Ana,ana@school.example,ana', 'Ben,,ben') },
    { type: 'xstate.done.actor.readFile', output: rosterFile() },
    { type: 'xstate.done.actor.readFile', output: unnamed },
    { type: 'xstate.done.actor.addStudents', output: { items: [addedItem(2), addedItem(3, 1)] } },
    { type: 'xstate.done.actor.addStudents', output: { items: [itemOf(2, refused), addedItem(3, 1)] } },
    { type: 'xstate.done.actor.addStudents', output: { items: [itemOf(2, { status: 'waiting' })] } },
  ],
  context: ({ context }) => [context.classId, context.kept === null, context.rows.map((row) => [rowStatus(row), row.edition > 0])],
  limit: 2_000,
})
