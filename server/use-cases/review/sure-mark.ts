import type { ReviewQuality } from '#contract/review/review.ts'
import type { AnswerToMark, Marker, MarkIdea } from '#server/ports/marker.ts'
import type { OnUse } from '#server/ports/model-use.ts'
import { speaksToGrader } from './speaks-to-grader.ts'

/**
 * The share of the points that a language model's idea may count for without a person; null where it may not. Credit has to stand on the words it
 * quotes alone: the model is asked about them once more, as if they were the whole answer, and the lower share counts. So nothing
 * else in an answer, whatever it says to the model, can earn anything.
 */
export async function sureMark(
  marker: Marker,
  asked: AnswerToMark,
  idea: MarkIdea,
  leaving: AbortSignal,
  onUse?: OnUse,
): Promise<ReviewQuality | null> {
  if (speaksToGrader(asked.answer)) return null
  if (idea.quality === 0) return 0
  if (idea.quote === null) return null
  if (idea.quote.trim() === asked.answer.trim()) return idea.quality
  const again = await marker.suggest({ question: asked.question, answer: idea.quote }, leaving, onUse)
  if (again === null) return null
  return again.quality < idea.quality ? again.quality : idea.quality
}
