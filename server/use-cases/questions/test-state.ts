import * as v from 'valibot'
import type { TestChatMessage, TestChatState, UnsignedTestState } from '#contract/questions/test-chat.ts'
import { nextAttemptWorth, scoreOf } from '#server/grading/turn/credit-of-tries.ts'
import type { InstanceState, Values } from '#server/grading/types.ts'
import { testRules } from './test-rules.ts'

/** The question under test, the values drawn for it, and where the grading of it stands. */
export type Tested = { question: { title: string; prompt: string; subject: string }; values: Values; state: InstanceState }

const Row = v.record(v.string(), v.string())

const Memory = v.object({
  turns: v.number(),
  talk: v.number(),
  steps: v.array(v.string()),
  refusals: v.number(),
  refused: v.nullable(v.string()),
  nonsense: v.number(),
  hintsPassed: v.number(),
  examples: v.number(),
  shown: v.optional(v.array(Row)),
})

const Engine = v.object({
  subject: v.optional(v.string(), ''),
  values: Row,
  state: v.object({
    attempts: v.number(),
    unaccepted: v.number(),
    bestCredit: v.number(),
    bestQuality: v.number(),
    accepted: v.boolean(),
    acceptedBeforeAnswer: v.boolean(),
    answerGiven: v.boolean(),
    hintsShown: v.number(),
    passed: v.boolean(),
    isPending: v.boolean(),
    earlier: v.array(v.object({ normalised: v.string(), quality: v.number() })),
    askedFor: v.optional(v.array(v.picklist(['form', 'sentence']))),
    partner: v.optional(Memory),
  }),
})

/** A test as the client gets it, before it is signed. */
export function stateOf(
  { question, values, state }: Tested,
  log: readonly TestChatMessage[],
  { message, material, complete }: { message: string; material: string | null; complete: boolean },
): UnsignedTestState {
  return {
    full_context: [...log],
    _current_question_data: { message, material, question_definition: { question_title: question.title, question_prompt: question.prompt } },
    current_question_state: {
      attempts: state.attempts,
      answer_given: state.answerGiven,
      score: scoreOf(state, testRules) / 100,
      next_attempt_worth: nextAttemptWorth(state, testRules),
    },
    complete,
    engine: JSON.stringify({ subject: question.subject, values, state }),
  }
}

/** Reads a test back from a state whose signature was proven. */
export function testedIn({ _current_question_data, engine }: TestChatState): Tested {
  const { question_title: title, question_prompt: prompt } = _current_question_data.question_definition
  const { subject, ...played } = v.parse(v.pipe(v.string(), v.parseJson(), Engine), engine)
  return { question: { title, prompt, subject }, ...played }
}
