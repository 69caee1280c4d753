import { assign, sendTo, setup } from 'xstate'
import { createBatchMachine, type BatchOutput } from '#machines/forms/batch/batch.machine.ts'
import { unprovided } from '#machines/unprovided.ts'
import { fixedRows, type AddedStudent, type RosterRow, type RowFix } from './roster.rows.ts'
import type { RosterColumn } from './roster.columns.ts'
import { callsFor, isAdded, isImportable, rowsAfter, type NewStudent } from './roster.students.ts'
import type { RosterReading } from './roster.table.ts'

/** Facts an import reacts to. `file` is what the browser gave; only the actor that reads it looks inside. */
export type RosterImportEvent =
  | { type: 'file.chosen'; file: object }
  | { type: 'row.fixed'; fix: RowFix }
  | { type: 'class.chosen'; classId: number | null }
  | { type: 'import.requested' }
  | { type: 'import.continued' }
  | { type: 'import.closed' }
  | { type: 'cancel.requested' }
  | { type: 'retry.requested' }

/** A file that was read: `fileId` is new for each reading and names its rows to the server, `reading` is what was found. */
export type RosterFile = { fileId: string; reading: RosterReading }

type Context = {
  file: object | null
  fileId: string
  classId: number | null
  columns: readonly RosterColumn[]
  rows: readonly RosterRow[]
  sentence: string | null
  hint: string | null
}

const failedSentence = 'An unexpected error occurred processing the file'

/** Adds the students of a list: a bulk action whose items are accounts to make and to put into a class. */
export const addStudentsMachine = createBatchMachine<NewStudent, AddedStudent>('addStudents')

/** An import's vocabulary: its context, events, calls, waits, guards and actions. */
export const rosterImportSetup = setup({
  types: {
    context: {} as Context,
    events: {} as RosterImportEvent,
    input: {} as { classId: number | null },
    output: {} as { added: number[] },
    tags: {} as 'pending' | 'refused' | 'failed' | 'finished',
    children: {} as { addStudents: 'addStudents' },
  },
  actors: {
    /** Adds each student. */
    addStudents: addStudentsMachine,
    /** Reads a class list out of a file. */
    readFile: unprovided<RosterFile, { file: object | null }>('readFile'),
  },
  delays: { readingPatience: 30_000 },
  guards: {
    isRoster: (_, { reading }: RosterFile) => reading.ok,
    canImport: ({ context }) => context.rows.some(isImportable),
    isNothingAdded: ({ context }) => context.rows.every(({ added }) => added === null || (added.isKnown === true && !added.isInClass)),
    isAllAdded: ({ context }) => context.rows.length > 0 && context.rows.every(isAdded),
  },
  actions: {
    rememberFile: assign((_, { file }: { file: object }) => ({ file, fileId: '', columns: [], rows: [], sentence: null, hint: null })),
    forgetFile: assign({ file: null }),
    rememberRoster: assign((_, { fileId, reading }: RosterFile) =>
      reading.ok ? { fileId, columns: reading.columns, rows: reading.rows, sentence: null, hint: null } : {},
    ),
    rememberRefusal: assign((_, { reading }: RosterFile) => (reading.ok ? {} : { sentence: reading.sentence, hint: reading.hint })),
    rememberFailure: assign({ sentence: failedSentence, hint: null }),
    fixRow: assign({ rows: ({ context }, { fix }: { fix: RowFix }) => fixedRows(context.rows, fix) }),
    rememberClass: assign({ classId: (_, { classId }: { classId: number | null }) => classId }),
    rememberAdded: assign({
      rows: ({ context }, { items }: BatchOutput<NewStudent, AddedStudent>) => rowsAfter(context.rows, context.fileId, items),
    }),
    cancelAdding: sendTo('addStudents', { type: 'cancel.requested' }),
    retryAdding: sendTo('addStudents', { type: 'retry.requested' }),
    closeAdding: sendTo('addStudents', { type: 'batch.closed' }),
  },
})

/** What the adding of an import's students is given. */
export function addingOf({ rows, fileId, classId }: Context) {
  return { items: callsFor(rows.filter(isImportable), { fileId, classId }) }
}
