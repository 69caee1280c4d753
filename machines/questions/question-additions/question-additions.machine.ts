import { assign, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import type { Exercise } from '#contract/exercises/exercise-library.ts'
import type { OwnerFilter } from '#contract/questions/questions.ts'
import { type BatchOutput, createBatchMachine } from '#machines/forms/batch/batch.machine.ts'
import { everyExercise, exerciseListMachine, type ExerciseQuery } from '#machines/exercises/exercise-list/exercise-list.ts'
import { output, received } from '#machines/params.ts'
import {
  additionCalls,
  outcomeOf,
  standingOf,
  type AddedQuestions,
  type Addition,
  type AdditionDone,
  type AdditionOutcome,
} from './question-additions.items.ts'

/** Facts the dialog reacts to. */
export type QuestionAdditionsEvent =
  | { type: 'search.changed'; words: string }
  | { type: 'more.requested' }
  | { type: 'retry.requested' }
  | { type: 'exercise.toggled'; exercise: Exercise }
  | { type: 'add.requested' }
  | { type: 'add.cancelled' }
  | { type: 'rest.left' }
  | { type: 'dialog.closed' }

/** `owner` says whose exercises are offered. */
export type QuestionAdditionsInput = { questions: AddedQuestions; owner: OwnerFilter }

type Context = QuestionAdditionsInput & { chosen: readonly Exercise[]; outcome: AdditionOutcome | null }
type Added = BatchOutput<Addition, AdditionDone>

/** Adds what is missing, exercise by exercise, each question in the order chosen. */
export const addQuestionsMachine = createBatchMachine<Addition, AdditionDone>('addQuestions')

/**
 * Adding chosen questions to exercises: found by search, several at once, reported truthfully. It refuses exercises of the other
 * type, full ones, those of others, and to add a question twice. `closed` outputs what came of it; null when nothing was tried.
 * Invariant: Nothing is added that was not chosen, and the dialog stays open while it is.
 * [question-additions.test.ts: on every path nothing is added that was not chosen]
 */
export const questionAdditionsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as QuestionAdditionsEvent,
    input: {} as QuestionAdditionsInput,
    output: {} as { outcome: AdditionOutcome | null },
    tags: {} as 'pending' | 'finished',
    children: {} as { list: 'list'; addQuestions: 'addQuestions' },
  },
  actors: {
    /** The rows to choose from. */
    list: exerciseListMachine,
    /** Adds the questions to each exercise. */
    addQuestions: addQuestionsMachine,
  },
  guards: {
    mayToggle: ({ context }, { exercise }: { exercise: Exercise }) => isChosen(context, exercise) || standingOf(exercise, context.questions).isOpen,
    hasChosen: ({ context }) => context.chosen.length > 0,
  },
  actions: {
    search: sendTo('list', ({ context }, { words }: { words: string }) => ({ type: 'query.changed', query: queryOf(words, context.owner) })),
    readMore: sendTo('list', { type: 'more.requested' }),
    retryList: sendTo('list', { type: 'retry.requested' }),
    toggle: assign({
      chosen: ({ context }, { exercise }: { exercise: Exercise }) =>
        isChosen(context, exercise) ? context.chosen.filter(({ id }) => id !== exercise.id) : [...context.chosen, exercise],
    }),
    rememberOutcome: assign({ outcome: ({ context }, { items }: Added) => outcomeOf(items, context.questions) }),
    retryRest: sendTo('addQuestions', { type: 'retry.requested' }),
    stopAdding: sendTo('addQuestions', { type: 'cancel.requested' }),
    leaveRest: sendTo('addQuestions', { type: 'batch.closed' }),
  },
}).createMachine({
  id: 'questionAdditions',
  context: ({ input }) => ({ ...input, chosen: [], outcome: null }),
  initial: 'choosing',
  output: ({ context }) => ({ outcome: context.outcome }),
  invoke: { src: 'list', id: 'list', input: ({ context }) => ({ query: queryOf('', context.owner) }) },
  states: {
    choosing: {
      on: {
        'search.changed': { actions: { type: 'search', params: received } },
        'more.requested': { actions: 'readMore' },
        'retry.requested': { actions: 'retryList' },
        'exercise.toggled': { guard: { type: 'mayToggle', params: received }, actions: { type: 'toggle', params: received } },
        'add.requested': { guard: 'hasChosen', target: 'adding' },
        'dialog.closed': 'closed',
      },
    },
    adding: {
      tags: 'pending',
      invoke: {
        src: 'addQuestions',
        id: 'addQuestions',
        input: ({ context }) => ({ items: additionCalls(context.chosen, context.questions) }),
        onDone: { actions: { type: 'rememberOutcome', params: output }, target: 'closed' },
        onError: 'choosing',
      },
      on: {
        'retry.requested': { actions: 'retryRest' },
        'add.cancelled': { actions: 'stopAdding' },
        'rest.left': { actions: 'leaveRest' },
      },
    },
    closed: { type: 'final', tags: 'finished' },
  },
})

/** The open dialog. */
export type QuestionAdditionsActorRef = ActorRefFrom<typeof questionAdditionsMachine>
/** One moment of it. */
export type QuestionAdditionsSnapshot = SnapshotFrom<typeof questionAdditionsMachine>

function isChosen({ chosen }: Context, { id }: Exercise): boolean {
  return chosen.some((one) => one.id === id)
}

function queryOf(words: string, owner: OwnerFilter): ExerciseQuery {
  return { ...everyExercise, q: words, owner }
}
