import * as v from 'valibot'
import { endpoint } from '#contract/endpoint.ts'

/**
 * What a language model is asked to suggest: lines of one kind for the tutor, the question in simpler words, in another language, set in a theme,
 * or a whole new question from a text or topic.
 */
export const QuestionIdeaKind = v.picklist(['keys', 'hints', 'steps', 'words', 'simplify', 'translate', 'theme', 'question'])
export type QuestionIdeaKind = v.InferOutput<typeof QuestionIdeaKind>

/** The day's budget of the caller (UTC): `used` of `limit` calls of a language model in their work. */
export const ModelBudget = v.object({ used: v.number(), limit: v.number() })
export type ModelBudget = v.InferOutput<typeof ModelBudget>

/** A question as a language model would have it: nothing of it is saved. */
export const QuestionIdea = v.object({ title: v.string(), prompt: v.string(), model: v.string() })
export type QuestionIdea = v.InferOutput<typeof QuestionIdea>

/** Whether the caller's school has a language model that is turned on, and what they have used of it today. */
export const getModelBudget = endpoint({
  method: 'GET',
  path: '/language_model/budget',
  summary: 'Your budget of the language model',
  status: 200,
  reply: v.object({ budget: v.nullable(ModelBudget) }),
})

const PlainText = v.pipe(v.string(), v.check((text) => !text.includes('\0') && text.isWellFormed(), 'Please use plain text'))

/**
 * Asks the school's language model to suggest something for a question as it stands in its dialog. `about` is the text or topic of a new one, the
 * language of a translation, or the theme. `idea` is null where it said nothing of use. 429 when the day's budget is used up, 503 when it is away
 * or there is none.
 */
export const suggestForQuestion = endpoint({
  method: 'POST',
  path: '/question_ideas',
  summary: 'Ask for a suggestion',
  status: 200,
  body: v.pipe(
    v.object({
      wanted: QuestionIdeaKind,
      title: v.optional(v.pipe(PlainText, v.maxLength(200, 'Titles hold up to 200 characters')), ''),
      prompt: v.optional(v.pipe(PlainText, v.maxLength(20_000, 'Prompts hold up to 20,000 characters')), ''),
      subject: v.optional(v.pipe(PlainText, v.maxLength(100, 'Subjects hold up to 100 characters')), ''),
      about: v.optional(v.pipe(PlainText, v.maxLength(4_000, 'A text holds up to 4,000 characters')), ''),
    }),
    v.check(({ wanted, prompt }) => wanted === 'question' || prompt.trim() !== '', 'Write the question first'),
    v.check(({ wanted, about }) => !['question', 'translate', 'theme'].includes(wanted) || about.trim() !== '', 'Say what it is about'),
  ),
  reply: v.object({ idea: v.nullable(QuestionIdea), budget: ModelBudget }),
})
