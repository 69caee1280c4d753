import type { Sound } from '#server/speech/reference.ts'
import { resample, sampleRateHz } from '#server/speech/scoring/resample.ts'
import { readWithFlite } from '#server/speech/voice/flite.ts'
import { referenceOf } from '#server/speech/voice/reading.ts'
import { atPace } from './at-pace.ts'

/** A change of a recording; `wordEnds` says when each word of its script ends, in seconds, where that is known. */
type Change = (sound: Sound, wordEnds?: readonly number[]) => Sound

/** What may happen to a recording on its way, and how somebody may read. Everything random is the same in every run. */
export const conditions = {
  'clean': (sound) => sound,
  'noise at 20 dB': (sound) => noisy(sound, 20),
  'noise at 10 dB': (sound) => noisy(sound, 10),
  'other voices at 20 dB': (sound) => mixed(sound, babble, 20),
  'other voices at 10 dB': (sound) => mixed(sound, babble, 10),
  'hum at 15 dB': (sound) => mixed(sound, hum, 15),
  'music at 15 dB': (sound) => mixed(sound, music, 15),
  '44.1 kHz': (sound) => atRate(sound, 44_100),
  '48 kHz': (sound) => atRate(sound, 48_000),
  'telephone': (sound) => telephone(sound),
  'quiet, peak at -40 dB': (sound) => louder(sound, 0.01 / peakOf(sound)),
  '1 % clipped': (sound) => clipped(sound, 0.01),
  '5 % clipped': (sound) => clipped(sound, 0.05),
  'echo of a room': (sound) => echoing(sound),
  'a cough first': (sound) => joined(sound, cough(sound), room(sound, 0.4), sound),
  'clicks before and after': (sound) => joined(sound, click(sound), room(sound, 0.5), sound, room(sound, 0.3), click(sound)),
  'silence around': (sound) => joined(sound, room(sound, 3), sound, room(sound, 3)),
  'long pauses': (sound) => halting(sound),
  'a false start': (sound) => joined(sound, start(sound), room(sound, 0.4), sound),
  'half speed': (sound) => ({ ...sound, samples: atPace(sound.samples, 0.5) }),
  'the first half': (sound, wordEnds) => beginning(sound, wordEnds, 0.5),
  'the first quarter': (sound, wordEnds) => beginning(sound, wordEnds, 0.25),
  'double speed': (sound) => ({ ...sound, samples: atPace(sound.samples, 2) }),
  'a shorter throat': (sound) => shorter(sound, 1.15),
  'a longer throat': (sound) => shorter(sound, 0.88),
  'backwards': (sound) => ({ ...sound, samples: sound.samples.toReversed() }),
  'music alone': ({ samples, sampleRate }) => ({ samples: samples.map((_, index) => music(index / sampleRate)), sampleRate }),
} satisfies Record<string, Change>

/** The name of a condition. */
export type Condition = keyof typeof conditions

/** All conditions, clean first. */
export const conditionNames = Object.keys(conditions).filter(isCondition)

/** Under these nobody reads the script, or half of it, any more, and every take is to be refused. */
export const unreadable: readonly Condition[] = ['the first quarter', 'backwards', 'music alone']

function isCondition(name: string): name is Condition {
  return Object.hasOwn(conditions, name)
}

const chatter = await Promise.all([
  readWithFlite('Did you see the game last night, it was really close at the end.', 'rms', 1),
  readWithFlite('No, I had to help my mother with the shopping and then I fell asleep.', 'slt', 1),
  readWithFlite('Somebody has left a blue jacket and two books in the hall, please fetch them.', 'awb', 1),
])
const voices = chatter.map((reading) => referenceOf(reading).samples)

/** Three people who talk at a time. */
function babble(time: number): number {
  return voices.reduce((sum, samples, index) => sum + (samples[(Math.round(time * sampleRateHz) + 9000 * index) % samples.length] ?? 0), 0)
}

/** Of the mains, with what a bad cable adds. */
function hum(time: number): number {
  return [1, 2, 3, 5].reduce((sum, part) => sum + Math.sin(2 * Math.PI * 50 * part * time) / part, 0)
}

/** Three chords a second, each higher and dying away. */
function music(time: number): number {
  const root = 220 * 2 ** (Math.floor(3 * time) % 12 / 6)
  return 0.2 * (1 - ((3 * time) % 1)) * [0, 4, 7].reduce((sum, step) => sum + Math.sin(2 * Math.PI * root * 2 ** (step / 12) * time), 0)
}

/** Another sound this many decibels below the mean power of the recording. */
function mixed({ samples, sampleRate }: Sound, other: (time: number) => number, decibels: number): Sound {
  const beside = samples.map((_, index) => other(index / sampleRate))
  const gain = Math.sqrt(powerOf(samples) / powerOf(beside)) * 10 ** (-decibels / 20)
  return { samples: samples.map((value, index) => value + gain * (beside[index] ?? 0)), sampleRate }
}

