import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { output, received } from '#machines/params.ts'
import { addingOf, rosterImportSetup } from './roster-import.setup.ts'

/**
 * A class list from a file to accounts: read, shown with what is wrong, fixed in place, then imported. Nothing is written
 * before Import; rows that are wrong wait while the others are added, and a row that was added is never sent again. `closed`
 * outputs the new students' ids; until then their start passwords are in the rows and nowhere else. What was broken off by a reload is kept from
 * the moment its adding began until it is closed, and taken up again from `choosing`.
 * Rows stay until their file was read in another way: columns that make no list of it, and a reading that fails, leave them as they are.
 * Invariant: Nothing is written before Import, and nothing wrong or added is sent; rows mended by hand are never read anew without asking.
 * [roster-import.walk.test.ts: on every path of an import nothing is written before Import]
 */
export const rosterImportMachine = rosterImportSetup.createMachine({
  id: 'rosterImport',
  context: ({ input }) => ({
    kept: input.kept ?? null,
    file: null,
    named: {},
    fileId: '',
    classId: input.classId,
    columns: [],
    examples: [],
    rows: [],
    sentence: null,
    hint: null,
  }),
  initial: 'choosing',
  output: ({ context }) => ({ added: context.rows.flatMap((row) => (row.added === null ? [] : [row.added.studentId])) }),
  states: {
    choosing: {
      entry: 'forgetFile',
      on: {
        'file.chosen': { actions: { type: 'rememberFile', params: received }, target: 'reading' },
        'import.resumed': { guard: 'hasKept', actions: 'restoreKept', target: 'importing' },
        'kept.dropped': { guard: 'hasKept', actions: ['forgetKept', 'dropImport'] },
        'import.closed': 'closed',
      },
    },
    reading: {
      tags: 'pending',
      invoke: {
        src: 'readFile',
        id: 'readFile',
        input: ({ context: { file, named } }) => ({ file, named }),
        onDone: [
          { guard: { type: 'isRoster', params: output }, actions: { type: 'rememberRoster', params: output }, target: 'reviewing' },
          { guard: { type: 'isUnnamed', params: output }, actions: { type: 'rememberRefusal', params: output }, target: 'naming' },
          { actions: { type: 'rememberRefusal', params: output }, target: 'refused' },
        ],
        onError: 'failed',
      },
      after: { readingPatience: 'failed' },
      on: { 'cancel.requested': [{ guard: 'hasRows', target: 'reviewing' }, { target: 'choosing' }], 'import.closed': 'closed' },
    },
    naming: {
      on: {
        'columns.named': [
          { guard: { type: 'isSaidAlready', params: received }, actions: 'forgetProblem', target: 'reviewing' },
          { guard: 'isMended', actions: { type: 'rememberNamed', params: received }, target: 'losing' },
          { actions: { type: 'rememberNamed', params: received }, target: 'reading' },
        ],
        'rows.requested': { guard: 'hasRows', actions: 'forgetProblem', target: 'reviewing' },
        'import.closed': 'closed',
      },
    },
    losing: {
      on: {
        'mended.dropped': 'reading',
        'rows.requested': 'reviewing',
        'import.closed': 'closed',
      },
    },
    refused: {
      tags: 'refused',
      on: {
        'rows.requested': { guard: 'hasRows', actions: 'forgetProblem', target: 'reviewing' },
        'file.chosen': { guard: 'hasNoRows', actions: { type: 'rememberFile', params: received }, target: 'reading' },
        'import.closed': 'closed',
      },
    },
    failed: {
      tags: 'failed',
      entry: 'rememberFailure',
      on: {
        'retry.requested': 'reading',
        'rows.requested': { guard: 'hasRows', actions: 'forgetProblem', target: 'reviewing' },
        'file.chosen': { guard: 'hasNoRows', actions: { type: 'rememberFile', params: received }, target: 'reading' },
        'import.closed': 'closed',
      },
    },
    reviewing: {
      always: { guard: 'isAllAdded', target: 'imported' },
      on: {
        'row.fixed': { actions: { type: 'fixRow', params: received } },
        'row.leftOut': { actions: { type: 'leaveOut', params: received } },
        'naming.requested': { guard: 'canName', target: 'naming' },
        'class.chosen': { actions: { type: 'rememberClass', params: received } },
        'import.requested': { guard: 'canImport', target: 'importing' },
        'import.closed': [{ guard: 'isNothingAdded', target: 'closed' }, { actions: 'dropImport', target: 'closed' }],
      },
    },
    importing: {
      tags: 'pending',
      entry: 'keepImport',
      invoke: {
        src: 'addStudents',
        id: 'addStudents',
        input: ({ context }) => addingOf(context),
        onDone: { actions: { type: 'rememberAdded', params: output }, target: 'reviewing' },
      },
      on: {
        'cancel.requested': { actions: 'cancelAdding' },
        'retry.requested': { actions: 'retryAdding' },
        'import.continued': { actions: 'closeAdding' },
      },
    },
    imported: { tags: 'finished', on: { 'import.closed': { actions: 'dropImport', target: 'closed' } } },
    closed: { type: 'final', tags: 'finished' },
  },
})

/** A running import. */
export type RosterImportActorRef = ActorRefFrom<typeof rosterImportMachine>
/** A moment of an import. */
export type RosterImportSnapshot = SnapshotFrom<typeof rosterImportMachine>
