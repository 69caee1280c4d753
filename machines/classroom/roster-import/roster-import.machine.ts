import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { output, received } from '#machines/params.ts'
import { addingOf, rosterImportSetup } from './roster-import.setup.ts'

/**
 * A class list from a file to accounts: read, shown with what is wrong, fixed in place, then imported. Nothing is written
 * before Import; rows that are wrong wait while the others are added, and a row that was added is never sent again. `closed`
 * outputs the new students' ids; until then their start passwords are in the rows and nowhere else.
 * Invariant: Nothing is written before Import, and nothing wrong or added is sent.
 * [roster-import.walk.test.ts: on every path of an import nothing is written before Import]
 */
export const rosterImportMachine = rosterImportSetup.createMachine({
  id: 'rosterImport',
  context: ({ input }) => ({ file: null, fileId: '', classId: input.classId, columns: [], rows: [], sentence: null, hint: null }),
  initial: 'choosing',
  output: ({ context }) => ({ added: context.rows.flatMap((row) => (row.added === null ? [] : [row.added.studentId])) }),
  states: {
    choosing: {
      entry: 'forgetFile',
      on: { 'file.chosen': { actions: { type: 'rememberFile', params: received }, target: 'reading' }, 'import.closed': 'closed' },
    },
    reading: {
      tags: 'pending',
      invoke: {
        src: 'readFile',
        id: 'readFile',
        input: ({ context }) => ({ file: context.file }),
        onDone: [
          { guard: { type: 'isRoster', params: output }, actions: { type: 'rememberRoster', params: output }, target: 'reviewing' },
          { actions: { type: 'rememberRefusal', params: output }, target: 'refused' },
        ],
        onError: 'failed',
      },
      after: { readingPatience: 'failed' },
      on: { 'cancel.requested': 'choosing', 'import.closed': 'closed' },
    },
    refused: {
      tags: 'refused',
      on: { 'file.chosen': { actions: { type: 'rememberFile', params: received }, target: 'reading' }, 'import.closed': 'closed' },
    },
    failed: {
      tags: 'failed',
      entry: 'rememberFailure',
      on: {
        'retry.requested': 'reading',
        'file.chosen': { actions: { type: 'rememberFile', params: received }, target: 'reading' },
        'import.closed': 'closed',
      },
    },
    reviewing: {
      always: { guard: 'isAllAdded', target: 'imported' },
      on: {
        'row.fixed': { actions: { type: 'fixRow', params: received } },
        'class.chosen': { actions: { type: 'rememberClass', params: received } },
        'file.chosen': { guard: 'isNothingAdded', actions: { type: 'rememberFile', params: received }, target: 'reading' },
        'import.requested': { guard: 'canImport', target: 'importing' },
        'import.closed': 'closed',
      },
    },
    importing: {
      tags: 'pending',
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
    imported: { tags: 'finished', on: { 'import.closed': 'closed' } },
    closed: { type: 'final', tags: 'finished' },
  },
})

/** A running import. */
export type RosterImportActorRef = ActorRefFrom<typeof rosterImportMachine>
/** A moment of an import. */
export type RosterImportSnapshot = SnapshotFrom<typeof rosterImportMachine>
