import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import type { Assignment } from '#contract/assignments/assignment.ts'
import type { GivenWork } from '#contract/assignments/given-work.ts'
import type { Class } from '#contract/classroom/classes.ts'
import type { Student } from '#contract/classroom/students.ts'
import { output, received } from '#machines/params.ts'
import { unprovided, unprovidedCallback } from '#machines/unprovided.ts'

/**
 * Facts the classroom reacts to. `students.chosen`, `work.chosen` and `pieces.chosen` carry all that are chosen now; `place.changed` says
 * that another class or list is shown; `dialog.done` that what was asked for happened. A piece of work is all its assignments;
 * `othersEdit.requested` means those of a piece that are not chosen, `archiving.requested` of an archived class to bring it back.
 */
export type ClassroomEvent =
  | { type: 'students.chosen'; students: readonly Student[] }
  | { type: 'work.chosen'; work: readonly Assignment[] }
  | { type: 'pieces.chosen'; pieces: readonly GivenWork[] }
  | { type: 'place.changed' }
  | { type: 'adding.requested' }
  | { type: 'moving.requested' }
  | { type: 'takingOut.requested' }
  | { type: 'renaming.requested'; class: Class }
  | { type: 'cards.requested'; class: Class }
  | { type: 'joinCode.requested'; class: Class }
  | { type: 'teachers.requested'; class: Class }
  | { type: 'archiving.requested'; class: Class }
  | { type: 'copying.requested'; class: Class }
  | { type: 'edit.requested'; assignment: Assignment }
  | { type: 'pieceEdit.requested'; piece: GivenWork }
  | { type: 'othersEdit.requested'; piece: GivenWork }
  | { type: 'message.requested'; piece: GivenWork }
  | { type: 'piecesEdit.requested' }
  | { type: 'piecesFreshStart.requested' }
  | { type: 'batchEdit.requested' }
  | { type: 'freshStart.requested' }
  | { type: 'dialog.done' }
  | { type: 'dialog.closed' }

type Context = {
  students: readonly Student[]
  work: readonly Assignment[]
  pieces: readonly GivenWork[]
  /** The assignments of pieces that something is being done with: their ids, and they themselves once they were read. */
  wanted: readonly number[]
  gathered: readonly Assignment[]
  class: Class | null
  assignment: Assignment | null
  /** The piece of work whose students are written to. */
  piece: GivenWork | null
}

/**
 * What a teacher has chosen in the classroom and is doing with it, for as long as its page is open. It refuses to act on
 * nobody, and to edit one piece of work as a batch. What was chosen outlives a dialog
 * that was closed, and is let go once the dialog did its work or another class or tab is shown.
 * Invariant: Nothing is done to nobody, and what was chosen outlives a dialog that was only closed.
 * [classroom.walk.test.ts: on every path of the classroom nothing is done to nobody]
 */
