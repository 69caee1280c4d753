import { assign, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import type { Student } from '#contract/classroom/students.ts'
import { type BatchOutput, createBatchMachine } from '#machines/forms/batch/batch.machine.ts'
import { output, received } from '#machines/params.ts'

/** What is done with students: put into a class as well, into a class instead, or out of the class that is shown. */
export type PlacingKind = 'add' | 'move' | 'takeOut'

/** One student's way: into classes and out of others. */
export type Placement = { studentId: number; name: string; into: readonly number[]; outOf: readonly number[] }

/** What of a placement is done already. */
export type Placed = { isIn: boolean }

/** Facts placing reacts to. */
export type PlacingEvent =
  | { type: 'class.chosen'; classId: number | null }
  | { type: 'placing.submitted' }
  | { type: 'placing.cancelled' }
  | { type: 'placing.closed' }
  | { type: 'retry.requested' }

/** What placing begins with; `fromClassId` is the class that is shown, null for everybody, whom nobody is taken out of. */
export type PlacingInput = { kind: PlacingKind; students: readonly Student[]; fromClassId: number | null }

type Context = PlacingInput & { classId: number | null; placed: readonly Placement[] }

/** Places students one by one. */
export const placeStudentsMachine = createBatchMachine<Placement, Placed>('placeStudents')

/**
 * Students changing their classes, for as long as its dialog is open: into which class, then one by one, reported truthfully.
 * Whoever moves is in the new class before they leave the old one, so nobody is ever in none. It refuses to begin without a class
 * to put them into or take them out of. `left` ends it before anything was sent; `closed` outputs how many were placed, and their ways `back`.
 * Invariant: Nobody is sent without a class, and the end says how many were placed.
 * [placing.walk.test.ts: on every path of placing nobody is sent without a class]
 */
export const placingMachine = setup({
  types: {
    context: {} as Context,
    events: {} as PlacingEvent,
    input: {} as PlacingInput,
    output: {} as { placed: number; back: readonly Placement[] },
    tags: {} as 'pending' | 'refused' | 'finished',
    children: {} as { placeStudents: 'placeStudents' },
  },
  actors: {
    /** Places each student. */
    placeStudents: placeStudentsMachine,
  },
  guards: { isReady: ({ context: { kind, fromClassId, classId } }) => (kind === 'takeOut' ? fromClassId : classId) !== null },
  actions: {
    rememberClass: assign({ classId: (_, { classId }: { classId: number | null }) => classId }),
    rememberPlaced: assign({
      placed: (_, { items }: BatchOutput<Placement, Placed>) => items.filter(({ status }) => status === 'done').map(({ value }) => value),
    }),
    stopPlacing: sendTo('placeStudents', { type: 'cancel.requested' }),
    retryPlacing: sendTo('placeStudents', { type: 'retry.requested' }),
    leaveRest: sendTo('placeStudents', { type: 'batch.closed' }),
  },
}).createMachine({
  id: 'placing',
  context: ({ input }) => ({ ...input, classId: null, placed: [] }),
  initial: 'asking',
  output: ({ context }) => ({ placed: context.placed.length, back: waysBack(context) }),
  states: {
    asking: {
      on: {
        'class.chosen': { actions: { type: 'rememberClass', params: received }, target: 'asking' },
        'placing.submitted': [{ guard: 'isReady', target: 'placing' }, { target: 'refused' }],
        'placing.closed': 'left',
      },
    },
    refused: {
      tags: 'refused',
      on: { 'class.chosen': { actions: { type: 'rememberClass', params: received }, target: 'asking' }, 'placing.closed': 'left' },
    },
    placing: {
      tags: 'pending',
      invoke: {
        src: 'placeStudents',
        id: 'placeStudents',
        input: ({ context }) => ({ items: placementsOf(context).map((value) => ({ key: String(value.studentId), value, kept: null })) }),
        onDone: { actions: { type: 'rememberPlaced', params: output }, target: 'closed' },
      },
      on: {
        'placing.cancelled': { actions: 'stopPlacing' },
        'retry.requested': { actions: 'retryPlacing' },
        'placing.closed': { actions: 'leaveRest' },
      },
    },
    left: { type: 'final', tags: 'finished' },
    closed: { type: 'final', tags: 'finished' },
  },
})

/** Students changing their classes. */
export type PlacingActorRef = ActorRefFrom<typeof placingMachine>
/** A moment of placing. */
export type PlacingSnapshot = SnapshotFrom<typeof placingMachine>

/** Whether students are on their way right now; not once some failed and the reader decides about them. */
export function isPlacing({ value, children }: PlacingSnapshot): boolean {
  return value === 'placing' && children.placeStudents?.getSnapshot().matches('partlyDone') !== true
}

/** The ways of the students: moving leaves the class that is shown, or all of theirs where everybody is shown. */
function placementsOf({ kind, students, fromClassId, classId }: Context): Placement[] {
  return students.map(({ id, name, classes }) => {
    const all = fromClassId === null ? classes.map((one) => one.id) : [fromClassId]
    const outOf = kind === 'add' ? [] : all.filter((one) => one !== classId)
    return { studentId: id, name, into: kind === 'takeOut' || classId === null ? [] : [classId], outOf }
  })
}

/** How those who were placed get back to where they were: out of what they were not in before, into what they left. */
function waysBack({ students, placed }: Context): Placement[] {
  const before = new Map(students.map(({ id, classes }) => [id, new Set(classes.map((one) => one.id))]))
  return placed.map(({ studentId, name, into, outOf }) => {
    const were = before.get(studentId)
    return { studentId, name, into: outOf, outOf: into.filter((id) => were?.has(id) !== true) }
  })
}
