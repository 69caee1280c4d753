import { isVowel } from '#server/speech/scoring/phones/vowels.ts'
import { mean } from '#server/speech/scoring/numbers/statistics.ts'
import type { Measures } from './acoustic-measures.ts'
import type { JudgedPhone } from './goodness-measures.ts'
import { meanWhere, stretch, together } from './spans.ts'

/** What the phone model says of the phones of one word; `average` is the mean standing of the whole take. */
export function judgedWordMeasures(phones: readonly JudgedPhone[], average: number): Measures {
  const standings = phones.map((phone) => phone.standing)
  return {
    standing: mean(standings),
    worstStanding: Math.min(0, ...standings),
    posterior: mean(phones.map((phone) => phone.posterior)),
    vowelStanding: meanWhere(phones, (phone) => isVowel(phone.phone), (phone) => phone.standing),
    consonantStanding: meanWhere(phones, (phone) => !isVowel(phone.phone), (phone) => phone.standing),
    phones: Math.log(Math.max(1, phones.length)),
    stretch: Math.abs(stretch(together(phones))),
    average,
  }
}
