import { assign, sendTo, setup } from 'xstate'
import { createBatchMachine, type BatchOutput } from '#machines/forms/batch/batch.machine.ts'
import { unprovided } from '#machines/unprovided.ts'
import { fixedRows, isMended, rowsWithout, type AddedStudent, type RosterRow, type RowFix } from './roster.rows.ts'
import { saysAlready, type NamedColumns, type RosterColumn } from './roster.columns.ts'
import { callsFor, isAdded, isImportable, rowsAfter, type NewStudent } from './roster.students.ts'
import { examplesOf, type RosterReading } from './roster.table.ts'

/** Facts an import reacts to. `file` is what the browser gave; only the actor that reads it looks inside. */
export type RosterImportEvent =
  | { type: 'file.chosen'; file: object }
  | { type: 'columns.named'; named: NamedColumns }
  | { type: 'naming.requested' }
  | { type: 'rows.requested' }
  | { type: 'mended.dropped' }
  | { type: 'row.fixed'; fix: RowFix }
  | { type: 'row.leftOut'; line: number }
  | { type: 'class.chosen'; classId: number | null }
  | { type: 'import.requested' }
  | { type: 'import.resumed' }
  | { type: 'kept.dropped' }
  | { type: 'import.continued' }
  | { type: 'import.closed' }
  | { type: 'cancel.requested' }
  | { type: 'retry.requested' }

/** A file that was read: `fileId` is new for each reading and names its rows to the server, `reading` is what was found. */
export type RosterFile = { fileId: string; reading: RosterReading }

/**
 * An import as it was when its adding began: all of it can be asked for again, since what was done is answered as it was then and done only
 * once. None of its rows has a password of its own.
 */
export type KeptImport = { fileId: string; classId: number | null; columns: readonly RosterColumn[]; rows: readonly RosterRow[] }

type Context = {
  kept: KeptImport | null
  file: object | null
  named: NamedColumns
  fileId: string
  classId: number | null
  columns: readonly RosterColumn[]
  examples: readonly string[]
  rows: readonly RosterRow[]
  sentence: string | null
  hint: string | null
}

const failedSentence = 'An unexpected error occurred processing the file'

function isUntouched({ added }: RosterRow): boolean {
  return added === null || (added.isKnown === true && !added.isInClass)
}

/** Adds the students of a list: a bulk action whose items are accounts to make and to put into a class. */
export const addStudentsMachine = createBatchMachine<NewStudent, AddedStudent>('addStudents')

/** An import's vocabulary: its context, events, calls, waits, guards and actions. */
export const rosterImportSetup = setup({
  types: {
    context: {} as Context,
    events: {} as RosterImportEvent,
    input: {} as { classId: number | null; kept?: KeptImport | null },
    output: {} as { added: number[] },
    tags: {} as 'pending' | 'refused' | 'failed' | 'finished',
    children: {} as { addStudents: 'addStudents' },
  },
  actors: {
    /** Adds each student. */
    addStudents: addStudentsMachine,
    /** Reads a class list out of a file, its columns as a person named them now or before. */
    readFile: unprovided<RosterFile, { file: object | null; named: NamedColumns }>('readFile'),
  },
  delays: { readingPatience: 30_000 },
  guards: {
    isRoster: (_, { reading }: RosterFile) => reading.ok,
    isUnnamed: (_, { reading }: RosterFile) => !reading.ok && reading.unnamed !== undefined,
    hasRows: ({ context }) => context.rows.length > 0,
    hasNoRows: ({ context }) => context.rows.length === 0,
    isMended: ({ context }) => context.rows.some(isMended),
    isSaidAlready: ({ context }, { named }: { named: NamedColumns }) => context.rows.length > 0 && saysAlready(context.columns, named),
    hasKept: ({ context }) => context.kept !== null,
    canImport: ({ context }) => context.rows.some(isImportable),
    isNothingAdded: ({ context }) => context.rows.every(isUntouched),
    canName: ({ context }) => context.file !== null && context.rows.every(isUntouched),
    isAllAdded: ({ context }) => context.rows.some(isAdded) && context.rows.every((row) => isAdded(row) || row.leftOut !== null),
  },
  actions: {
    rememberFile: assign((_, { file }: { file: object }) => ({ file, named: {}, fileId: '', columns: [], rows: [], sentence: null, hint: null })),
    forgetFile: assign({ file: null }),
    forgetProblem: assign({ sentence: null, hint: null }),
    rememberNamed: assign((_, { named }: { named: NamedColumns }) => ({ named, sentence: null, hint: null })),
    rememberRoster: assign((_, { fileId, reading }: RosterFile) =>
      reading.ok
        ? { fileId, columns: reading.columns, examples: examplesOf(reading.columns, reading.rows), rows: reading.rows, sentence: null, hint: null }
        : {},
    ),
    rememberRefusal: assign(({ context: { rows } }, { reading }: RosterFile) => {
      if (reading.ok) return {}
      const { sentence, hint } = reading
      // Rows that are there stay with the columns they were read by.
      return rows.length > 0 ? { sentence, hint } : { sentence, hint, ...(reading.unnamed ?? { columns: [], examples: [] }) }
    }),
    restoreKept: assign(({ context: { kept } }) => (kept === null ? {} : { ...kept, kept: null, sentence: null, hint: null })),
    forgetKept: assign({ kept: null }),
    /** Keeps the import for this person to find again. */
    keepImport: () => undefined,
    /** Forgets what was kept. */
    dropImport: () => undefined,
    rememberFailure: assign({ sentence: failedSentence, hint: null }),
    leaveOut: assign({ rows: ({ context }, { line }: { line: number }) => rowsWithout(context.rows, line) }),
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

/** An import as it can be taken up again, null where a row has a password of its own; without the cells nothing is made of, which may hold some. */
export function keptOf({ fileId, classId, columns, rows }: Pick<Context, 'fileId' | 'classId' | 'columns' | 'rows'>): KeptImport | null {
  if (rows.some(({ student }) => student.password !== '')) return null
  const isUsed = columns.map(({ kind }) => !['other', 'reason', 'password'].includes(kind))
  const asAsked = rows.map(({ asked, ...row }) => ({
    ...row,
    // The account that another username was found for is found again by asking for the same one.
    student: { ...row.student, username: asked ?? row.student.username },
    cells: row.cells.map((cell, at) => (isUsed[at] === true ? cell : '')),
    extra: [],
    added: row.added?.isKnown ? { ...row.added, isInClass: false } : null,
    refusal: null,
  }))
  return { fileId, classId, columns, rows: asAsked }
}

/** What the adding of an import's students is given. */
export function addingOf({ rows, fileId, classId }: Context) {
  return { items: callsFor(rows.filter(isImportable), { fileId, classId }) }
}
