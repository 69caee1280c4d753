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
    for (let at = first; at <= last; at++) sum += (samples[at] ?? 0) * windowedSinc((at - centre) * cut, taps)
    result[index] = sum * cut
  }
  return result
}

function windowedSinc(distance: number, width: number): number {
  if (Math.abs(distance) < 1e-9) return 1
  const angle = Math.PI * distance
  return (Math.sin(angle) / angle) * (0.5 + 0.5 * Math.cos(angle / width))
}
