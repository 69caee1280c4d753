import type { ReviewQuality } from '#contract/review/review.ts'
import type { OnUse } from './model-use.ts'

/** A question as its teacher wrote it, keys and notes included, and what a student answered. Nothing in it names anybody. */
export type AnswerToMark = { question: string; answer: string }

/** What a language model would give: the share of the points, why in a sentence, and the words of the answer it goes by. */
export type MarkIdea = { quality: ReviewQuality; reason: string; quote: string | null }

/**
 * Asks a language model what an answer is worth. What it says decides nothing by itself. `suggest` gives null where
 * it said nothing that can be used, and rejects with `ModelAway` when it cannot be asked now, or `leaving` ends the wait.
 */
export type Marker = { model: string; suggest(asked: AnswerToMark, leaving: AbortSignal, onUse?: OnUse): Promise<MarkIdea | null> }

/** The model did not answer in time, refused, or is given a rest after it did so several times. */
export class ModelAway extends Error {
  override name = 'ModelAway'
}

/** Nobody asked the model: it is given a rest, or so many wait for it that its turn did not come. */
export class ModelNotAsked extends ModelAway {
  override name = 'ModelNotAsked'
}
