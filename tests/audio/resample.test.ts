import { describe, expect, test } from 'vitest'
import { decibels, rmsOf } from '#src/audio/frames.ts'
import { createResampler, joined, resampled, takeRateHz } from '#src/audio/resample.ts'
import { inPieces, tone } from './tones.ts'

describe('a sound at another rate', () => {
  test.each([8_000, 11_025, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000, 96_000, 44_099])('from %i Hz keeps its length, pitch and strength', (rateHz) => {
    const heard = resampled(tone({ hz: 1_000, seconds: 1, rateHz }), rateHz)
    const wanted = tone({ hz: 1_000, seconds: 1, rateHz: takeRateHz })
    const middle = heard.map((sample, index) => (index > 500 && index < 15_500 ? sample - (wanted[index] ?? 0) : 0))
    expect({ length: heard.length, isSame: Math.max(...middle.map(Math.abs)) < 0.005 }).toEqual({ length: takeRateHz, isSame: true })
  })

  test.each([9_000, 12_000, 15_000, 20_000])('a tone of %i Hz, too high for 16 kHz, does not fold back into it', (hz) => {
    const heard = resampled(tone({ hz, seconds: 1, rateHz: 48_000 }), 48_000)
    expect(decibels(rmsOf(heard.subarray(200, -200)))).toBeLessThan(-50)
  })

  test('arriving in pieces of any length is the same sound, sample by sample', () => {
    const sound = tone({ hz: 440, seconds: 0.5, rateHz: 44_100 })
    const resampler = createResampler(44_100)
    const heard = inPieces(sound, [1, 128, 0, 4_000, 77]).map((piece) => resampler.push(piece))
    expect(joined([...heard, resampler.flush()])).toEqual(resampled(sound, 44_100))
  })

  test('the first sample stays the first', () => {
    const click = new Float32Array(48_000)
    click[0] = 1
    const heard = resampled(click, 48_000)
    expect(heard.indexOf(Math.max(...heard))).toBe(0)
  })
})
