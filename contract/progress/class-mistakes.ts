import * as v from 'valibot'
import { endpoint } from '#contract/endpoint.ts'
import { ModelBudget } from '#contract/questions/question-ideas.ts'
import { Id } from '#contract/values.ts'
import { ProgressWeeks } from './progress.ts'

const weeks = v.optional(ProgressWeeks, '12')

/** A wrong answer that several students gave, as one of them wrote it. */
export const CommonAnswer = v.object({ text: v.string(), students: v.number() })
export type CommonAnswer = v.InferOutput<typeof CommonAnswer>

/**
 * A question with what a class got wrong in it: `students` of whom `missed` gave a wrong answer, and those that two or more gave, the most frequent
 * first. `can_explain` tells whether a language model may be asked about it: there is one, the class has the school's consent, and two or more gave
 * the same wrong answer in exercises that a model may read.
 */
export const ClassMistake = v.object({
  question_id: Id,
  title: v.string(),
  students: v.number(),
  missed: v.number(),
  answers: v.array(CommonAnswer),
  can_explain: v.boolean(),
})
export type ClassMistake = v.InferOutput<typeof ClassMistake>

/** What a class got wrong in the caller's work, counted, in questions that are the same for everybody. */
export const listClassMistakes = endpoint({
  method: 'GET',
  path: '/classes/:id/mistakes',
  summary: "A class's common mistakes",
  status: 200,
  query: v.object({ weeks }),
  reply: v.object({ results: v.array(ClassMistake) }),
})

/** What a language model makes of a question's wrong answers. The teacher reads it; nothing else does. `sent` is what it was told, as JSON. */
export const MistakeWords = v.object({ misconception: v.string(), advice: v.string(), model: v.string(), sent: v.string() })
export type MistakeWords = v.InferOutput<typeof MistakeWords>

/**
 * Asks the language model what a question's common wrong answers have in common. `words` is null where it said nothing of use. 404 where the class
 * got nothing wrong in it that two gave, 409 without the school's consent, 429 when the day's budget is used up, 503 when it is away.
 */
export const explainClassMistakes = endpoint({
  method: 'POST',
  path: '/classes/:id/explain_mistakes',
  summary: 'Ask what common mistakes mean',
  status: 200,
  body: v.object({ question_id: Id, weeks }),
  reply: v.object({ words: v.nullable(MistakeWords), budget: ModelBudget }),
})