function powerOf(samples: Float32Array): number {
  return samples.reduce((sum, value) => sum + value * value, 1e-9) / samples.length
}

/** Between 300 and 3400 Hz, at 8 kHz. */
function telephone(sound: Sound): Sound {
  const narrow = resample(sound, 6_800)
  let low = 0
  const keep = 1 - Math.exp((-2 * Math.PI * 300) / 6_800)
  const high = narrow.map((value) => {
    low += keep * (value - low)
    return value - low
  })
  return { samples: resample({ samples: high, sampleRate: 6_800 }, 8_000), sampleRate: 8_000 }
}

/** As if the throat were shorter by this factor: what is said takes as long as it took. */
function shorter({ samples, sampleRate }: Sound, factor: number): Sound {
  return { samples: atPace(resample({ samples, sampleRate: Math.round(sampleRate * factor) }, sampleRate), 1 / factor), sampleRate }
}

function joined({ sampleRate }: Sound, ...parts: Sound[]): Sound {
  return { samples: Float32Array.from(parts.flatMap(({ samples }) => Array.from(samples))), sampleRate }
}

/** The room of the recording by itself, as loud as its quietest tenth of a second. */
function room({ samples, sampleRate }: Sound, seconds: number): Sound {
  const random = randomNumbers()
  const quietest = Math.sqrt(3 * powerOf(samples.subarray(...quietestPlace(samples, sampleRate, 0, samples.length))))
  return { samples: Float32Array.from({ length: Math.round(seconds * sampleRate) }, () => quietest * random()), sampleRate }
}

/** The tenth of a second within these bounds that is quietest. */
function quietestPlace(samples: Float32Array, sampleRate: number, from: number, to: number): [number, number] {
  const length = Math.round(sampleRate / 10)
  const loudness = (place: number) => powerOf(samples.subarray(place, place + length))
  const count = Math.max(1, Math.floor((to - from - length) / (length / 4)))
  const places = Array.from({ length: count }, (_, index) => Math.round(from + (index * length) / 4))
  const quietest = places.reduce((best, place) => (loudness(place) < loudness(best) ? place : best), from)
  return [quietest, quietest + length]
}

/** A third of a second of dull noise, as loud as the voice. */
function cough(sound: Sound): Sound {
  const random = randomNumbers()
  let level = 0
  const length = Math.round(0.35 * sound.sampleRate)
  const samples = Float32Array.from({ length }, (_, index) => (level = 0.75 * level + 0.25 * random()) * Math.sin((Math.PI * index) / length) ** 0.5)
  const gain = (0.7 * peakOf(sound)) / peakOf({ samples, sampleRate: sound.sampleRate })
  return louder({ samples, sampleRate: sound.sampleRate }, gain)
}

/** A fiftieth of a second, as loud as the voice. */
function click(sound: Sound): Sound {
  const random = randomNumbers()
  const length = Math.round(0.02 * sound.sampleRate)
  return { samples: Float32Array.from({ length }, (_, index) => peakOf(sound) * random() * (1 - index / length)), sampleRate: sound.sampleRate }
}

/** A second and a half of pause at three quiet places. */
function halting(sound: Sound): Sound {
  const { samples, sampleRate } = sound
  const cuts = [0.25, 0.5, 0.75].map((share) => {
    const [from, to] = quietestPlace(samples, sampleRate, Math.round((share - 0.12) * samples.length), Math.round((share + 0.12) * samples.length))
    return Math.round((from + to) / 2)
  })
  const parts = [0, ...cuts].map((from, index) => ({ samples: samples.subarray(from, cuts[index] ?? samples.length), sampleRate }))
  return joined(sound, ...parts.flatMap((part, index) => (index === 0 ? [part] : [room(sound, 1.5), part])))
}

/** What is read up to and with the word at this share of the words. */
function beginning({ samples, sampleRate }: Sound, wordEnds: readonly number[] | undefined, share: number): Sound {
  const end = wordEnds?.[Math.ceil(share * wordEnds.length) - 1]
  const rest = room({ samples, sampleRate }, 0.5)
  return end === undefined ? { samples, sampleRate } : joined(rest, { samples: samples.subarray(0, Math.round(end * sampleRate)), sampleRate }, rest)
}

/** What is said in the first half of a second, as somebody begins anew. */
function start({ samples, sampleRate }: Sound): Sound {
  const loud = peakOf({ samples, sampleRate }) / 5
  const first = samples.findIndex((value) => Math.abs(value) > loud)
  return { samples: samples.subarray(Math.max(0, first - sampleRate / 20), first + sampleRate / 2), sampleRate }
}

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
