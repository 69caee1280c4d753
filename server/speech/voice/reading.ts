import type { Reference, Sound, SpokenPhone, SpokenWord } from '#server/speech/reference.ts'
import { resample } from '#server/speech/scoring/resample.ts'
import { charTimings, type CharTiming } from './char-timings.ts'
import { isWord, wordText, type Token } from './tokens.ts'

/** A script read aloud: the sound, when each word, phone and character is said, and by which voice (`flite/slt`). */
export type Reading = { voice: string; sound: Sound; duration: number; words: SpokenWord[]; phones: SpokenPhone[]; timings: CharTiming[] }

/** A phone as an engine timed it, in seconds. */
export type TimedPhone = { phone: string; start: number; end: number }

/** Puts a reading together from the phones each token of the script was spoken with. */
export function readingOf(
  voice: string,
  script: string,
  tokens: readonly Token[],
  spoken: readonly (readonly TimedPhone[])[],
  sound: Sound,
): Reading {
  const duration = sound.samples.length / sound.sampleRate
  const spans = spoken.map((phones) => [...phones.map(({ start }) => start), ...phones.slice(-1).map(({ end }) => end)])
  const words: SpokenWord[] = []
  const phones: SpokenPhone[] = []
  let at = 0
  for (const [index, token] of tokens.entries()) {
    const own = spoken[index] ?? []
    const [start = at, end = at] = [own[0]?.start, own.at(-1)?.end]
    at = end
    if (!isWord(token)) continue
    phones.push(...own.map((phone) => ({ ...phone, word: words.length })))
    words.push({ text: wordText(token), start, end })
  }
  return { voice, sound, duration, words, phones, timings: charTimings(script, tokens, spans, duration) }
}

/** A reading as a take is compared with it. */
export function referenceOf({ voice, sound, words, phones }: Reading): Reference {
  return { voice, samples: resample(sound), sampleRate: 16_000, words, phones }
}
