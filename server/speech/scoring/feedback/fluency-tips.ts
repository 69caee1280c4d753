import type { Reference } from '#server/speech/reference.ts'
import type { PhoneSpan } from '#server/speech/scoring/alignment/comparison.ts'
import { excessOf, type PausePlace, pausePlaces } from '#server/speech/scoring/alignment/pause-places.ts'
import type { Measures } from '#server/speech/scoring/measures/acoustic-measures.ts'
import type { TakeFrames } from '#server/speech/scoring/sound/take-frames.ts'
import { quoted } from './join-words.ts'
import { type SideTip, strong } from './side-tips.ts'

const longPause = 0.3
const slow = 0.5
const fast = -0.25

/** What to do about the longest pause where the model has none, or about the pace. `score` is that of fluency. */
export function fluencyTip(
  take: TakeFrames,
  phones: readonly PhoneSpan[],
  reference: Reference,
  { measures, score }: { measures: Measures; score: number },
): SideTip {
  const pauses = pausePlaces(take, phones, reference).filter((pause) => excessOf(pause) >= longPause)
  const longest = pauses.toSorted((left, right) => excessOf(right) - excessOf(left)).flatMap((pause) => pauseWords(pause, reference) ?? [])
  const fault = longest[0] ?? paceWords(measures.articulation ?? 0)
  return { fault, praise: score >= strong ? 'You read in one flow, at a good pace.' : null }
}

function pauseWords({ after, insideWord, seconds }: PausePlace, { words }: Reference): string | null {
  const word = words[after]?.text ?? ''
  const next = words[after + 1]?.text
  const length = `${seconds.toFixed(1)} seconds`
  if (insideWord) return `You stopped for ${length} inside ${quoted(word)}. Say the whole word in one go.`
  return next === undefined ? null : `You paused for ${length} after ${quoted(word)}. Try ${quoted(`${word} ${next}`)} in one breath.`
}

/** `pace` is how much longer the words took than the model's, as a logarithm. */
function paceWords(pace: number): string | null {
  if (pace > slow) return 'You said the words more slowly than the model. Read the sentence in your head first, then say it a little faster.'
  return pace < fast ? 'You read faster than the model, which earns nothing more. Take your time, so that every word can be heard.' : null
}
