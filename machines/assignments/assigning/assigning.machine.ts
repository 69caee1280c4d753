import { assign, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import type { BatchOutput } from '#machines/forms/batch/batch.machine.ts'
import { output, received } from '#machines/params.ts'
import { unprovided } from '#machines/unprovided.ts'
import {
  type AssignableClass,
  type AssignableExercise,
  assignableExercisesMachine,
  type AssignedWork,
  type AssigningForm,
  type AssignTarget,
  givenCounts,
  giveWorkMachine,
  isAssignable,
  studentListMachine,
  targetsOf,
  usualTitle,
  workOf,
} from './assigning.work.ts'

/** Facts assigning reacts to. `form.changed` carries what is other now; `exercise.chosen` also brings the title along. */
export type AssigningEvent =
  | { type: 'exercise.chosen'; exercise: AssignableExercise }
  | { type: 'exercise.reopened' }
  | { type: 'form.changed'; form: Partial<Pick<AssigningForm, 'students' | 'classes' | 'due' | 'closes' | 'seenFrom' | 'allowRedo'>> }
  | { type: 'title.typed'; title: string }
  | { type: 'exercises.searched'; words: string }
  | { type: 'students.searched'; words: string }
  | { type: 'assigning.submitted' }
  | { type: 'retry.requested' }
  | { type: 'assigning.closed' }

/** What the dialog opens with; `due` is tomorrow 23:59 as the reader's clock says it. `exercise` and the people are those it was called with. */
export type AssigningInput = Pick<AssigningForm, 'exercise' | 'students' | 'classes' | 'due'>

/** The same, with the form as it was when a reload broke off filling it in. */
type BegunInput = AssigningInput & { begun?: AssigningForm | null }

type Context = { form: AssigningForm; words: { exercises: string; students: string }; offered: readonly AssignableClass[]; created: number }
type Given = BatchOutput<{ target: AssignTarget; work: AssignedWork }, number>

/**
 * Giving an exercise to students and classes, for as long as the dialog is open. It refuses an exercise without questions, and to
 * give it before exercise, people, due date and title are there. A class is given the work by one call, students one by one; what
 * fails is reported and tried again while the rest stays given. `created` and `closed` output how many assignments were made.
 * Invariant: Nothing is given before exercise, people, due date and title are there, and every failure has a way on.
 * [assigning.walk.test.ts: on every path nothing is given before all is there]
 */
export const assigningMachine = setup({
  types: {
    context: {} as Context,
    events: {} as AssigningEvent,
    input: {} as BegunInput,
    output: {} as { created: number },
    tags: {} as 'pending' | 'failed' | 'finished',
    children: {} as { exercises: 'exercises'; students: 'students'; giveWork: 'giveWork' },
  },
  actors: {
    /** The exercises that may be given. */
    exercises: assignableExercisesMachine,
    /** The students it may be given to. */
    students: studentListMachine,
    /** Reads the classes it may be given to. */
    fetchClasses: unprovided<readonly AssignableClass[]>('fetchClasses'),
    /** Gives the work to each class and student. */
    giveWork: giveWorkMachine,
  },
  guards: {
    isAssignable: (_, { exercise }: { exercise: AssignableExercise }) => isAssignable(exercise),
    isReady: ({ context }) => workOf(context.form) !== null,
    hasExercise: ({ context }) => context.form.exercise !== null,
    wasAllGiven: (_, { items }: Given) => items.every(({ status }) => status === 'done'),
  },
  actions: {
    rememberExercise: assign({
      form: ({ context: { form } }, { exercise }: { exercise: AssignableExercise }) => ({
        ...form,
        exercise,
        title: form.isOwnTitle ? form.title : usualTitle(exercise),
      }),
    }),
    rememberForm: assign({ form: ({ context }, { form }: { form: Partial<AssigningForm> }) => ({ ...context.form, ...form }) }),
    rememberTitle: assign({ form: ({ context }, { title }: { title: string }) => ({ ...context.form, title, isOwnTitle: title.trim() !== '' }) }),
    rememberWords: assign({ words: ({ context }, words: Partial<Context['words']>) => ({ ...context.words, ...words }) }),
    askExercises: sendTo('exercises', ({ context }) => ({ type: 'query.changed' as const, query: context.words.exercises })),
    askStudents: sendTo('students', ({ context }) => ({ type: 'query.changed' as const, query: context.words.students })),
    offerClasses: assign({ offered: (_, classes: readonly AssignableClass[]) => classes }),
    retryRest: sendTo('giveWork', { type: 'retry.requested' }),
    leaveRest: sendTo('giveWork', { type: 'batch.closed' }),
    countCreated: assign({ created: ({ context }, { items }: Given) => context.created + givenCounts(items).created }),
  },
}).createMachine({
  id: 'assigning',
  context: ({ input }) => ({
    form: input.begun ?? blankForm(input),
    words: { exercises: '', students: '' },
    offered: [],
    created: 0,
  }),
  initial: 'open',
  output: ({ context }) => ({ created: context.created }),
  states: {
    open: {
      type: 'parallel',
      invoke: [
        { src: 'exercises', id: 'exercises', input: { query: '' } },
        { src: 'students', id: 'students', input: { query: '' } },
      ],
      states: {
        classes: {
          initial: 'loading',
          states: {
            loading: {
              invoke: {
                src: 'fetchClasses',
                id: 'fetchClasses',
                onDone: { actions: { type: 'offerClasses', params: output }, target: 'offered' },
                onError: 'missing',
              },
            },
            missing: { tags: 'failed', on: { 'retry.requested': 'loading' } },
            offered: {},
          },
        },
        work: {
          initial: 'editing',
          states: {
            editing: {
              initial: 'weighing',
              on: {
                'exercise.chosen': {
                  guard: { type: 'isAssignable', params: received },
                  actions: { type: 'rememberExercise', params: received },
                  target: '.filling',
                },
                'form.changed': { actions: { type: 'rememberForm', params: received } },
                'title.typed': { actions: { type: 'rememberTitle', params: received } },
                'exercises.searched': { actions: [{ type: 'rememberWords', params: ({ event }) => ({ exercises: event.words }) }, 'askExercises'] },
                'students.searched': { actions: [{ type: 'rememberWords', params: ({ event }) => ({ students: event.words }) }, 'askStudents'] },
                'assigning.submitted': { guard: 'isReady', target: 'giving' },
                'assigning.closed': '#assigning.closed',
              },
              states: {
                weighing: { always: [{ guard: 'hasExercise', target: 'filling' }, { target: 'choosing' }] },
                choosing: {},
                filling: { on: { 'exercise.reopened': 'choosing' } },
              },
            },
            giving: {
              tags: 'pending',
              invoke: {
                src: 'giveWork',
                id: 'giveWork',
                input: ({ context: { form } }) => ({ items: callsOf(form) }),
                onDone: [
                  {
                    guard: { type: 'wasAllGiven', params: output },
                    actions: { type: 'countCreated', params: output },
                    target: '#assigning.created',
                  },
                  { actions: { type: 'countCreated', params: output }, target: '#assigning.closed' },
                ],
              },
              on: { 'retry.requested': { actions: 'retryRest' }, 'assigning.closed': { actions: 'leaveRest' } },
            },
          },
        },
      },
    },
    created: { type: 'final', tags: 'finished' },
    closed: { type: 'final', tags: 'finished' },
  },
})

/** A running Create Assignment dialog. */
export type AssigningActorRef = ActorRefFrom<typeof assigningMachine>
/** A moment of assigning. */
export type AssigningSnapshot = SnapshotFrom<typeof assigningMachine>

function blankForm({ exercise, students, classes, due }: AssigningInput): AssigningForm {
  const title = exercise === null ? '' : usualTitle(exercise)
  return { exercise, students, classes, due, title, isOwnTitle: false, closes: '', seenFrom: null, allowRedo: false }
}

function callsOf(form: AssigningForm) {
  const work = workOf(form)
  if (work === null) return []
  return targetsOf(form).map((target) => ({ key: `${target.kind}-${target.id}`, value: { target, work }, kept: null }))
}
