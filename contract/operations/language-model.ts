import * as v from 'valibot'
import { endpoint } from '#contract/endpoint.ts'
import { Instant } from '#contract/values.ts'

/**
 * The school's language model and what was asked of it: today's calls (UTC) by what for, `used` of `limit` together, and what became of the replies
 * of the last thirty days. `seconds` is the median until a reply's words were whole; `last_away` when it last did not answer. `calls` are all of the
 * last thirty days: how many were answered, had no use, or were not answered, their tokens as the model's server counts them, and what they cost at
 * the prices the operator named (null where none).
 */
export const LanguageModel = v.object({
  name: v.string(),
  is_on: v.boolean(),
  today: v.object({ replies: v.number(), marks: v.number(), ideas: v.number(), used: v.number(), limit: v.number(), limit_per_teacher: v.number() }),
  month: v.object({ said: v.number(), refused: v.number(), away: v.number(), spent: v.number(), left: v.number() }),
  calls: v.object({
    answered: v.number(),
    unusable: v.number(),
    away: v.number(),
    tokens_in: v.number(),
    tokens_out: v.number(),
    cost: v.nullable(v.number()),
  }),
  seconds: v.nullable(v.number()),
  last_away: v.nullable(Instant),
})
export type LanguageModel = v.InferOutput<typeof LanguageModel>

const reply = v.object({ model: v.nullable(LanguageModel) })

/** The school's language model; `model` is null where the server's environment names none. For administrators. */
export const getLanguageModel = endpoint({
  method: 'GET',
  path: '/language_model',
  summary: 'The language model and its use',
  status: 200,
  reply,
})

/** Turns the language model off for everybody, or on again, from the next answer on. For administrators. */
export const switchLanguageModel = endpoint({
  method: 'PUT',
  path: '/language_model',
  summary: 'Turn the language model off or on',
  status: 200,
  body: v.object({ is_on: v.boolean() }),
  reply,
})
