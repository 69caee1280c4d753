import { describe, expect, it } from 'vitest'
import { fourier } from '#server/speech/scoring/numbers/fourier.ts'
import { normaliseColumns } from '#server/speech/scoring/numbers/matrix.ts'
import { resample } from '#server/speech/scoring/resample.ts'
import { deltas } from '#server/speech/scoring/sound/deltas.ts'
import { melCepstra } from '#server/speech/scoring/sound/mel-cepstra.ts'
import { pitchTrack } from '#server/speech/scoring/sound/pitch.ts'
import { spectra } from '#server/speech/scoring/sound/spectra.ts'
import { voiceActivity, withoutPauses } from '#server/speech/scoring/sound/voice-activity.ts'
import { made, noise, sine } from './sounds.ts'

describe('fourier', () => {
  it('equals the sum it stands for', () => {
    const next = noise()
    const input = Float64Array.from({ length: 16 }, next)
    const real = input.slice()
    const imaginary = new Float64Array(16)
    fourier(16)(real, imaginary)
    const sum = (bin: number, wave: (angle: number) => number) =>
      input.reduce((total, value, at) => total + value * wave((2 * Math.PI * bin * at) / 16), 0)
    const error = Math.max(
      ...Array.from(real, (value, bin) => Math.abs(value - sum(bin, Math.cos))),
      ...Array.from(imaginary, (value, bin) => Math.abs(value + sum(bin, Math.sin))),
    )
    expect(error).toBeLessThan(1e-12)
  })
})

describe('resample', () => {
  it.each([8000, 22_050, 44_100, 48_000])('keeps a tone where it was, from %i Hz', (sampleRate) => {
    const samples = Float32Array.from({ length: sampleRate }, (_, index) => 0.5 * sine(500, index / sampleRate))
    const result = resample({ samples, sampleRate })
    const middle = Array.from(result.subarray(1000, 15_000), (value, index) => Math.abs(value - 0.5 * sine(500, (index + 1000) / 16_000)))
    expect([result.length, Math.max(...middle) < 0.01]).toEqual([16_000, true])
  })

  it('lets nothing through that 16 kHz cannot hold', () => {
    const samples = Float32Array.from({ length: 48_000 }, (_, index) => sine(11_000, index / 48_000))
    const loudest = Math.max(...resample({ samples, sampleRate: 48_000 }).subarray(1000, 15_000).map(Math.abs))
    expect(loudest).toBeLessThan(0.02)
  })
})

describe('spectra', () => {
  it('finds a tone at its frequency in each frame, and its level', () => {
    const { power, levels } = spectra(made(0.5, (time) => 0.5 * sine(1000, time)).samples)
    const loudest = Array.from({ length: power.rows }, (_, row) => {
      const values = power.values.subarray(row * power.columns, (row + 1) * power.columns)
      return values.indexOf(Math.max(...values))
    })
    expect([new Set(loudest), new Set(Array.from(levels, Math.round))]).toEqual([new Set([32]), new Set([-9])])
  })
})

describe('melCepstra', () => {
  it('sees the voice of a shorter vocal tract as the longer one on the fitting scale', () => {
    const formants = (scale: number, time: number) => [500, 1500, 2500].reduce((sum, hertz) => sum + 0.1 * sine(hertz * scale, time), 0)
    const vowel = (scale: number) => spectra(made(0.3, (time) => formants(scale, time)).samples)
    const frames = Int32Array.from([10])
    const cepstra = (scale: number, warp: number) => melCepstra(vowel(scale).power, frames, warp).values
    const apart = (one: Float32Array, other: Float32Array) => Math.hypot(...one.map((value, index) => value - (other[index] ?? 0)))
    expect(apart(cepstra(1.17, 1.17), cepstra(1, 1))).toBeLessThan(0.3 * apart(cepstra(1.17, 1), cepstra(1, 1)))
  })
})

describe('normaliseColumns and deltas', () => {
  it('take away level and colour, and add the slope of each value', () => {
    const ramp = { rows: 9, columns: 1, values: Float32Array.from({ length: 9 }, (_, row) => 100 + 5 * row) }
    const normal = normaliseColumns(ramp)
    const both = deltas(normal)
    const slopes = Array.from({ length: 3 }, (_, index) => (both.values[2 * (index + 3) + 1] ?? 0).toFixed(4))
    expect([normal.values[4], both.columns, new Set(slopes).size]).toEqual([0, 2, 1])
  })
})

describe('pitchTrack', () => {
  it.each([90, 140, 220, 400])('follows a voice of %i Hz within a quarter of a semitone', (hertz) => {
    const voice = made(0.5, (time) => [1, 2, 3, 4, 5].reduce((sum, partial) => sum + sine(partial * hertz, time) / partial / 4, 0))
    const track = pitchTrack(voice.samples, 44)
    expect(Math.max(...Array.from(track, (semitones) => Math.abs(semitones - 12 * Math.log2(hertz / 100))))).toBeLessThan(0.25)
  })

  it('hears no pitch in noise', () => {
    const hiss = noise()
    expect(new Set(pitchTrack(made(0.5, () => 0.2 * hiss()).samples, 44))).toEqual(new Set([Number.NaN]))
  })
})

describe('voiceActivity', () => {
  it('finds two stretches of speech with the pause between them, and leaves the pause out of the utterance but for its edges', () => {
    const levels = Float32Array.from({ length: 200 }, (_, frame) => ((frame >= 40 && frame < 80) || (frame >= 120 && frame < 170) ? -20 : -70))
    const activity = voiceActivity(levels)
    expect([activity, withoutPauses(activity).length]).toEqual([
      { speech: [{ start: 40, end: 80 }, { start: 120, end: 170 }], pauses: [{ start: 80, end: 120 }], peak: -20, floor: -70 },
      98,
    ])
  })

  it('closes a gap as short as that of a stop, and drops a click', () => {
    const isLoud = (frame: number) => (frame >= 20 && frame < 40) || (frame >= 44 && frame < 60) || frame === 80
    const levels = Float32Array.from({ length: 100 }, (_, frame) => (isLoud(frame) ? -20 : -70))
    expect(voiceActivity(levels).speech).toEqual([{ start: 20, end: 60 }])
  })
})
