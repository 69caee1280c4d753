import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { charTimings } from '#server/speech/voice/char-timings.ts'
import { readWithEspeak, type Speak } from '#server/speech/voice/espeak.ts'
import { loadEspeak } from '#server/speech/voice/espeak-program.ts'
import { readWithFlite } from '#server/speech/voice/flite.ts'
import { alignPhones } from '#server/speech/voice/phone-alignment.ts'
import type { Reading } from '#server/speech/voice/reading.ts'
import { charactersOf, tokensOf } from '#server/speech/voice/tokens.ts'

const rates = [0.5, 1, 2]

/** What must hold of any reading: an entry per character, no gap, none backwards, from the first moment to the last. */
function faultsOf({ timings, duration }: Reading, script: string): string[] {
  return [
    ...(timings.map(({ char }) => char).join('') === script ? [] : ['other characters']),
    ...(timings[0]?.start_time === 0 ? [] : ['a late start']),
    ...(timings.at(-1)?.end_time === duration ? [] : ['another end']),
    ...timings.flatMap(({ char, start_time, end_time }, at) => (end_time < start_time ? [`${char} at ${at} runs backwards`] : [])),
    ...timings.flatMap(({ char, start_time }, at) => (at > 0 && timings[at - 1]?.end_time !== start_time ? [`a gap before ${char} at ${at}`] : [])),
  ]
}

const english = [
  'The quick brown fox jumps over the lazy dog.',
  'Mail bob.smith2@example.com by 3/14: $5.50 to Dr. Smith, at 10:30!',
  'Naïve 😀 — yes…\n\n  “1,999 of them”, isn’t it?',
]

describe('a reading by Flite', () => {
  test.each(english)('times each character of %j at any speed', async (script) => {
    const readings = await Promise.all(rates.map((rate) => readWithFlite(script, 'slt', rate)))
    expect(readings.flatMap((reading) => faultsOf(reading, script))).toEqual([])
    const [slow = 0, normal = 0, fast = 0] = readings.map(({ duration }) => duration)
    expect([Math.round((slow / normal) * 10), Math.round((fast / normal) * 10)]).toEqual([20, 5])
  })

  test('says every word of its script where it is', async () => {
    const { words, phones } = await readWithFlite('It costs $5.50, see a@b.com.', 'rms', 1)
    expect(words.map(({ text }) => text)).toEqual(['It', 'costs', '$5.50', 'see', 'a@b.com'])
    expect(words.every(({ start, end }, at) => end > start && start >= (words[at - 1]?.end ?? 0))).toEqual(true)
    expect(new Set(phones.map(({ word }) => word))).toEqual(new Set([0, 1, 2, 3, 4]))
  })

  test('of nothing that can be said is short silence', async () => {
    const reading = await readWithFlite('😀 …', 'slt', 1)
    expect([reading.words, faultsOf(reading, '😀 …'), reading.duration]).toEqual([[], [], 0.1])
  })
})

describe('a reading by eSpeak', () => {
  let speak: Speak
  beforeAll(async () => {
    const program = await loadEspeak()
    speak = (request) => Promise.resolve(program(request))
  })

  const scripts: [string, string][] = [
    ['roa/es', 'Buenos días, ¿qué desea tomar el 3/4? Cuesta 1.999,50 € (bob@example.com).'],
    ['roa/fr', "Qu'est-ce que c'est ? L’été à 10h30."],
    ['gmw/de', 'DIE STRASSE IST LANG <b>'],
    ['sit/cmn', '你好，世界。'],
  ]
  test.each(scripts)('by %s times each character of %j at any speed', async (voice, script) => {
    const readings = await Promise.all(rates.map((rate) => readWithEspeak(speak, script, voice, rate)))
    expect(readings.flatMap((reading) => faultsOf(reading, script))).toEqual([])
  })

  test('gives words that are said as one each their part', async () => {
    const { words } = await readWithEspeak(speak, 'One of the best.', 'gmw/en', 1)
    expect(words.map(({ text }) => text)).toEqual(['One', 'of', 'the', 'best'])
    expect(words.every(({ start, end }) => end > start)).toEqual(true)
  })

  test('never takes another voice for one it does not have', async () => {
    await expect(Promise.resolve().then(() => readWithEspeak(speak, 'Hi', 'roa/xx', 1))).rejects.toThrow('eSpeak has no voice roa/xx')
  })
})

test('timings hold whatever the script and however odd the phones', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.array(fc.array(fc.double({ min: 0, max: 9, noNaN: true }), { maxLength: 4 }), { maxLength: 12 }), (script, spans) => {
      const sorted = spans.map((span) => span.toSorted((a, b) => a - b))
      const timings = charTimings(script, tokensOf(script), sorted, 9)
      const reading = { voice: '', sound: { samples: new Float32Array(), sampleRate: 1 }, duration: 9, words: [], phones: [], timings }
      expect(charactersOf(script).length === 0 ? [] : faultsOf(reading, script)).toEqual([])
    }),
    { numRuns: 200, seed: 1 },
  )
})

test('phones find their place when some are added, dropped or reduced', () => {
  const places = alignPhones(['dh', 'ax', 'k', 'ae', 't', 's'], ['dh', 'iy', 'k', 'ae', 't'])
  expect(places).toEqual([0, 1, 2, 3, 4, 4])
  expect(alignPhones(['b', 'd'], ['b', 'aa', 'd'])).toEqual([0, 2])
  expect(alignPhones([], ['b'])).toEqual([])
})
