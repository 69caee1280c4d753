import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import type { Assignment } from '#contract/assignments/assignment.ts'
import type { Class } from '#contract/classroom/classes.ts'
import type { Student } from '#contract/classroom/students.ts'
import { received } from '#machines/params.ts'
import { unprovidedCallback } from '#machines/unprovided.ts'

/**
 * Facts the classroom reacts to. `students.chosen` and `work.chosen` carry all that are chosen now; `place.changed` says that
 * another class or tab is shown; `dialog.done` that what was asked for happened.
 */
export type ClassroomEvent =
  | { type: 'students.chosen'; students: readonly Student[] }
  | { type: 'work.chosen'; work: readonly Assignment[] }
  | { type: 'place.changed' }
  | { type: 'adding.requested' }
  | { type: 'moving.requested' }
  | { type: 'takingOut.requested' }
  | { type: 'renaming.requested'; class: Class }
  | { type: 'cards.requested'; class: Class }
  | { type: 'edit.requested'; assignment: Assignment }
  | { type: 'batchEdit.requested' }
  | { type: 'freshStart.requested' }
  | { type: 'dialog.done' }
  | { type: 'dialog.closed' }

type Context = { students: readonly Student[]; work: readonly Assignment[]; class: Class | null; assignment: Assignment | null }

/**
 * What a teacher has chosen in the classroom and is doing with it, for as long as its page is open. It refuses to act on
 * nobody, and to edit one piece of work as a batch. What was chosen outlives a dialog
 * that was closed, and is let go once the dialog did its work or another class or tab is shown.
 * Invariant: Nothing is done to nobody, and what was chosen outlives a dialog that was only closed.
 * [classroom.walk.test.ts: on every path of the classroom nothing is done to nobody]
 */
export const classroomMachine = setup({
  types: { context: {} as Context, events: {} as ClassroomEvent },
  actors: {
    /** Tells when the page shows another class or tab. */
    watchPlace: unprovidedCallback<{ type: 'never' }>('watchPlace'),
  },
  guards: {
    hasStudents: ({ context }) => context.students.length > 0,
    hasWork: ({ context }) => context.work.length > 0,
    hasSeveral: ({ context }) => context.work.length > 1,
  },
  actions: {
    rememberStudents: assign({ students: (_, { students }: { students: readonly Student[] }) => students }),
    rememberWork: assign({ work: (_, { work }: { work: readonly Assignment[] }) => work }),
    rememberClass: assign((_, params: { class: Class }) => ({ class: params.class })),
    rememberAssignment: assign({ assignment: (_, { assignment }: { assignment: Assignment }) => assignment }),
    letGo: assign({ students: [], work: [] }),
  },
}).createMachine({
  id: 'classroom',
  context: { students: [], work: [], class: null, assignment: null },
  invoke: { src: 'watchPlace', id: 'watchPlace' },
  initial: 'browsing',
  on: { 'place.changed': { actions: 'letGo', target: '.browsing' } },
  states: {
    browsing: {
      on: {
        'students.chosen': { actions: { type: 'rememberStudents', params: received } },
        'work.chosen': { actions: { type: 'rememberWork', params: received } },
        'adding.requested': { guard: 'hasStudents', target: 'adding' },
        'moving.requested': { guard: 'hasStudents', target: 'moving' },
        'takingOut.requested': { guard: 'hasStudents', target: 'takingOut' },
        'renaming.requested': { actions: { type: 'rememberClass', params: received }, target: 'renaming' },
        'cards.requested': { actions: { type: 'rememberClass', params: received }, target: 'printing' },
        'edit.requested': { actions: { type: 'rememberAssignment', params: received }, target: 'editing' },
        'batchEdit.requested': { guard: 'hasSeveral', target: 'batchEditing' },
        'freshStart.requested': { guard: 'hasWork', target: 'startingFresh' },
      },
    },
    adding: { on: { 'dialog.done': { actions: 'letGo', target: 'browsing' }, 'dialog.closed': 'browsing' } },
    moving: { on: { 'dialog.done': { actions: 'letGo', target: 'browsing' }, 'dialog.closed': 'browsing' } },
    takingOut: { on: { 'dialog.done': { actions: 'letGo', target: 'browsing' }, 'dialog.closed': 'browsing' } },
    renaming: { on: { 'dialog.done': { actions: 'letGo', target: 'browsing' }, 'dialog.closed': 'browsing' } },
    printing: { on: { 'dialog.done': { actions: 'letGo', target: 'browsing' }, 'dialog.closed': 'browsing' } },
    editing: { on: { 'dialog.done': { actions: 'letGo', target: 'browsing' }, 'dialog.closed': 'browsing' } },
    startingFresh: { on: { 'dialog.done': { actions: 'letGo', target: 'browsing' }, 'dialog.closed': 'browsing' } },
    batchEditing: { on: { 'dialog.done': { actions: 'letGo', target: 'browsing' }, 'dialog.closed': 'browsing' } },
  },
})

/** The classroom of a page. */
export type ClassroomActorRef = ActorRefFrom<typeof classroomMachine>
/** A moment of the classroom. */
export type ClassroomSnapshot = SnapshotFrom<typeof classroomMachine>
