import * as v from 'valibot'
import { AnswerText } from '#contract/chat/chat-sessions.ts'
import { endpoint } from '#contract/endpoint.ts'
import { Prompt, QuestionTitle, TypedQuestionType } from './questions.ts'
import { KeyPart, turnMarks } from '#contract/sessions/verdicts.ts'

/** The most a test's state may take as JSON, in bytes; a longer one is 413. */
export const longestTestState = 256 * 1024

/** The mark in the tutor's last message of a test. The boolean `complete` says the same and is what the web app reads. */
export const testClosingMark = 'feedback:'

const Words = v.pipe(v.string(), v.maxLength(longestTestState))

/**
 * One turn of a test, as in a session. A teacher's answer carries the judgement behind its verdict: the rule, the key it
 * matched, what it was read as, its quality from 0 to 1, why in words, and what it has of a key of several parts.
 */
export const TestChatMessage = v.strictObject({
  id: v.number(),
  role: v.picklist(['assistant', 'user']),
  content: Words,
  ...turnMarks,
  judgement: v.optional(
    v.strictObject({
      rule: v.string(),
      matched_key: v.nullable(v.string()),
      read_as: v.string(),
      quality: v.nullable(v.number()),
      why: v.optional(v.string()),
      parts: v.optional(v.array(KeyPart)),
    }),
  ),
})
export type TestChatMessage = v.InferOutput<typeof TestChatMessage>

const stateFields = {
  full_context: v.array(TestChatMessage),
  _current_question_data: v.strictObject({
    message: Words,
    material: v.nullable(Words),
    question_definition: v.strictObject({ question_title: v.string(), question_prompt: v.string() }),
  }),
  current_question_state: v.strictObject({
    attempts: v.number(),
    answer_given: v.boolean(),
    score: v.number(),
    next_attempt_worth: v.nullable(v.number()),
  }),
  complete: v.boolean(),
  engine: Words,
}

/** A test without the server's signature. */
export const UnsignedTestState = v.strictObject(stateFields)
export type UnsignedTestState = v.InferOutput<typeof UnsignedTestState>

/**
 * A test of one question, kept by the client and sent back as it is: the server signs it and keeps nothing. `full_context` is
 * the whole log, `_current_question_data.material` the explanation once the answer was shown, `engine` the grading's own
 * record. `complete` says that the test is over.
 */
export const TestChatState = v.strictObject({ ...stateFields, signature: v.pipe(v.string(), v.maxLength(100)) })
export type TestChatState = v.InferOutput<typeof TestChatState>

const reply = v.object({ agent_state: TestChatState })

/** Tries a question before it is saved. `grade_level` and `themes` are for a tutor that words by them; others leave them out. */
export const startTestChat = endpoint({
  method: 'POST',
  path: '/test_chat/start',
  summary: 'Try a question with the tutor',
  status: 200,
  body: v.object({
    question_definition: v.pipe(
      v.object({
        question_title: v.optional(QuestionTitle),
        title: v.optional(QuestionTitle),
        question_prompt: v.optional(Prompt),
        prompt: v.optional(Prompt),
        question_type: v.optional(TypedQuestionType),
        type: v.optional(TypedQuestionType),
        subject: v.optional(v.pipe(v.string(), v.maxLength(60, 'Subjects hold up to 60 characters'))),
      }),
      v.forward(v.check((body) => (body.question_title ?? body.title) !== undefined, 'Question title is required'), ['question_title']),
      v.forward(v.check((body) => (body.question_prompt ?? body.prompt) !== undefined, 'Prompt is required'), ['question_prompt']),
      v.forward(v.check((body) => (body.question_type ?? body.type) !== 'ACCENT_TRAINING', 'A spoken question cannot be tried here'), ['question_type']),
      v.transform((body) => ({
        title: body.question_title ?? body.title ?? '',
        prompt: body.question_prompt ?? body.prompt ?? '',
        subject: body.subject ?? '',
      })),
    ),
    themes: v.optional(v.nullable(v.union([v.pipe(v.string(), v.maxLength(2000)), v.pipe(v.array(v.string()), v.maxLength(100))]))),
    grade_level: v.optional(v.nullable(v.number())),
  }),
  reply,
})

/** Answers the question under test. 409 once it is complete, 422 for a state that is not as the server signed it. */
export const submitTestChat = endpoint({
  method: 'POST',
  path: '/test_chat/submit',
  summary: 'Answer the question under test',
  status: 200,
  body: v.object({ agent_state: TestChatState, answer: AnswerText }),
  reply,
})
