import type { WordFeedback } from '#contract/accent/spoken-feedback.ts'
import type { JudgedPhone } from '#server/speech/scoring/measures/goodness-measures.ts'
import { englishSounds, soundsLike } from './english-sounds.ts'
import { joinWords, quoted } from './join-words.ts'
import { type Fault, type SideTip, strong, unlessFlawless } from './side-tips.ts'

const clearlyOff = -1.6
const strongRival = 0.5

/**
 * What to do about words that were not heard, or else about the sound that was farthest from good speakers' in words that were not said well.
 * `score` is that of pronunciation.
 */
export function pronunciationTip(phones: readonly JudgedPhone[], words: readonly WordFeedback[], score: number): SideTip {
  const missing = words.filter(({ heard }) => !heard).map(({ word }) => word)
  const isClear = words.every(({ heard, category }) => heard && (category === null || category === 'excellent' || category === 'good'))
  const praise = score >= strong && isClear ? 'Every sound was clear. Keep it up.' : null
  if (missing.length > 0) return { fault: { words: missingTip(missing), work: 'reading every word' }, praise }
  const weak = weakestSound(phones.filter(({ word }) => isColoured(words[word]) && words[word]?.heard === true))
  return { fault: unlessFlawless(score, weak && soundTip(weak, words)), praise }
}

/** What to do about words that were not heard, at least one. */
export function missingTip(words: readonly string[]): string {
  return `We did not hear ${joinWords(words)}. Say every word of the sentence, the small ones too.`
}

function isColoured(word: WordFeedback | undefined): boolean {
  return word?.category === 'fair' || word?.category === 'poor'
}

type WeakSound = { phone: string; loss: number; examples: JudgedPhone[] }

function weakestSound(phones: readonly JudgedPhone[]): WeakSound | null {
  const sounds = new Map<string, WeakSound>()
  for (const one of phones) {
    if (one.standing > clearlyOff || one.phone === 'ax') continue
    const sound = sounds.get(one.phone) ?? { phone: one.phone, loss: 0, examples: [] }
    sounds.set(one.phone, { ...sound, loss: sound.loss - one.standing, examples: [...sound.examples, one] })
  }
  return [...sounds.values()].toSorted((left, right) => right.loss - left.loss)[0] ?? null
}

function soundTip({ phone, examples }: WeakSound, words: readonly WordFeedback[]): Fault {
  const work = 'the sounds of the words'
  const sound = englishSounds[phone]
  const places = new Set(examples.map((one) => words[one.word]?.word ?? ''))
  const where = joinWords([...places], 3)
  if (!sound) return { words: `Listen to ${where} again and say it after the model.`, work }
  const rival = examples.find((one) => one.rival.share >= strongRival && soundsLike(phone, one.rival.phone))
  const other = rival ? englishSounds[rival.rival.phone] : undefined
  const one = places.size > 1 ? `in ${quoted(words[rival?.word ?? 0]?.word ?? '')} it` : 'it'
  const heard = other === undefined ? '. ' : `: ${one} sounded more like ${other.name}. `
  return { words: `Practice ${sound.name} in ${where}${heard}${sound.how}`, work }
}
