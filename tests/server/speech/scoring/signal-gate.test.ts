import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { signalFault } from '#server/speech/scoring/sound/signal-gate.ts'
import { takeFrames } from '#server/speech/scoring/sound/take-frames.ts'
import { readWav, soundOf } from '#server/speech/wav.ts'
import recordings from '#tests/server/speech/recordings/recordings.json' with { type: 'json' }
import { made, noise, sine, takeOf } from './sounds.ts'

const hiss = noise()
const [brown, dulled, fan, shrill] = [{ level: 0 }, { level: 0 }, { level: 0 }, { level: 0 }]

describe('signalFault', () => {
  it.each([
    ['nothing at all', made(0.01, () => 0), 'silence'],
    ['digital silence', made(3, () => 0), 'silence'],
    ['the hiss of a quiet room', made(3, () => 0.0003 * hiss()), 'silence'],
    ['a click', made(2, (time) => (time > 1 && time < 1.002 ? 0.8 : 0)), 'silence'],
    ['short loud beeps', made(3, (time) => (time % 0.5 < 0.02 ? 0.9 * sine(440, time) : 0)), 'noise'],
    ['white noise', made(3, () => 0.2 * hiss()), 'noise'],
    ['a burst of noise in a quiet room', made(3, (time) => (time > 1 && time < 2 ? 0.2 : 0.0005) * hiss()), 'noise'],
    ['noise that swells like syllables', made(3, (time) => 0.3 * (1 + sine(4, time)) * hiss()), 'noise'],
    ['noise that a microphone has dulled', made(3, () => (dulled.level = 0.9 * dulled.level + 0.1 * hiss())), 'noise'],
    ['noise of a fan with a weak hum', made(3, (time) => (fan.level = 0.95 * fan.level + 0.05 * hiss()) + 0.004 * sine(100, time)), 'noise'],
    ['shrill noise', made(3, () => 0.3 * (-shrill.level + (shrill.level = hiss()))), 'noise'],
    ['rumble', made(3, () => (brown.level = 0.98 * brown.level + 0.03 * hiss())), 'noise'],
    ['a whistle', made(3, (time) => 0.3 * sine(440, time)), 'tone'],
    ['a beep in a quiet room', made(3, (time) => (time > 1 && time < 2 ? 0.3 * sine(220, time) : 0.0005 * hiss())), 'tone'],
    ['hum that swells like syllables', made(3, (time) => 0.15 * (1 + sine(4, time)) * sine(120, time)), 'tone'],
    ['a whistle in a hissing room', made(3, (time) => (time > 1 && time < 2 ? 0.3 * sine(440, time) : 0) + 0.02 * hiss()), 'tone'],
    ['a siren', made(3, (time) => 0.3 * sine(200 + 150 * time, time)), 'tone'],
  ] as const)('refuses %s', (_, take, reason) => {
    expect(signalFault(takeFrames(take))).toBe(reason)
  })

  it.each([20, 10])('hears twelve learners in a room whose noise is %i dB below them', (decibels) => {
    const faults = recordings.map(({ id }) => {
      const file = readWav(readFileSync(new URL(`../recordings/${id}.wav`, import.meta.url)))
      if (typeof file === 'string') throw new Error(`${id}: ${file}`)
      const { samples, sampleRate } = soundOf(file)
      const power = samples.reduce((sum, value) => sum + value * value, 0) / samples.length
      const loudness = Math.sqrt(3 * power * 10 ** (-decibels / 10))
      const room = noise()
      return signalFault(takeFrames({ samples: samples.map((value) => value + loudness * room()), sampleRate }))
    })
    expect(faults).toEqual(recordings.map(() => null))
  })

  it('takes a voice, and refuses the same voice overdriven, almost inaudible or cut to a snippet', async () => {
    const take = await takeOf('We went to the old bridge.')
    const louder = (gain: number) => ({ ...take, samples: take.samples.map((sample) => Math.max(-1, Math.min(1, gain * sample))) })
    const snippet = { ...take, samples: take.samples.subarray(0, 8000 + 5000) }
    expect([take, louder(40), louder(0.004), snippet].map((one) => signalFault(takeFrames(one)))).toEqual([null, 'clipped', 'too_quiet', 'too_short'])
  })
})
