import { readingOf, type Reading, type TimedPhone } from './reading.ts'
import { charactersOf, tokensOf, type Token } from './tokens.ts'

/** What eSpeak NG says of one moment: `textPosition` counts characters from 1, `audioMs` is its place in the sound. */
export type EspeakEvent = { type: string; textPosition: number; audioMs: number; phone: string }

/** One synthesis as the eSpeak process answers it. */
export type EspeakSound = { samples: Int16Array; sampleRate: number; events: EspeakEvent[] }

/** Asks the eSpeak process to speak; see `espeak-process.ts`. */
export type Speak = (request: EspeakRequest) => Promise<EspeakSound>

/** A text with the identifier of a voice (`roa/es`) and the speed, 1 being the voice's own. */
export type EspeakRequest = { text: string; voice: string; rate: number; isDeeper: boolean }

/** Reads a script with a voice of eSpeak NG. `isDeeper` gives the same voice a lower pitch. */
export async function readWithEspeak(speak: Speak, script: string, voice: string, rate: number, isDeeper = false): Promise<Reading> {
  const tokens = tokensOf(script)
  const { samples, sampleRate, events } = await speak({ text: quieted(script), voice, rate, isDeeper })
  const sound = { samples: Float32Array.from(samples, (sample) => sample / 32_768), sampleRate }
  const name = `espeak/${voice.replace(/^.*\//, '')}${isDeeper ? '+low' : ''}`
  return readingOf(name, script, tokens, shared(tokens, phonesOf(tokens, events, sound.samples.length / sampleRate)), sound)
}

/** Capitals would be spelled; signs that open a command are taken out. Each character stays one character, so that places hold. */
function quieted(script: string): string {
  const letters = script.replaceAll(/[^\p{L}]/gu, '')
  const isCapitals = letters.length > 5 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()
  return charactersOf(script)
    .map((char) => (/[<>[\]\p{Cc}]/u.test(char) ? ' ' : isCapitals && char.toLowerCase().length === char.length ? char.toLowerCase() : char))
    .join('')
}

/** Phones by token: those after a word event belong to the token that word begins in. */
function phonesOf(tokens: readonly Token[], events: readonly EspeakEvent[], duration: number): TimedPhone[][] {
  const byToken: TimedPhone[][] = tokens.map(() => [])
  let current = 0
  let open: TimedPhone | null = null
  for (const { type, textPosition, audioMs, phone } of events) {
    if (type === 'word') current = Math.max(current, tokenAt(tokens, textPosition - 1))
    if (type !== 'phoneme') continue
    if (open) open.end = audioMs / 1000
    open = phone === '' ? null : { phone, start: audioMs / 1000, end: duration }
    if (open) byToken[current]?.push(open)
  }
  return byToken
}

function tokenAt(tokens: readonly Token[], position: number): number {
  return Math.max(0, tokens.findLastIndex(({ start }) => start <= position))
}

/** Words that are said as one ("of the") come with the first of them; each gets its part, by its letters. */
function shared(tokens: readonly Token[], byToken: readonly TimedPhone[][]): TimedPhone[][] {
  const lettersOf = (index: number) => (tokens[index]?.text.match(/[\p{L}\p{N}]/gu) ?? []).length
  const result = byToken.map((phones) => [...phones])
  for (let index = 0; index < tokens.length; index += 1) {
    let last = index
    while (last + 1 < tokens.length && byToken[last + 1]?.length === 0 && lettersOf(last + 1) > 0) last += 1
    const phones = byToken[index] ?? []
    if (last === index || phones.length <= last - index) continue
    const letters = Array.from({ length: last - index + 1 }, (_, offset) => lettersOf(index + offset))
    const total = letters.reduce((sum, count) => sum + count, 0)
    let taken = 0
    let before = 0
    for (const [offset, count] of letters.entries()) {
      before += count
      const left = letters.length - 1 - offset
      const until = left === 0 ? phones.length : Math.min(phones.length - left, Math.max(taken + 1, Math.round((phones.length * before) / total)))
      result[index + offset] = phones.slice(taken, until)
      taken = until
    }
    index = last
  }
  return result
}