export const classroomMachine = setup({
  types: { context: {} as Context, events: {} as ClassroomEvent, tags: {} as 'gathering' },
  actors: {
    /** Tells when the page shows another class or tab. */
    watchPlace: unprovidedCallback<{ type: 'never' }>('watchPlace'),
    /** Reads assignments by their ids, and tells when that failed. */
    gatherWork: unprovided<readonly Assignment[], { ids: readonly number[] }>('gatherWork'),
  },
  guards: {
    hasStudents: ({ context }) => context.students.length > 0,
    hasWork: ({ context }) => context.work.length > 0,
    hasPieces: ({ context }) => context.pieces.length > 0,
    hasSeveral: ({ context }) => context.work.length > 1,
    isNone: (_, work: readonly Assignment[]) => work.length === 0,
    hasBegun: (_, work: readonly Assignment[]) => work.some(({ first_started_at: startedAt }) => typeof startedAt === 'string'),
    isOne: (_, work: readonly Assignment[]) => work.length === 1,
  },
  actions: {
    rememberStudents: assign({ students: (_, { students }: { students: readonly Student[] }) => students }),
    rememberWork: assign({ work: (_, { work }: { work: readonly Assignment[] }) => work }),
    rememberClass: assign((_, params: { class: Class }) => ({ class: params.class })),
    rememberAssignment: assign({ assignment: (_, { assignment }: { assignment: Assignment }) => assignment }),
    rememberPiece: assign({ piece: (_, { piece }: { piece: GivenWork }) => piece }),
    rememberPieces: assign({ pieces: (_, { pieces }: { pieces: readonly GivenWork[] }) => pieces }),
    rememberGathered: assign({ gathered: (_, work: readonly Assignment[]) => work }),
    rememberOnly: assign({ assignment: (_, [only]: readonly Assignment[]) => only ?? null }),
    wantPiece: assign({ wanted: (_, { piece }: { piece: GivenWork }) => piece.assignment_ids }),
    wantOthers: assign({
      wanted: ({ context }, { piece }: { piece: GivenWork }) => piece.assignment_ids.filter((id) => !context.work.some((one) => one.id === id)),
    }),
    wantChosen: assign({ wanted: ({ context }) => context.pieces.flatMap((piece) => piece.assignment_ids) }),
    letGoOfGathered: assign({ wanted: [], gathered: [] }),
    /** Says that there is nothing to begin anew. */
    tellNothingBegun: () => undefined,
    letGo: assign({ students: [], work: [], pieces: [] }),
  },
}).createMachine({
  id: 'classroom',
  context: { students: [], work: [], pieces: [], wanted: [], gathered: [], class: null, assignment: null, piece: null },
  invoke: { src: 'watchPlace', id: 'watchPlace' },
  initial: 'browsing',
  on: { 'place.changed': { actions: 'letGo', target: '.browsing' } },
  states: {
    browsing: {
      entry: 'letGoOfGathered',
      on: {
        'students.chosen': { actions: { type: 'rememberStudents', params: received } },
        'work.chosen': { actions: { type: 'rememberWork', params: received } },
        'adding.requested': { guard: 'hasStudents', target: 'adding' },
        'moving.requested': { guard: 'hasStudents', target: 'moving' },
        'takingOut.requested': { guard: 'hasStudents', target: 'takingOut' },
        'renaming.requested': { actions: { type: 'rememberClass', params: received }, target: 'renaming' },
        'cards.requested': { actions: { type: 'rememberClass', params: received }, target: 'printing' },
        'joinCode.requested': { actions: { type: 'rememberClass', params: received }, target: 'lettingIn' },
        'teachers.requested': { actions: { type: 'rememberClass', params: received }, target: 'sharing' },
        'archiving.requested': { actions: { type: 'rememberClass', params: received }, target: 'archiving' },
        'copying.requested': { actions: { type: 'rememberClass', params: received }, target: 'copying' },
        'edit.requested': { actions: { type: 'rememberAssignment', params: received }, target: 'editing' },
        'pieces.chosen': { actions: { type: 'rememberPieces', params: received } },
        'pieceEdit.requested': { actions: { type: 'wantPiece', params: received }, target: 'gatheringToEdit' },
        'othersEdit.requested': { guard: 'hasWork', actions: { type: 'wantOthers', params: received }, target: 'gatheringToEdit' },
        'message.requested': { actions: { type: 'rememberPiece', params: received }, target: 'messaging' },
        'piecesEdit.requested': { guard: 'hasPieces', actions: 'wantChosen', target: 'gatheringToEdit' },
        'piecesFreshStart.requested': { guard: 'hasPieces', actions: 'wantChosen', target: 'gatheringToStartFresh' },
        'batchEdit.requested': { guard: 'hasSeveral', target: 'batchEditing' },
        'freshStart.requested': { guard: 'hasWork', target: 'startingFresh' },
      },
    },
    gatheringToEdit: {
      tags: 'gathering',
      invoke: {
        src: 'gatherWork',
        id: 'gatherWork',
        input: ({ context }) => ({ ids: context.wanted }),
        onDone: [
          { guard: { type: 'isNone', params: output }, target: 'browsing' },
          { guard: { type: 'isOne', params: output }, actions: { type: 'rememberOnly', params: output }, target: 'editing' },
          { actions: { type: 'rememberGathered', params: output }, target: 'batchEditing' },
        ],
        onError: 'browsing',
      },
    },
    gatheringToStartFresh: {
      tags: 'gathering',
      invoke: {
        src: 'gatherWork',
        id: 'gatherWork',
        input: ({ context }) => ({ ids: context.wanted }),
        onDone: [
          { guard: { type: 'hasBegun', params: output }, actions: { type: 'rememberGathered', params: output }, target: 'startingFresh' },
          { actions: 'tellNothingBegun', target: 'browsing' },
        ],
        onError: 'browsing',
      },
    },
    adding: { on: { 'dialog.done': { actions: 'letGo', target: 'browsing' }, 'dialog.closed': 'browsing' } },
    moving: { on: { 'dialog.done': { actions: 'letGo', target: 'browsing' }, 'dialog.closed': 'browsing' } },
    takingOut: { on: { 'dialog.done': { actions: 'letGo', target: 'browsing' }, 'dialog.closed': 'browsing' } },
    renaming: { on: { 'dialog.done': { actions: 'letGo', target: 'browsing' }, 'dialog.closed': 'browsing' } },
    archiving: { on: { 'dialog.done': { actions: 'letGo', target: 'browsing' }, 'dialog.closed': 'browsing' } },
    copying: { on: { 'dialog.done': { actions: 'letGo', target: 'browsing' }, 'dialog.closed': 'browsing' } },
    printing: { on: { 'dialog.done': { actions: 'letGo', target: 'browsing' }, 'dialog.closed': 'browsing' } },
    sharing: { on: { 'dialog.done': { actions: 'letGo', target: 'browsing' }, 'dialog.closed': 'browsing' } },
    lettingIn: { on: { 'dialog.done': { actions: 'letGo', target: 'browsing' }, 'dialog.closed': 'browsing' } },
    messaging: { on: { 'dialog.done': { actions: 'letGo', target: 'browsing' }, 'dialog.closed': 'browsing' } },
    editing: { on: { 'dialog.done': { actions: 'letGo', target: 'browsing' }, 'dialog.closed': 'browsing' } },
    startingFresh: { on: { 'dialog.done': { actions: 'letGo', target: 'browsing' }, 'dialog.closed': 'browsing' } },
    batchEditing: { on: { 'dialog.done': { actions: 'letGo', target: 'browsing' }, 'dialog.closed': 'browsing' } },
  },
})

/** The classroom of a page. */
export type ClassroomActorRef = ActorRefFrom<typeof classroomMachine>
/** A moment of the classroom. */
export type ClassroomSnapshot = SnapshotFrom<typeof classroomMachine>

/** The assignments that something is being done with: those gathered from pieces of work, else those chosen one by one. */
export function workInHand({ gathered, work }: Pick<Context, 'gathered' | 'work'>): readonly Assignment[] {
  return gathered.length > 0 ? gathered : work
}
