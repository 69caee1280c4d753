import { assign, raise, setup, stateIn, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import type { QuestionType } from '#contract/exercises/exercises.ts'
import type { TestChatState } from '#contract/questions/test-chat.ts'
import { output } from '#machines/params.ts'
import { unprovided } from '#machines/unprovided.ts'

/** A question as it stands in its dialog, saved or not; `gradeLevel` and `themes` are those of the exercise around it, if any. */
export type TestedQuestion = {
  title: string
  prompt: string
  type: QuestionType
  subject: string
  themes: readonly string[]
  gradeLevel: number | null
}

/** What starting or answering gives: the test as it stands now, or why not. Rejects when nobody answered. */
export type TestResult = { ok: true; state: TestChatState } | { ok: false; sentence: string }

/** Facts a test reacts to. Every change of the dialog's fields is told, whether a test runs or not; the last comes from inside. */
export type QuestionTestEvent =
  | { type: 'question.changed'; question: TestedQuestion }
  | { type: 'test.requested' }
  | { type: 'answer.submitted'; text: string }
  | { type: 'retry.requested' }
  | { type: 'test.restarted' }
  | { type: 'test.closed' }
  | { type: 'mark.cleared' }

type Context = { question: TestedQuestion; tested: TestedQuestion | null; state: TestChatState | null; answer: string; problem: string | null }

/** The sentences a test can show, word for word. */
export const questionTestTexts = {
  incomplete: 'Please fill out all required fields above',
  startFailed: 'Failed to start test mode. Please try again.',
  answerFailed: 'Failed to submit answer. Please try again.',
} as const

/**
 * Trying a question with the tutor while it is written, for as long as its dialog is open. It refuses spoken and incomplete
 * questions, to send two answers at once, and any answer after the tutor's closing feedback. A test is of the question as it
 * was when the test began; edits since then mark it as stale.
 * Invariant: One call runs at a time, and nothing follows the closing feedback. [question-test.walk.test.ts: on every path one call runs at a time]
 * Invariant: A test of a question that was edited since is marked as stale, and no other.
 * [question-test.walk.test.ts: on every path one call runs at a time]
 */
export const questionTestMachine = setup({
  types: {
    context: {} as Context,
    events: {} as QuestionTestEvent,
    input: {} as { question: TestedQuestion },
    tags: {} as 'pending' | 'failed' | 'finished',
  },
  actors: {
    /** Begins a test of the question as it stands. */
    startTest: unprovided<TestResult, { question: TestedQuestion }>('startTest'),
    /** Sends an answer to the test. */
    submitAnswer: unprovided<TestResult, { state: TestChatState | null; answer: string }>('submitAnswer'),
  },
  guards: {
    isSpoken: ({ context }) => context.question.type === 'ACCENT_TRAINING',
    isTestable: ({ context: { question } }) => isFilledIn(question),
    isText: (_, params: { text: string }) => params.text.trim() !== '',
    wasTaken: (_, result: TestResult) => result.ok,
    isComplete: ({ context }) => context.state?.complete === true,
    isInactive: stateIn({ run: 'inactive' }),
    isOutdated: ({ context }, params: { question: TestedQuestion }) => context.tested !== null && !isSameQuestion(context.tested, params.question),
  },
  actions: {
    rememberQuestion: assign(({ context }, { question }: { question: TestedQuestion }) => ({
      question,
      problem: context.problem === questionTestTexts.incomplete && isFilledIn(question) ? null : context.problem,
    })),
    beginTest: assign({ tested: ({ context }) => context.question, state: null, answer: '', problem: null }),
    rememberAnswer: assign({ answer: (_, params: { text: string }) => params.text, problem: null }),
    takeState: assign((_, result: TestResult) => (result.ok ? { state: result.state, answer: '', problem: null } : {})),
    takeRefusal: assign((_, result: TestResult) => (result.ok ? {} : { problem: result.sentence })),
    say: assign({ problem: (_, params: { sentence: string }) => params.sentence }),
    forgetProblem: assign({ problem: null }),
    forgetTest: assign({ tested: null, state: null, answer: '', problem: null }),
  },
}).createMachine({
  id: 'questionTest',
  context: ({ input }) => ({ question: input.question, tested: null, state: null, answer: '', problem: null }),
  type: 'parallel',
  states: {
    run: {
      initial: 'inactive',
      on: {
        'test.restarted': [
          { guard: 'isInactive' },
          { guard: 'isSpoken', target: '.inactive' },
          { guard: 'isTestable', target: '.starting', reenter: true },
          { actions: { type: 'say', params: { sentence: questionTestTexts.incomplete } } },
        ],
        'test.closed': '.inactive',
      },
      states: {
        inactive: {
          entry: ['forgetTest', raise({ type: 'mark.cleared' })],
          on: {
            'test.requested': [
              { guard: 'isSpoken' },
              { guard: 'isTestable', target: 'starting' },
              { actions: { type: 'say', params: { sentence: questionTestTexts.incomplete } } },
            ],
          },
        },
        starting: {
          tags: 'pending',
          entry: ['beginTest', raise({ type: 'mark.cleared' })],
          invoke: {
            src: 'startTest',
            id: 'startTest',
            input: ({ context }) => ({ question: context.question }),
            onDone: [
              { guard: { type: 'wasTaken', params: output }, actions: { type: 'takeState', params: output }, target: 'answering' },
              { actions: { type: 'takeRefusal', params: output }, target: 'failedToStart' },
            ],
            onError: { actions: { type: 'say', params: { sentence: questionTestTexts.startFailed } }, target: 'failedToStart' },
          },
        },
        failedToStart: { tags: 'failed', on: { 'retry.requested': 'starting' } },
        answering: {
          always: { guard: 'isComplete', target: 'ended' },
          on: { 'answer.submitted': { guard: { type: 'isText', params: typed }, actions: { type: 'rememberAnswer', params: typed }, target: 'sending' } },
        },
        sending: {
          tags: 'pending',
          invoke: {
            src: 'submitAnswer',
            id: 'submitAnswer',
            input: ({ context }) => ({ state: context.state, answer: context.answer }),
            onDone: [
              { guard: { type: 'wasTaken', params: output }, actions: { type: 'takeState', params: output }, target: 'answering' },
              { actions: { type: 'takeRefusal', params: output }, target: 'failedToSend' },
            ],
            onError: { actions: { type: 'say', params: { sentence: questionTestTexts.answerFailed } }, target: 'failedToSend' },
          },
        },
        failedToSend: {
          tags: 'failed',
          on: {
            'retry.requested': { actions: 'forgetProblem', target: 'sending' },
            'answer.submitted': { guard: { type: 'isText', params: typed }, actions: { type: 'rememberAnswer', params: typed }, target: 'sending' },
          },
        },
        ended: { tags: 'finished' },
      },
    },
    question: {
      initial: 'current',
      on: {
        'question.changed': [
          { guard: { type: 'isOutdated', params: changed }, actions: { type: 'rememberQuestion', params: changed }, target: '.stale' },
          { actions: { type: 'rememberQuestion', params: changed }, target: '.current' },
        ],
        'mark.cleared': '.current',
      },
      states: { current: {}, stale: {} },
    },
  },
})

/** The running test of one dialog. */
export type QuestionTestActorRef = ActorRefFrom<typeof questionTestMachine>
/** One moment of a test. */
export type QuestionTestSnapshot = SnapshotFrom<typeof questionTestMachine>

function typed({ event }: { event: { text: string } }): { text: string } {
  return { text: event.text }
}

function changed({ event }: { event: { question: TestedQuestion } }): { question: TestedQuestion } {
  return { question: event.question }
}

function isSameQuestion(one: TestedQuestion, other: TestedQuestion): boolean {
  return one.title === other.title && one.prompt === other.prompt && one.type === other.type && one.subject === other.subject
}

function isFilledIn({ prompt }: TestedQuestion): boolean {
  return prompt.trim() !== ''
}
