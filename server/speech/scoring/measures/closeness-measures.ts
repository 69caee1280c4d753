import type { Comparison } from '#server/speech/scoring/alignment/comparison.ts'
import { isVowel } from '#server/speech/scoring/phones/vowels.ts'
import { byWord, meanWhere } from './spans.ts'
import { deviation, mean, quantile } from '#server/speech/scoring/numbers/statistics.ts'

/** Measures of how close the sounds of a take are to one reference. */
export function closenessMeasures({ phones, warping, reference }: Comparison) {
  const wordCosts = byWord(phones, reference.reference.words.length).map((group) => mean(group.map((phone) => phone.cost)))
  return {
    cost: warping.cost,
    vowelCost: meanWhere(phones, (phone) => isVowel(phone.phone), (phone) => phone.cost),
    consonantCost: meanWhere(phones, (phone) => !isVowel(phone.phone), (phone) => phone.cost),
    phoneCostSpread: deviation(phones.map((phone) => phone.cost)),
    worstWordCost: quantile(wordCosts, 0.9),
    evenSteps: warping.diagonalShare,
  }
}
