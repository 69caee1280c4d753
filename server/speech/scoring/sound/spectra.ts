import { fourier } from '#server/speech/scoring/numbers/fourier.ts'
import { type Matrix, zeros } from '#server/speech/scoring/numbers/matrix.ts'

/** Seconds from one frame to the next. */
export const hopSeconds = 0.01

const hop = 160
const windowLength = 400
const size = 512
const emphasis = 0.97
const transform = fourier(size)
const hamming = Float64Array.from({ length: windowLength }, (_, index) => 0.54 - 0.46 * Math.cos((2 * Math.PI * index) / (windowLength - 1)))

/**
 * A sound cut into frames of 25 ms, one every 10 ms: the power of each of 257 frequencies from 0 to 8 kHz, and the level in decibels of full
 * scale.
 */
export type Spectra = { power: Matrix; levels: Float32Array }

/** Analyses samples at 16 kHz. Two frames share one transform: one as its real part, one as its imaginary part. */
export function spectra(samples: Float32Array): Spectra {
  const frames = Math.max(0, Math.floor((samples.length - windowLength) / hop) + 1)
  const power = zeros(frames, size / 2 + 1)
  const real = new Float64Array(size)
  const imaginary = new Float64Array(size)
  for (let frame = 0; frame < frames; frame += 2) {
    fill(real, samples, frame * hop)
    fill(imaginary, samples, (frame + 1) * hop)
    transform(real, imaginary)
    splitPower(real, imaginary, power, frame)
  }
  return { power, levels: Float32Array.from({ length: frames }, (_, frame) => level(samples, frame * hop)) }
}

function fill(target: Float64Array, samples: Float32Array, start: number): void {
  target.fill(0)
  for (let at = 0; at < windowLength; at++) {
    const here = samples[start + at] ?? 0
    target[at] = (here - emphasis * (samples[start + at - 1] ?? 0)) * (hamming[at] ?? 0)
  }
}

function splitPower(real: Float64Array, imaginary: Float64Array, power: Matrix, frame: number): void {
  for (let bin = 0; bin < power.columns; bin++) {
    const other = (size - bin) % size
    const realHere = real[bin] ?? 0
    const realThere = real[other] ?? 0
    const imaginaryHere = imaginary[bin] ?? 0
    const imaginaryThere = imaginary[other] ?? 0
    power.values[frame * power.columns + bin] = ((realHere + realThere) ** 2 + (imaginaryHere - imaginaryThere) ** 2) / 4
    if (frame + 1 < power.rows) {
      power.values[(frame + 1) * power.columns + bin] = ((imaginaryHere + imaginaryThere) ** 2 + (realThere - realHere) ** 2) / 4
    }
  }
}

function level(samples: Float32Array, start: number): number {
  let squares = 0
  for (let at = start; at < start + windowLength; at++) squares += (samples[at] ?? 0) ** 2
  return 10 * Math.log10(squares / windowLength + 1e-10)
}
