import { describe, expect, test } from 'vitest'
import { joined } from '#src/audio/resample.ts'
import { pictureOf } from '#src/audio/picture-of.ts'
import { pitchOf } from '#src/audio/pitch.ts'
import { encodeWav } from '#src/audio/wav.ts'
import { mixed, room, tone } from './tones.ts'

const rateHz = 16_000

/** A voiced sound: a fundamental with overtones that are stronger than it, as many vowels are. */
function voice(hz: number, seconds: number): Float32Array {
  const overtones = [1, 2, 3, 4].map((number) => tone({ hz: hz * number, seconds, rateHz, amplitude: number === 2 ? 0.2 : 0.08 }))
  return mixed(room({ seconds, rateHz }), ...overtones)
}

/** The pitch in the middle of each of so many equal stretches, in whole semitones. */
function stretches(pitch: readonly (number | null)[], count: number): (number | null)[] {
  const middles = Array.from({ length: count }, (_, index) => pitch[Math.floor(((index + 0.5) * pitch.length) / count)] ?? null)
  return middles.map((one) => (one === null ? null : Math.round(one) + 0))
}

describe('the melody of a voice', () => {
  test.each([80, 120, 220, 330, 440])('follows steps of a fifth down and a third up from %i Hz, around the middle', (hz) => {
    const sound = joined([voice(hz, 0.5), voice(hz * 2 ** (-3 / 12), 0.3), voice(hz * 2 ** (1 / 12), 0.3)])
    const pitch = pitchOf({ samples: sound, sampleRateHz: rateHz })
    const [first, second, third] = [0.25, 0.65, 0.95].map((seconds) => pitch[Math.round(seconds * 100) - 2] ?? null)
    expect([first, second, third].map((one) => Math.round(one ?? Number.NaN) + 0)).toEqual([0, -3, 1])
  })

  test('is the same however loud the voice is and whatever the rate', () => {
    const sound = joined([voice(200, 0.4), voice(250, 0.2)])
    const quiet = pitchOf({ samples: sound.map((sample) => sample * 0.05), sampleRateHz: rateHz })
    const faster = pitchOf({ samples: sound, sampleRateHz: 32_000 })
    expect(stretches(quiet, 6)).toEqual(stretches(pitchOf({ samples: sound, sampleRateHz: rateHz }), 6))
    expect(Math.round(faster[25] ?? Number.NaN)).toBe(4)
  })

  test('has gaps where nobody speaks and where only air is heard', () => {
    const [spoken, quiet, air] = [voice(180, 0.4), room({ seconds: 0.4, rateHz }), room({ seconds: 0.4, rateHz, amplitude: 0.2 })]
    const sound = joined([spoken, quiet, spoken, air, spoken])
    const pitch = pitchOf({ samples: sound, sampleRateHz: rateHz })
    expect(stretches(pitch, 5)).toEqual([0, null, 0, null, 0])
  })

  test.each([
    ['silence', new Float32Array(16_000)],
    ['noise', room({ seconds: 1, rateHz, amplitude: 0.5 })],
    ['a click', new Float32Array(3)],
  ])('%s has none', (_, samples) => {
    expect(pitchOf({ samples, sampleRateHz: rateHz }).filter((pitch) => pitch !== null)).toEqual([])
  })
})

test('a sound is drawn by its peaks, fifty a second, and its melody', () => {
  const picture = pictureOf(encodeWav({ samples: joined([new Float32Array(8_000), voice(200, 0.5)]), sampleRateHz: rateHz }))
  const { levels = [], pitch = [], ...rest } = picture ?? {}
  expect(rest).toEqual({ durationMs: 1_000, levelMs: 20, pitchMs: 10 })
  const loudness = { count: levels.length, quiet: Math.max(...levels.slice(0, 25)), isLoud: Math.min(...levels.slice(26)) > 0.2 }
  expect(loudness).toEqual({ count: 50, quiet: 0, isLoud: true })
  expect(stretches(pitch, 4)).toEqual([null, null, 0, 0])
})

test('a file that is no sound is not drawn', () => {
  expect(pictureOf(new TextEncoder().encode('no sound'))).toBe(null)
})
