/** A sine of `hz` for `seconds`, as strong as `amplitude`. */
export function tone({ hz, seconds, rateHz, amplitude = 0.5 }: { hz: number; seconds: number; rateHz: number; amplitude?: number }): Float32Array {
  return Float32Array.from({ length: Math.round(seconds * rateHz) }, (_, index) => amplitude * Math.sin((2 * Math.PI * hz * index) / rateHz))
}

/** Silence as a room has it: noise of one strength, the same in every run. */
export function room({ seconds, rateHz, amplitude = 0.001 }: { seconds: number; rateHz: number; amplitude?: number }): Float32Array {
  let seed = 7
  return Float32Array.from({ length: Math.round(seconds * rateHz) }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return amplitude * (seed / 1_073_741_824 - 1)
  })
}

/** Sounds on top of each other, as long as the first. */
export function mixed(first: Float32Array, ...others: Float32Array[]): Float32Array {
  return first.map((sample, index) => others.reduce((sum, other) => sum + (other[index] ?? 0), sample))
}

/** The sound in pieces of the given lengths, repeated until nothing is left. */
export function inPieces(sound: Float32Array, lengths: readonly number[]): Float32Array[] {
  const pieces: Float32Array[] = []
  for (let at = 0; at < sound.length; at += pieces.at(-1)?.length ?? 1) {
    pieces.push(sound.subarray(at, at + Math.max(1, lengths[pieces.length % lengths.length] ?? 1)))
  }
  return pieces
}
