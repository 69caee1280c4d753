import { type Matrix, zeros } from '#server/speech/scoring/numbers/matrix.ts'
import { sampleRateHz } from '#server/speech/scoring/resample.ts'

/** How many values describe the sound of one frame: the mel cepstrum from c0 (loudness) to c13. */
export const cepstraCount = 14

const bands = 32
const lowestHz = 80
const highestHz = 6800
const kneeHz = 5000
const nyquistHz = sampleRateHz / 2

/**
 * Mel-frequency cepstra (Davis and Mermelstein, 1980) of the given frames. `warp` fits the frequency scale to the length of the speaker's vocal
 * tract: above 1 for a shorter one, as children have (piecewise linear, Lee and Rose, 1998).
 */
export function melCepstra(power: Matrix, frames: Int32Array, warp: number): Matrix {
  const filters = filterBank(power.columns, warp)
  const logs = new Float64Array(bands)
  const result = zeros(frames.length, cepstraCount)
  frames.forEach((frame, row) => {
    const start = frame * power.columns
    filters.forEach(({ first, weights }, band) => {
      let sum = 0
      for (let index = 0; index < weights.length; index++) sum += (power.values[start + first + index] ?? 0) * (weights[index] ?? 0)
      logs[band] = Math.log(sum + 1e-8)
    })
    for (let order = 0; order < cepstraCount; order++) {
      let sum = 0
      for (let band = 0; band < bands; band++) sum += (logs[band] ?? 0) * (cosines[order * bands + band] ?? 0)
      result.values[row * cepstraCount + order] = sum
    }
  })
  return result
}

const cosines = Float64Array.from({ length: cepstraCount * bands }, (_, index) => {
  const order = Math.floor(index / bands)
  return Math.cos((Math.PI * order * ((index % bands) + 0.5)) / bands) * Math.sqrt(2 / bands)
})

type Filter = { first: number; weights: Float64Array }
const banks = new Map<number, Filter[]>()

function filterBank(bins: number, warp: number): Filter[] {
  const known = banks.get(warp)
  if (known) return known
  const width = (toMel(highestHz) - toMel(lowestHz)) / (bands + 1)
  const edges = Array.from({ length: bands + 2 }, (_, index) => warped(fromMel(toMel(lowestHz) + index * width), warp))
  const bank = Array.from({ length: bands }, (_, band) => triangle(edges[band] ?? 0, edges[band + 1] ?? 0, edges[band + 2] ?? 0, bins))
  banks.set(warp, bank)
  return bank
}

function triangle(left: number, middle: number, right: number, bins: number): Filter {
  const width = nyquistHz / (bins - 1)
  const first = Math.ceil(left / width)
  const last = Math.min(bins - 1, Math.floor(right / width))
  const weights = Float64Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const frequency = (first + index) * width
    return Math.max(0, frequency < middle ? (frequency - left) / (middle - left) : (right - frequency) / (right - middle))
  })
  return { first, weights }
}

function warped(frequency: number, warp: number): number {
  if (frequency <= kneeHz) return frequency * warp
  return kneeHz * warp + ((frequency - kneeHz) * (nyquistHz - kneeHz * warp)) / (nyquistHz - kneeHz)
}

function toMel(frequency: number): number {
  return 2595 * Math.log10(1 + frequency / 700)
}

function fromMel(mel: number): number {
  return 700 * (10 ** (mel / 2595) - 1)
}
