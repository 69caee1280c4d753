import type { PhoneSpan } from '#server/speech/scoring/alignment/comparison.ts'
import type { PhoneGoodness } from '#server/speech/scoring/phones/goodness.ts'
import { isVowel } from '#server/speech/scoring/phones/vowels.ts'
import { byWord, meanWhere } from './spans.ts'
import { deviation, mean, quantile } from '#server/speech/scoring/numbers/statistics.ts'
import { timingMeasures } from './timing-measures.ts'

/** A phone with its goodness in standard deviations from how good speakers say that phone: 0 is as good as theirs on average. */
export type JudgedPhone = PhoneSpan & PhoneGoodness & { standing: number }

/** Measures of a whole take from the phone model. `fit` is how well it fits the script at all; `leftOut` counts words that were not said. */
export function goodnessMeasures(phones: readonly JudgedPhone[], words: number, fit: number, leftOut: number) {
  const standings = phones.map((phone) => phone.standing)
  const wordStandings = byWord(phones, words).filter((group) => group.length > 0).map((group) => mean(group.map((phone) => phone.standing)))
  const timing = timingMeasures(phones, words)
  return {
    standing: mean(standings),
    standingSpread: deviation(standings),
    lowStanding: quantile(standings, 0.1),
    quarterStanding: quantile(standings, 0.25),
    farOff: mean(standings.map((standing) => (standing < -1.5 ? 1 : 0))),
    posterior: mean(phones.map((phone) => phone.posterior)),
    vowelStanding: meanWhere(phones, (phone) => isVowel(phone.phone), (phone) => phone.standing),
    consonantStanding: meanWhere(phones, (phone) => !isVowel(phone.phone), (phone) => phone.standing),
    weakWord: quantile(wordStandings, 0.1),
    fit,
    leftOut: leftOut / Math.max(1, words),
    pathArticulation: timing.articulation,
    pathPhoneStretchSpread: timing.phoneStretchSpread,
    pathWordStretchSpread: timing.wordStretchSpread,
    pathPhoneLengthLikeness: timing.phoneLengthLikeness,
    pathWordLengthLikeness: timing.wordLengthLikeness,
    pathVowelVariability: timing.vowelVariability,
    pathVowelVariabilityOff: timing.vowelVariabilityOff,
    pathLongestPhone: timing.longestPhone,
  }
}
