import { readWav, soundOf } from '#server/speech/wav.ts'
import type { Sound } from '#server/speech/reference.ts'
import { runFlite, type FliteVoice } from './flite-program.ts'
import { alignPhones } from './phone-alignment.ts'
import { readingOf, type Reading, type TimedPhone } from './reading.ts'
import { spokenEnglish, type SpokenToken } from './spoken-english.ts'
import { tokensOf } from './tokens.ts'

/** Reads a script with one of Flite's English voices. `rate` 1 is the voice's own; 2 is twice as fast. */
export async function readWithFlite(script: string, voice: FliteVoice, rate: number): Promise<Reading> {
  const tokens = tokensOf(script)
  const spoken = spokenEnglish(script, tokens)
  const text = flowing(spoken)
  if (text === '') return readingOf(`flite/${voice}`, script, tokens, [], { samples: new Float32Array(1600), sampleRate: 16_000 })
  const { wav, printed } = await runFlite(text, voice, ['-psdur', '--setf', `duration_stretch=${1 / rate}`])
  const phones = timedPhones(printed)
  const expected = await expectedPhones(spoken)
  const places = alignPhones(phones.map(({ phone }) => phone), expected.map(({ phone }) => phone))
  const byToken: TimedPhone[][] = tokens.map(() => [])
  for (const [index, phone] of phones.entries()) byToken[expected[places[index] ?? 0]?.token ?? 0]?.push(phone)
  return readingOf(`flite/${voice}`, script, tokens, byToken, soundOfFile(wav))
}

/** The words with their pauses; a capital after a full stop lets the voice begin a new sentence. */
function flowing(spoken: readonly SpokenToken[]): string {
  let isFirst = true
  return spoken
    .filter(({ words }) => words.length > 0)
    .map(({ words, mark }) => {
      const text = words.join(' ')
      const said = isFirst ? text.charAt(0).toUpperCase() + text.slice(1) : text
      isFirst = mark === '.' || mark === '?' || mark === '!'
      return said + mark
    })
    .join(' ')
}

/** `pau:0.195 p:0.280 …`, a line per sentence, each from 0. */
function timedPhones(printed: string): TimedPhone[] {
  const phones: TimedPhone[] = []
  let offset = 0
  for (const line of printed.split('\n')) {
    let start = offset
    for (const [, phone = '', end = ''] of line.matchAll(/(\S+):(\d+\.\d+)/g)) {
      const until = offset + Number(end)
      if (phone !== 'pau') phones.push({ phone, start, end: until })
      start = until
    }
    offset = start
  }
  return phones
}

const mostKnown = 5000
const known = new Map<string, string[]>()

/** The phones of each token as its words are said on their own. */
async function expectedPhones(spoken: readonly SpokenToken[]): Promise<{ phone: string; token: number }[]> {
  const unknown = [...new Set(spoken.flatMap(({ words }) => words))].filter((word) => !known.has(word))
  if (known.size > mostKnown) known.clear()
  for (const [word, phones] of await pronounced(unknown)) known.set(word, phones)
  return spoken.flatMap(({ words }, token) => words.flatMap((word) => (known.get(word) ?? []).map((phone) => ({ phone, token }))))
}

/** Says words one by one; where a pause falls inside a word, smaller lots are tried. */
async function pronounced(words: readonly string[]): Promise<[string, string[]][]> {
  if (words.length === 0) return []
  const { printed } = await runFlite(words.map((word) => `${word}.`).join('\n'), 'kal16', ['-ps'])
  const said = printed.split(/(?:^|\s)pau(?=\s|$)/).map((part) => part.split(/\s+/).filter((phone) => phone !== '')).filter((phones) => phones.length > 0)
  if (said.length === words.length) return words.map((word, index) => [word, said[index] ?? []])
  const [only] = words
  if (words.length === 1 && only !== undefined) return [[only, said.flat()]]
  const half = Math.ceil(words.length / 2)
  return [...(await pronounced(words.slice(0, half))), ...(await pronounced(words.slice(half)))]
}

function soundOfFile(wav: Uint8Array): Sound {
  const file = readWav(wav, Infinity)
  if (typeof file === 'string') throw new Error(`Flite wrote no sound: ${file}`)
  return soundOf(file)
}
