import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import type { ModelBudget, QuestionIdea } from '#contract/questions/question-ideas.ts'
import { output, received } from '#machines/params.ts'
import { unprovided } from '#machines/unprovided.ts'
import { type AskedQuestion, type IdeaWish, takenOver } from './question-ideas.taking.ts'

/** What a call gives: what a language model suggests (null where nothing of use), or a sentence why not. Rejects when nobody answered. */
export type IdeaResult = { ok: true; idea: QuestionIdea | null; budget: ModelBudget } | { ok: false; sentence: string }

/** What moves it: a wish, the end of waiting, and what the teacher does with a suggestion; `question` is it as it stands then. */
export type QuestionIdeasEvent =
  | ({ type: 'idea.wanted' } & IdeaWish)
  | { type: 'retry.requested'; question: AskedQuestion }
  | { type: 'waiting.ended' }
  | { type: 'idea.taken'; question: AskedQuestion }
  | { type: 'idea.dropped' }

type Context = { budget: ModelBudget | null; wish: IdeaWish | null; idea: QuestionIdea | null; sentence: string | null }

/** What is said where a language model suggests nothing that fits. */
export const nothingOfUse = 'The AI suggested nothing that fits here. Your question is as it was.'

/**
 * Suggestions of a language model beside a question's dialog. Each waits for its teacher, who takes it over or not; it changes nothing by itself.
 * It refuses a second wish while one is on its way, and shows nothing at all where the school has no model. What is written meanwhile stays: lines
 * are added to it, and what would take its place can only be asked for again.
 * Invariant: One call runs at a time, and a suggestion stays until it is taken or dropped.
 * [question-ideas.walk.test.ts: on every path one call runs at a time]
 */
export const questionIdeasMachine = setup({
  types: { context: {} as Context, events: {} as QuestionIdeasEvent, tags: {} as 'pending' | 'failed' | 'refused' },
  actors: {
    /** Reads the day's budget; null without a model. */
    readBudget: unprovided<ModelBudget | null, void>('readBudget'),
    /** Asks for a suggestion; stopping it hangs up. */
    askIdea: unprovided<IdeaResult, IdeaWish>('askIdea'),
  },
  delays: {
    /** Until it is said that this takes long. */
    slowAfter: 8_000,
  },
  guards: {
    hasModel: (_, budget: ModelBudget | null) => budget !== null,
    isIdea: (_, result: IdeaResult) => result.ok && result.idea !== null,
    hasWish: ({ context }) => context.wish !== null,
    canTake: ({ context: { wish, idea } }, { question }: { question: AskedQuestion }) =>
      wish !== null && idea !== null && takenOver(wish, idea, question) !== null,
  },
  actions: {
    takeBudget: assign({ budget: (_, budget: ModelBudget | null) => budget }),
    rememberWish: assign({ wish: (_, { wanted, about, question }: IdeaWish) => ({ wanted, about, question }), sentence: null }),
    askAnew: assign(({ context: { wish } }, { question }: { question: AskedQuestion }) => ({
      wish: wish && { ...wish, question },
      idea: null,
      sentence: null,
    })),
    takeResult: assign(({ context }, result: IdeaResult) =>
      result.ok
        ? { idea: result.idea, budget: result.budget, sentence: result.idea === null ? nothingOfUse : null }
        : { ...context, sentence: result.sentence },
    ),
    forgetIdea: assign({ idea: null, sentence: null }),
  },
}).createMachine({
  id: 'questionIdeas',
  context: { budget: null, wish: null, idea: null, sentence: null },
  initial: 'checking',
  states: {
    checking: {
      invoke: {
        src: 'readBudget',
        id: 'readBudget',
        onDone: [
          { guard: { type: 'hasModel', params: output }, actions: { type: 'takeBudget', params: output }, target: 'ready' },
          { target: 'none' },
        ],
        onError: 'none',
      },
    },
    none: {},
    ready: {
      initial: 'quiet',
      on: { 'idea.wanted': { actions: { type: 'rememberWish', params: received }, target: 'asking' } },
      states: {
        quiet: {},
        refused: { tags: 'refused' },
        failed: {
          tags: 'failed',
          on: { 'retry.requested': { guard: 'hasWish', actions: { type: 'askAnew', params: received }, target: '#questionIdeas.asking' } },
        },
      },
    },
    asking: {
      tags: 'pending',
      initial: 'waiting',
      invoke: {
        src: 'askIdea',
        id: 'askIdea',
        input: ({ context }) => context.wish ?? { wanted: 'hints', about: '', question: { title: '', prompt: '', subject: '' } },
        onDone: [
          { guard: { type: 'isIdea', params: output }, actions: { type: 'takeResult', params: output }, target: 'offered' },
          { actions: { type: 'takeResult', params: output }, target: 'ready.refused' },
        ],
        onError: 'ready.failed',
      },
      on: { 'waiting.ended': 'ready' },
      states: { waiting: { after: { slowAfter: 'slow' } }, slow: {} },
    },
    offered: {
      on: {
        'idea.taken': { guard: { type: 'canTake', params: received }, actions: 'forgetIdea', target: 'ready' },
        'retry.requested': { actions: { type: 'askAnew', params: received }, target: 'asking' },
        'idea.dropped': { actions: 'forgetIdea', target: 'ready' },
      },
    },
  },
})

/** The running suggestions. */
export type QuestionIdeasActorRef = ActorRefFrom<typeof questionIdeasMachine>
/** One moment of them. */
export type QuestionIdeasSnapshot = SnapshotFrom<typeof questionIdeasMachine>
