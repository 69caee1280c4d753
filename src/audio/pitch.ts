import { decibels, rmsOf } from './frames.ts'
import { resampled } from './resample.ts'
import type { MonoSound } from './wav.ts'

/** One pitch for every so many milliseconds. */
export const pitchMs = 10

/** Half the rate of a take is enough for a voice's fundamental, at a quarter of the work. */
const rateHz = 8_000
const hop = (rateHz * pitchMs) / 1000
const shortestLag = Math.floor(rateHz / 500)
const longestLag = Math.ceil(rateHz / 65)
const windowLength = 256
const voicedBelow = 0.2
const leastDb = -35
const octaveGuard = 7
const neighbours = 12

/**
 * How high a voice is, one value for every ten milliseconds: semitones above the speaker's own median, null where there is no
 * voice. By YIN (de Cheveigné and Kawahara, 2002) between 65 and 500 Hz; leaps by about an octave against their
 * surroundings, its usual mistake, are left out. Some 3 million multiplications for each second of sound.
 */
export function pitchOf({ samples, sampleRateHz }: MonoSound): (number | null)[] {
  const sound = resampled(samples, sampleRateHz, rateHz)
  const count = Math.max(0, Math.floor((sound.length - windowLength - longestLag) / hop) + 1)
  const frames = Array.from({ length: count }, (_, index) => sound.subarray(index * hop, index * hop + windowLength + longestLag))
  const levels = frames.map((frame) => decibels(rmsOf(frame)))
  const floor = Math.max(-60, Math.max(-100, ...levels) + leastDb)
  const pitches = frames.map((frame, index) => ((levels[index] ?? -100) < floor ? null : semitonesOf(frame)))
  const steady = withoutLeaps(pitches)
  const middle = medianOf(steady)
  return steady.map((pitch) => (pitch === null || middle === null ? null : Math.round((pitch - middle) * 100) / 100))
}

/** Semitones above 1 Hz, or null for a frame without a period. */
function semitonesOf(frame: Float32Array): number | null {
  const differences = new Float32Array(longestLag + 1)
  let sum = 0
  for (let lag = 1; lag <= longestLag; lag += 1) {
    let difference = 0
    for (let at = 0; at < windowLength; at += 1) {
      const step = (frame[at] ?? 0) - (frame[at + lag] ?? 0)
      difference += step * step
    }
    sum += difference
    differences[lag] = sum === 0 ? 1 : (difference * lag) / sum
  }
  const lag = firstDip(differences)
  return lag === null ? null : 12 * Math.log2(rateHz / lag)
}

/** The first lag whose difference dips below the threshold, between samples by a parabola. */
function firstDip(differences: Float32Array): number | null {
  const at = (lag: number) => differences[lag] ?? 1
  for (let lag = shortestLag; lag < longestLag; lag += 1) {
    if (at(lag) > voicedBelow || at(lag + 1) < at(lag)) continue
    const bend = at(lag - 1) - 2 * at(lag) + at(lag + 1)
    return bend === 0 ? lag : lag + (at(lag - 1) - at(lag + 1)) / (2 * bend)
  }
  return null
}

function withoutLeaps(pitches: readonly (number | null)[]): (number | null)[] {
  return pitches.map((pitch, index) => {
    const around = pitches.slice(Math.max(0, index - neighbours), index + neighbours + 1)
    const middle = medianOf(around)
    const isAlone = around.filter((one) => one !== null).length < 4
    return pitch === null || middle === null || isAlone || Math.abs(pitch - middle) > octaveGuard ? null : pitch
  })
}

function medianOf(pitches: readonly (number | null)[]): number | null {
  const voiced = pitches.filter((pitch) => pitch !== null).sort((one, other) => one - other)
  return voiced[Math.floor(voiced.length / 2)] ?? null
}
