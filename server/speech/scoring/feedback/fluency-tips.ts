import type { Reference } from '#server/speech/reference.ts'
import type { PhoneSpan } from '#server/speech/scoring/alignment/comparison.ts'
import { excessOf, pausePlaces } from '#server/speech/scoring/alignment/pause-places.ts'
import type { Measures } from '#server/speech/scoring/measures/acoustic-measures.ts'
import type { TakeFrames } from '#server/speech/scoring/sound/take-frames.ts'
import { quoted } from './join-words.ts'
import { praiseOr } from './praise.ts'

const longPause = 0.3
const mostPauses = 2
const slow = 0.5
const fast = -0.25

/** What to do about pauses where the model has none, the longest two, and about the pace. `score` is that of fluency. */
export function fluencyTips(
  take: TakeFrames,
  phones: readonly PhoneSpan[],
  reference: Reference,
  { measures, score }: { measures: Measures; score: number },
): string[] {
  const { words } = reference
  const pauses = pausePlaces(take, phones, reference).filter((pause) => excessOf(pause) >= longPause)
  const longest = pauses.toSorted((left, right) => excessOf(right) - excessOf(left)).slice(0, mostPauses)
  const tips = longest.map(({ after, insideWord, seconds }) => {
    const word = words[after]?.text ?? ''
    const next = words[after + 1]?.text
    const length = `${seconds.toFixed(1)} seconds`
    if (insideWord || next === undefined) return `You stopped for ${length} inside ${quoted(word)}. Say the whole word in one go.`
    return `You paused for ${length} after ${quoted(word)}. Try ${quoted(`${word} ${next}`)} in one breath.`
  })
  const pace = measures.articulation ?? 0
  if (pace > slow) tips.push('You said the words more slowly than the model. Read the sentence in your head first, then say it a little faster.')
  if (pace < fast) tips.push('You read faster than the model, which earns nothing more. Take your time, so that every word can be heard.')
  if (tips.length > 0) return tips
  return praiseOr(score, 'You read without stopping, at a good pace.', 'You did not stop for long. Read it once more in one flow, like the model.')
}
