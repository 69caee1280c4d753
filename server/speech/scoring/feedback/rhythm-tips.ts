import type { PhoneSpan } from '#server/speech/scoring/alignment/comparison.ts'
import type { Reference } from '#server/speech/reference.ts'
import { byWord, stretch, together } from '#server/speech/scoring/measures/spans.ts'
import { timingMeasures } from '#server/speech/scoring/measures/timing-measures.ts'
import { mean } from '#server/speech/scoring/numbers/statistics.ts'
import { quoted } from './join-words.ts'
import { type SideTip, strong } from './side-tips.ts'

const uneven = 0.55
const ownUneven = 0.2
const flat = 0.25

/**
 * What to do about the word that is much longer or shorter than in the model, by itself and beside its neighbours, or about evenly long
 * syllables. `score` is that of rhythm.
 */
export function rhythmTip(phones: readonly PhoneSpan[], { words }: Reference, score: number): SideTip {
  const groups = byWord(phones, words.length)
  const spoken = words.flatMap(({ text }, index) => {
    const group = groups[index] ?? []
    return group.length > 2 ? [{ text, stretch: stretch(together(group)) }] : []
  })
  const middle = mean(spoken.map((word) => word.stretch))
  const apart = spoken.map((word) => ({ ...word, by: word.stretch - middle })).filter(({ by }) => Math.abs(by) > uneven)
  const unlike = apart.filter((word) => word.stretch * Math.sign(word.by) > ownUneven)
  const far = unlike.toSorted((left, right) => Math.abs(right.by) - Math.abs(left.by))[0]
  const praise = score >= strong && apart.length === 0 ? 'The long and short words were where they belong.' : null
  if (far !== undefined) return { fault: wordWords(far), praise }
  return { fault: apart.length === 0 ? evenWords(phones, words.length) : null, praise }
}

function wordWords({ text, by }: { text: string; by: number }): string {
  if (by > 0) return `${quoted(text)} was long compared with the other words. Make it shorter, like the model.`
  return `${quoted(text)} went by very quickly. Give it as much time as the model does.`
}

function evenWords(phones: readonly PhoneSpan[], wordCount: number): string | null {
  const { vowelVariability, vowelVariabilityOff } = timingMeasures(phones, wordCount)
  if (wordCount < 4 || vowelVariabilityOff <= flat || vowelVariability >= 0.6) return null
  return 'Your syllables were all about equally long. Make the important words longer and the small ones shorter.'
}
