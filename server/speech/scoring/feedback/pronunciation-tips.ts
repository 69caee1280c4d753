import type { Reference } from '#server/speech/reference.ts'
import type { JudgedPhone } from '#server/speech/scoring/measures/goodness-measures.ts'
import type { Judgement } from '#server/speech/scoring/phones/judge-phones.ts'
import { englishSounds } from './english-sounds.ts'
import { joinWords, quoted } from './join-words.ts'

const clearlyOff = -1.6
const strongRival = 0.5
const mostSounds = 2
const clear = 80

/**
 * What to do about the sounds that were farthest from good speakers', at most two of them, and about words that were left out.
 * `score` is that of pronunciation.
 */
export function pronunciationTips({ phones, leftOut }: Judgement, { words }: Reference, score: number): string[] {
  const missing = words.filter((_, index) => leftOut.has(index)).map((word) => word.text)
  const tips = missing.length === 0 ? [] : [`We did not hear ${joinWords(missing)}. Say every word of the sentence, the small ones too.`]
  for (const sound of weakSounds(phones)) tips.push(soundTip(sound, words.map((word) => word.text)))
  if (tips.length > 0) return tips
  return [score >= clear ? 'Every sound was clear. Keep it up.' : 'No single sound was far off. Listen once more and say it as much like the model as you can.']
}

type WeakSound = { phone: string; loss: number; examples: JudgedPhone[] }

function weakSounds(phones: readonly JudgedPhone[]): WeakSound[] {
  const sounds = new Map<string, WeakSound>()
  for (const one of phones) {
    if (one.standing > clearlyOff || one.phone === 'ax') continue
    const sound = sounds.get(one.phone) ?? { phone: one.phone, loss: 0, examples: [] }
    sounds.set(one.phone, { ...sound, loss: sound.loss - one.standing, examples: [...sound.examples, one] })
  }
  return [...sounds.values()].toSorted((left, right) => right.loss - left.loss).slice(0, mostSounds)
}

function soundTip({ phone, examples }: WeakSound, words: readonly string[]): string {
  const sound = englishSounds[phone]
  const where = joinWords([...new Set(examples.map((one) => words[one.word] ?? ''))], 3)
  if (!sound) return `Listen to ${where} again and say it after the model.`
  const rival = examples.find((one) => one.rival.share >= strongRival)
  const other = rival ? englishSounds[rival.rival.phone] : undefined
  const heard = rival && other ? `in ${quoted(words[rival.word] ?? '')} it sounded more like ${other.name}. ` : ''
  return `Practice ${sound.name} in ${where}${heard === '' ? '. ' : `: ${heard}`}${sound.how}`
}
