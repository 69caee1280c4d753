import * as v from 'valibot'
import { AnswerText } from '#contract/chat/chat-sessions.ts'
import { endpoint } from '#contract/endpoint.ts'
import { Strictness } from '#contract/exercises/exercises.ts'
import { Prompt, TypedQuestionType } from './questions.ts'
import { KeyPart, Verdict } from '#contract/sessions/verdicts.ts'

/** The most sample answers of one try-table. */
export const mostTriedAnswers = 20

/** What a key is read as. */
export const KeyKind = v.picklist(['number', 'range', 'text', 'formula', 'equation', 'list', 'set', 'pair', 'interval', 'time', 'date', 'ratio', 'remainder', 'reaction'])
export type KeyKind = v.InferOutput<typeof KeyKind>

/**
 * Something an author should look at. `line` counts from 1, null when it is about the whole; `serious` leaves students stuck
 * or wrongly graded. `mend` repairs it: the characters from `start` up to `end` of the prompt become `text`.
 */
export const PromptLint = v.object({
  line: v.nullable(v.number()),
  message: v.string(),
  serious: v.boolean(),
  mend: v.nullable(v.object({ label: v.string(), start: v.number(), end: v.number(), text: v.string() })),
})
export type PromptLint = v.InferOutput<typeof PromptLint>

/**
 * What the tutor makes of one sample answer, and `why` in words: `quality` is 0 to 1, null where nothing was graded, `parts` what it has of a key
 * of several.
 */
export const TriedAnswer = v.object({
  answer: v.string(),
  verdict: Verdict,
  quality: v.nullable(v.number()),
  rule: v.string(),
  matched_key: v.nullable(v.string()),
  read_as: v.string(),
  said: v.nullable(v.string()),
  why: v.string(),
  parts: v.optional(v.array(KeyPart)),
})
export type TriedAnswer = v.InferOutput<typeof TriedAnswer>

const Count = v.pipe(v.number(), v.integer('Give a whole number'), v.minValue(1, 'Ask at least once'), v.maxValue(100, 'Ask up to 100 times'))

const Variation = v.pipe(v.number(), v.integer('Give a whole number'), v.minValue(0, 'Variations count from 0'), v.maxValue(999, 'Variations count to 999'))

/**
 * Looks a prompt over while it is written, filled in with one of its variations (`variation` counts from 0 and starts over past
 * the last; without it the first) and judged as a question of its `subject` is: what students see, its keys with what they are
 * read as, how many ideas, hints, steps, explained words and variations it has (1 without `Let:`, 200 at most are counted), what to
 * look at, what the tutor would make of sample answers, and which others are typical of its keys. Stores nothing.
 */
export const lintQuestion = endpoint({
  method: 'POST',
  path: '/question_definitions/lint',
  summary: 'Check a prompt',
  status: 200,
  body: v.object({
    prompt: Prompt,
    question_type: v.optional(TypedQuestionType),
    subject: v.optional(v.pipe(v.string(), v.maxLength(60, 'Subjects hold up to 60 characters'))),
    num_questions: v.optional(Count),
    variation: v.optional(Variation),
    strictness: v.optional(Strictness),
    answers: v.optional(v.pipe(v.array(AnswerText), v.maxLength(mostTriedAnswers, `Try up to ${mostTriedAnswers} answers at once`))),
  }),
  reply: v.object({
    student_text: v.string(),
    keys: v.array(v.object({ text: v.string(), kind: KeyKind })),
    ideas: v.number(),
    hints: v.number(),
    steps: v.number(),
    words: v.number(),
    has_example: v.boolean(),
    variations: v.number(),
    typical: v.array(v.string()),
    lints: v.array(PromptLint),
    answers: v.array(TriedAnswer),
  }),
})
