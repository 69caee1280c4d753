import type { Comparison } from '#server/speech/scoring/alignment/comparison.ts'
import { excessOf, pausePlaces } from '#server/speech/scoring/alignment/pause-places.ts'
import { hopSeconds } from '#server/speech/scoring/sound/spectra.ts'
import type { TakeFrames } from '#server/speech/scoring/sound/take-frames.ts'

const noticed = 0.15

/** Measures of pauses and pace of a whole take against one reference. Pauses that the reference makes as well do not count. */
export function flowMeasures(take: TakeFrames, comparison: Comparison) {
  const { reference } = comparison.reference
  const { phones, words } = reference
  const { speech } = take.activity
  const whole = Math.max(0.05, ((speech.at(-1)?.end ?? 0) - (speech[0]?.start ?? 0)) * hopSeconds)
  const lengths = pausePlaces(take, comparison.phones, reference).map(excessOf).filter((seconds) => seconds >= noticed)
  const model = Math.max(0.05, (phones.at(-1)?.end ?? 0) - (phones[0]?.start ?? 0))
  return {
    pace: Math.log(whole / model),
    pausesPerWord: lengths.length / Math.max(1, words.length),
    pauseShare: lengths.reduce((sum, length) => sum + length, 0) / whole,
    longestPause: Math.log1p(Math.max(0, ...lengths)),
    words: Math.log(Math.max(1, words.length)),
  }
}
