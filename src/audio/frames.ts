/** Cuts a sound that arrives in pieces into frames of one length. A frame that was answered stays valid. */
export type FrameCutter = (piece: Float32Array) => Float32Array[]

/** Cuts pieces of any length into frames of `length` samples; what is left over waits for the next piece. */
export function createFrameCutter(length: number): FrameCutter {
  let frame = new Float32Array(length)
  let filled = 0
  return (piece) => {
    const frames: Float32Array[] = []
    for (let at = 0; at < piece.length; ) {
      const count = Math.min(length - filled, piece.length - at)
      frame.set(piece.subarray(at, at + count), filled)
      filled += count
      at += count
      if (filled < length) continue
      frames.push(frame)
      frame = new Float32Array(length)
      filled = 0
    }
    return frames
  }
}

/** The largest sample, 0 to 1 for a sound that fits. */
export function peakOf(samples: Float32Array): number {
  let peak = 0
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample))
  return peak
}

/** The root of the mean square: how strong the sound is. */
export function rmsOf(samples: Float32Array): number {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  return Math.sqrt(sum / Math.max(1, samples.length))
}

/** A strength in decibels below full scale; silence is -100. */
export function decibels(strength: number): number {
  return Math.max(-100, 20 * Math.log10(strength + 1e-9))
}
