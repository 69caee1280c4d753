import { isVowel } from '#server/speech/scoring/phones/vowels.ts'
import { mean } from '#server/speech/scoring/numbers/statistics.ts'
import type { Measures } from './acoustic-measures.ts'
import type { JudgedPhone } from './goodness-measures.ts'
import { meanWhere, stretch, together } from './spans.ts'

/** The take a word is part of: the mean standing of its phones, and the mark of 0 to 10 its pronunciation would get. */
export type WordsTake = { average: number; mark: number }

/**
 * What the phone model says of the phones of one word. The same slip weighs more in a take that is weak as a whole, so how much
 * the take falls short of a 10 is multiplied with how the word stands.
 */
export function judgedWordMeasures(phones: readonly JudgedPhone[], { average, mark }: WordsTake): Measures {
  const standings = phones.map((phone) => phone.standing)
  const standing = mean(standings)
  const worstStanding = Math.min(0, ...standings)
  const lack = mean(standings.map((value) => Math.min(0, value)))
  const shortfall = 10 - mark
  return {
    standing,
    worstStanding,
    lack,
    posterior: mean(phones.map((phone) => phone.posterior)),
    vowelStanding: meanWhere(phones, (phone) => isVowel(phone.phone), (phone) => phone.standing),
    consonantStanding: meanWhere(phones, (phone) => !isVowel(phone.phone), (phone) => phone.standing),
    phones: Math.log(Math.max(1, phones.length)),
    stretch: Math.abs(stretch(together(phones))),
    average,
    shortfall,
    shortfallStanding: shortfall * standing,
    shortfallWorst: shortfall * worstStanding,
    shortfallLack: shortfall * lack,
  }
}
