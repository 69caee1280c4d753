import type { Sound } from '#server/speech/reference.ts'
import { resample, sampleRateHz } from '#server/speech/scoring/resample.ts'

/** What may happen to a recording on its way: the same sound, clean or worse. Everything random is the same in every run. */
export const conditions = {
  'clean': (sound) => sound,
  'noise at 20 dB': (sound) => noisy(sound, 20),
  'noise at 10 dB': (sound) => noisy(sound, 10),
  '44.1 kHz': (sound) => atRate(sound, 44_100),
  '48 kHz': (sound) => atRate(sound, 48_000),
  'quiet, peak at -40 dB': (sound) => louder(sound, 0.01 / peakOf(sound)),
  '1 % clipped': (sound) => clipped(sound, 0.01),
  '5 % clipped': (sound) => clipped(sound, 0.05),
  'echo of a room': (sound) => echoing(sound),
} satisfies Record<string, (sound: Sound) => Sound>

/** The name of a condition. */
export type Condition = keyof typeof conditions

/** All conditions, clean first. */
export const conditionNames: readonly Condition[] = [
  'clean', 'noise at 20 dB', 'noise at 10 dB', '44.1 kHz', '48 kHz', 'quiet, peak at -40 dB', '1 % clipped', '5 % clipped', 'echo of a room',
]

/** White noise this many decibels below the mean power of the recording. */
function noisy({ samples, sampleRate }: Sound, decibels: number): Sound {
  const random = randomNumbers()
  const power = samples.reduce((sum, value) => sum + value * value, 0) / samples.length
  const loudness = Math.sqrt(3 * power * 10 ** (-decibels / 10))
  return { samples: samples.map((value) => value + loudness * random()), sampleRate }
}

function atRate(sound: Sound, sampleRate: number): Sound {
  return { samples: resample(sound, sampleRate), sampleRate }
}

function louder({ samples, sampleRate }: Sound, factor: number): Sound {
  return { samples: samples.map((value) => value * factor), sampleRate }
}

/** As loud as it takes for this share of the samples to stand at the rail. */
function clipped({ samples, sampleRate }: Sound, share: number): Sound {
  const rail = samples.map(Math.abs).toSorted()[Math.floor((1 - share) * samples.length)] ?? 1
  return { samples: samples.map((value) => Math.max(-1, Math.min(1, value / rail))), sampleRate }
}

const echoSeconds = 0.5
const echoes = 400

/** A room whose echo takes half a second to fall by 60 dB, and is half as strong as the voice itself: single echoes at random times. */
function echoing({ samples, sampleRate }: Sound): Sound {
  const random = randomNumbers()
  const taps = Array.from({ length: echoes }, (_, index) => {
    const seconds = 0.005 + (echoSeconds * (index + 0.5 + 0.5 * random())) / echoes
    return { delay: Math.round(seconds * sampleRateHz), gain: Math.sign(random()) * 10 ** ((-3 * seconds) / echoSeconds) }
  })
  const strength = Math.sqrt(0.5 / taps.reduce((sum, { gain }) => sum + gain * gain, 0))
  const result = samples.slice()
  for (const { delay, gain } of taps) {
    for (let at = delay; at < result.length; at++) result[at] = (result[at] ?? 0) + strength * gain * (samples[at - delay] ?? 0)
  }
  return louder({ samples: result, sampleRate }, Math.min(1, 0.99 / peakOf({ samples: result, sampleRate })))
}

function peakOf({ samples }: Sound): number {
  return samples.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-6)
}

/** Numbers from -1 to 1 (mulberry32). */
function randomNumbers(): () => number {
  let state = 1
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 31 - 1
  }
}
