import type { PhoneSpan } from '#server/speech/scoring/alignment/comparison.ts'
import { isVowel } from '#server/speech/scoring/phones/vowels.ts'
import { byWord, stretch, together } from './spans.ts'
import { correlation, deviation, mean, pairwiseVariability } from '#server/speech/scoring/numbers/statistics.ts'

/** Measures of how the lengths of sounds and words lie against the reference: what listeners hear as rhythm and flow. */
export function timingMeasures(phones: readonly PhoneSpan[], words: number) {
  const wordSpans = byWord(phones, words).filter((group) => group.length > 0).map(together)
  const phoneStretches = phones.map(stretch)
  const vowels = phones.filter((phone) => isVowel(phone.phone))
  const vowelFrames = vowels.map((phone) => phone.frames)
  const variability = pairwiseVariability(vowelFrames)
  return {
    articulation: stretch(together(phones)),
    phoneStretchMean: mean(phoneStretches),
    phoneStretchSpread: deviation(phoneStretches),
    wordStretchSpread: deviation(wordSpans.map(stretch)),
    phoneLengthLikeness: correlation(phones.map((phone) => phone.frames), phones.map((phone) => phone.expected)),
    wordLengthLikeness: correlation(wordSpans.map((span) => span.frames), wordSpans.map((span) => span.expected)),
    vowelVariability: variability / 100,
    vowelVariabilityOff: Math.abs(variability - pairwiseVariability(vowels.map((phone) => phone.expected))) / 100,
    longestPhone: Math.max(...phoneStretches),
  }
}
