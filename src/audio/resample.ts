/** The rate at which takes are recorded, sent and measured, in samples per second. */
export const takeRateHz = 16_000

/** Turns a sound that arrives in pieces into another rate. Pieces may have any length; `flush` gives what waits for a next one. */
export type Resampler = { push: (piece: Float32Array) => Float32Array; flush: () => Float32Array }

const taps = 16
const stepsPerTap = 512
/** The cut lies a little below what the lower rate can hold, so that nothing folds back from above it. */
const margin = 0.94

/**
 * A streaming resampler from any rate to another, by a Hann-windowed sinc of 16 taps to each side. The joined pieces equal
 * what the whole sound would give, without delay: the first sample out stands where the first sample in stood.
 */
export function createResampler(fromHz: number, toHz: number = takeRateHz): Resampler {
  const cut = margin * Math.min(1, toHz / fromHz)
  const reach = taps / cut
  let held = new Float32Array(0)
  let heldFrom = 0
  let made = 0

  function outputUpTo(end: number): Float32Array {
    const available = heldFrom + held.length
    const count = Math.max(0, Math.ceil((end * toHz) / fromHz) - made)
    const result = new Float32Array(count)
    for (let index = 0; index < count; index += 1) {
      const centre = ((made + index) * fromHz) / toHz
      const first = Math.max(heldFrom, Math.ceil(centre - reach))
      const last = Math.min(available - 1, Math.floor(centre + reach))
      let sum = 0
      for (let at = first; at <= last; at += 1) sum += (held[at - heldFrom] ?? 0) * kernelAt((at - centre) * cut)
      result[index] = sum * cut
    }
    made += count
    const needed = Math.min(Math.max(heldFrom, Math.ceil((made * fromHz) / toHz - reach)), available)
    held = held.slice(needed - heldFrom)
    heldFrom = needed
    return result
  }

  return {
    push(piece) {
      held = joined([held, piece])
      return outputUpTo(heldFrom + held.length - Math.ceil(reach))
    },
    flush: () => outputUpTo(heldFrom + held.length),
  }
}

/** A whole sound at another rate. */
export function resampled(samples: Float32Array, fromHz: number, toHz: number = takeRateHz): Float32Array {
  if (fromHz === toHz) return samples
  const resampler = createResampler(fromHz, toHz)
  return joined([resampler.push(samples), resampler.flush()])
}

/** Pieces of a sound as one. */
export function joined(pieces: readonly Float32Array[]): Float32Array<ArrayBuffer> {
  const whole = new Float32Array(pieces.reduce((length, piece) => length + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

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
