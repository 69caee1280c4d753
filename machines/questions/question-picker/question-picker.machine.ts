import { assign, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import type { QuestionType } from '#contract/exercises/exercises.ts'
import type { OwnerFilter, QuestionDefinition } from '#contract/questions/questions.ts'
import { received } from '#machines/params.ts'
import { type QuestionQuery, questionListMachine } from './question-list.ts'

/** The filters a reader sets; the type is set by what is chosen. */
export type PickerFilters = { q: string; author: OwnerFilter | null; subject: string | null }

/** Facts picking reacts to. `questions.chosen` carries all that are chosen now, in the order they were picked. */
export type QuestionPickerEvent =
  | { type: 'filters.changed'; filters: Partial<PickerFilters> }
  | { type: 'filters.reset' }
  | { type: 'questions.chosen'; questions: readonly QuestionDefinition[] }
  | { type: 'picking.confirmed' }
  | { type: 'picking.closed' }

/** What picking begins with: `lockedType` of an exercise that has questions, the ids it asks already, and what was chosen before. */
export type QuestionPickerInput = {
  lockedType: QuestionType | null
  alreadyAdded: readonly number[]
  selected: readonly QuestionDefinition[]
}

type Context = { query: QuestionQuery; lockedType: QuestionType | null; alreadyAdded: readonly number[]; chosen: readonly QuestionDefinition[] }
type Chosen = { questions: readonly QuestionDefinition[] }

/** No filter set: the teacher's own questions, or everybody's when there are none. */
const allQuestions: PickerFilters = { q: '', author: null, subject: null }

/**
 * Picking questions for an exercise, for as long as the picker is open. The first one narrows the list to its type until the
 * last one is put back or the filters are reset, which puts all back; an exercise that has questions keeps the list at its own type. It refuses a
 * choice of two types, of the other type, and of what the exercise asks already. `picked` outputs the questions, `closed` none.
 * Invariant: One type is chosen, and only a confirmed choice is handed on.
 * [question-picker.walk.test.ts: on every path of picking one type is chosen]
 */
export const questionPickerMachine = setup({
  types: {
    context: {} as Context,
    events: {} as QuestionPickerEvent,
    input: {} as QuestionPickerInput,
    output: {} as { picked: readonly QuestionDefinition[] | null },
    tags: {} as 'finished',
    children: {} as { list: 'list' },
  },
  actors: {
    /** The rows to choose from. */
    list: questionListMachine,
  },
  guards: {
    isFixed: ({ context }) => context.lockedType !== null,
    hasChosen: ({ context }) => context.chosen.length > 0,
    mayBeChosen: ({ context }, { questions }: Chosen) => canChoose(context, questions),
    isFirstChoice: ({ context }, { questions }: Chosen) => context.chosen.length === 0 && questions.length > 0 && canChoose(context, questions),
    isNothing: (_, { questions }: Chosen) => questions.length === 0,
  },
  actions: {
    rememberFilters: assign({ query: ({ context }, { filters }: { filters: Partial<PickerFilters> }) => ({ ...context.query, ...filters }) }),
    forgetFilters: assign({ query: ({ context }) => ({ ...context.query, ...allQuestions }) }),
    rememberChosen: assign({ chosen: (_, { questions }: Chosen) => questions }),
    forgetChosen: assign({ chosen: [] }),
    narrow: assign({ query: ({ context }) => ({ ...context.query, type: context.lockedType ?? context.chosen[0]?.question_type ?? null }) }),
    widen: assign({ query: ({ context }) => ({ ...context.query, type: null }) }),
    ask: sendTo('list', ({ context }) => ({ type: 'query.changed' as const, query: context.query })),
  },
}).createMachine({
  id: 'questionPicker',
  context: ({ input: { lockedType, alreadyAdded, selected } }) => ({
    query: { ...allQuestions, type: lockedType ?? selected[0]?.question_type ?? null },
    lockedType,
    alreadyAdded,
    chosen: selected,
  }),
  initial: 'picking',
  output: ({ context: { chosen } }) => ({ picked: chosen.length === 0 ? null : chosen }),
  states: {
    picking: {
      invoke: { src: 'list', id: 'list', input: ({ context }) => ({ query: context.query }) },
      initial: 'weighing',
      on: {
        'filters.changed': { actions: [{ type: 'rememberFilters', params: received }, 'ask'] },
        'filters.reset': { actions: ['forgetFilters', 'ask'] },
        'questions.chosen': { guard: { type: 'mayBeChosen', params: received }, actions: { type: 'rememberChosen', params: received } },
        'picking.confirmed': { guard: 'hasChosen', target: 'picked' },
        'picking.closed': 'closed',
      },
      states: {
        weighing: {
          always: [{ guard: 'isFixed', target: 'fixed' }, { guard: 'hasChosen', target: 'narrowed' }, { target: 'open' }],
        },
        open: {
          entry: ['widen', 'ask'],
          on: {
            'questions.chosen': {
              guard: { type: 'isFirstChoice', params: received },
              actions: { type: 'rememberChosen', params: received },
              target: 'narrowed',
            },
          },
        },
        narrowed: {
          entry: ['narrow', 'ask'],
          on: {
            'questions.chosen': { guard: { type: 'isNothing', params: received }, actions: { type: 'rememberChosen', params: received }, target: 'open' },
            'filters.reset': { actions: ['forgetFilters', 'forgetChosen'], target: 'open' },
          },
        },
        fixed: {},
      },
    },
    picked: { type: 'final', tags: 'finished' },
    closed: { type: 'final', tags: 'finished', entry: 'forgetChosen' },
  },
})

/** Questions being picked. */
export type QuestionPickerActorRef = ActorRefFrom<typeof questionPickerMachine>
/** A moment of picking. */
export type QuestionPickerSnapshot = SnapshotFrom<typeof questionPickerMachine>

/** Whether these may be chosen together: of one type, of the one the list is kept at if it is, and none of them asked already. */
function canChoose({ query, alreadyAdded }: Context, questions: readonly QuestionDefinition[]): boolean {
  const type = query.type ?? questions[0]?.question_type
  return questions.every((question) => question.question_type === type && !alreadyAdded.includes(question.id))
}
