import type { PhoneSpan } from '#server/speech/scoring/alignment/comparison.ts'
import type { Reference } from '#server/speech/reference.ts'
import { byWord, stretch, together } from '#server/speech/scoring/measures/spans.ts'
import { timingMeasures } from '#server/speech/scoring/measures/timing-measures.ts'
import { mean } from '#server/speech/scoring/numbers/statistics.ts'
import { quoted } from './join-words.ts'
import { praiseOr } from './praise.ts'

const uneven = 0.55
const flat = 0.25

/**
 * What to do about words that are much longer or shorter beside their neighbours than in the model, and about evenly long syllables.
 * `score` is that of rhythm.
 */
export function rhythmTips(phones: readonly PhoneSpan[], { words }: Reference, score: number): string[] {
  const groups = byWord(phones, words.length)
  const spoken = words.flatMap(({ text }, index) => {
    const group = groups[index] ?? []
    return group.length > 2 ? [{ text, stretch: stretch(together(group)) }] : []
  })
  const middle = mean(spoken.map((word) => word.stretch))
  const apart = spoken.map((word) => ({ ...word, by: word.stretch - middle })).toSorted((left, right) => right.by - left.by)
  const longest = apart[0]
  const shortest = apart.at(-1)
  const tips: string[] = []
  if (longest && longest.by > uneven) tips.push(`${quoted(longest.text)} was long compared with the other words. Make it shorter, like the model.`)
  if (shortest && shortest.by < -uneven) tips.push(`${quoted(shortest.text)} went by very quickly. Give it as much time as the model does.`)
  const { vowelVariability, vowelVariabilityOff } = timingMeasures(phones, words.length)
  if (tips.length === 0 && words.length > 3 && vowelVariabilityOff > flat && vowelVariability < 0.6) {
    tips.push('Your syllables were all about equally long. Make the important words longer and the small ones shorter.')
  }
  if (tips.length > 0) return tips
  return praiseOr(score, 'The long and short words were where they belong.', 'No single word was far off. Listen once more: which words does the model hold?')
}
