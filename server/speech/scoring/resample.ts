import type { Sound } from '#server/speech/reference.ts'

/** The rate at which everything here is measured, in samples per second. */
export const sampleRateHz = 16_000

const taps = 16

/** The same sound at 16 kHz, by a Hann-windowed sinc of 16 taps to each side that also cuts what the lower of both rates cannot hold. */
export function resample({ samples, sampleRate }: Sound, target: number = sampleRateHz): Float32Array {
  if (sampleRate === target) return samples
  const ratio = sampleRate / target
  const cut = Math.min(1, 1 / ratio)
  const reach = taps / cut
  const result = new Float32Array(Math.floor(samples.length / ratio))
  for (let index = 0; index < result.length; index++) {
    const centre = index * ratio
    const first = Math.max(0, Math.ceil(centre - reach))
    const last = Math.min(samples.length - 1, Math.floor(centre + reach))
    let sum = 0
    for (let at = first; at <= last; at++) sum += (samples[at] ?? 0) * kernelAt((at - centre) * cut)
    result[index] = sum * cut
  }
  return result
}

const stepsPerTap = 512

/** The windowed sinc from its middle to its end, fine enough to be read between two steps without being heard. */
const kernel = Float64Array.from({ length: taps * stepsPerTap + 2 }, (_, step) => {
  const angle = (Math.PI * step) / stepsPerTap
  return step >= taps * stepsPerTap ? 0 : (step === 0 ? 1 : Math.sin(angle) / angle) * (0.5 + 0.5 * Math.cos(angle / taps))
})

function kernelAt(distance: number): number {
  const place = Math.abs(distance) * stepsPerTap
  const step = Math.floor(place)
  const below = kernel[step] ?? 0
  return below + ((kernel[step + 1] ?? 0) - below) * (place - step)
}
