import type { Comparison, PhoneSpan } from '#server/speech/scoring/alignment/comparison.ts'
import { averaged, type Measures } from './acoustic-measures.ts'
import { byWord, stretch, together } from './spans.ts'
import { deviation, mean } from '#server/speech/scoring/numbers/statistics.ts'

/** What is measured of each word without knowing the sounds of a language, averaged over the references. */
export function acousticWordMeasures(comparisons: readonly Comparison[], words: number): Measures[] {
  const perReference = comparisons.map(({ phones }) => byWord(phones, words).map(measuresOf))
  return Array.from({ length: words }, (_, word) => averaged(perReference.flatMap((list) => list.slice(word, word + 1))))
}

function measuresOf(phones: readonly PhoneSpan[]): Measures {
  return {
    cost: mean(phones.map((phone) => phone.cost)),
    worstCost: Math.max(0, ...phones.map((phone) => phone.cost)),
    stretch: stretch(together(phones)),
    stretchSpread: deviation(phones.map(stretch)),
    phones: Math.log(Math.max(1, phones.length)),
  }
}
