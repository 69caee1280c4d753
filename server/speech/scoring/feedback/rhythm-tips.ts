import type { PhoneSpan } from '#server/speech/scoring/alignment/comparison.ts'
import type { Reference } from '#server/speech/reference.ts'
import { byWord, stretch, together } from '#server/speech/scoring/measures/spans.ts'
import { timingMeasures } from '#server/speech/scoring/measures/timing-measures.ts'
import { mean } from '#server/speech/scoring/numbers/statistics.ts'
import { hopSeconds } from '#server/speech/scoring/sound/spectra.ts'
import { quoted } from './join-words.ts'
import { type SideTip, strong, unlessFlawless } from './side-tips.ts'

const uneven = 0.55
const ownUneven = 0.2
const flat = 0.25
/** In seconds: what the lengths beside the tips, told in tenths, show as well, and what the sentence under the waveforms speaks of. */
const seen = 0.1
const spokenOf = 0.2
const fewestWords = 3
const work = 'which words are long and which are short'

/**
 * What to do about the word that is much longer or shorter than in the model, by itself and beside its neighbours, or about evenly long
 * syllables. `score` is that of rhythm.
 */
export function rhythmTip(phones: readonly PhoneSpan[], { words }: Reference, score: number): SideTip {
  const groups = byWord(phones, words.length)
  const lengths = groups.map((group, index) => ({ text: words[index]?.text ?? '', ...together(group), count: group.length }))
  const spoken = lengths.filter(({ count }) => count > 2).map((word) => ({ ...word, stretch: stretch(word) }))
  const middle = mean(spoken.map((word) => word.stretch))
  const apart = spoken.map((word) => ({ ...word, by: word.stretch - middle })).filter(({ by }) => Math.abs(by) > uneven)
  const unlike = apart.filter((word) => word.stretch * Math.sign(word.by) > ownUneven && longerBy(word) * Math.sign(word.by) >= seen)
  const far = unlike.toSorted((left, right) => Math.abs(right.by) - Math.abs(left.by))[0]
  const isLikeModel = apart.length === 0 && words.length >= fewestWords && lengths.every((word) => word.count > 0 && longerBy(word) < spokenOf)
  const praise = score >= strong && isLikeModel ? 'The long and short words were where they belong.' : null
  const told = far !== undefined ? wordWords(far) : apart.length === 0 ? evenWords(phones, words.length) : null
  return { fault: told === null ? null : unlessFlawless(score, { words: told, work }), praise }
}

function longerBy({ frames, expected }: { frames: number; expected: number }): number {
  return (frames - expected) * hopSeconds
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
