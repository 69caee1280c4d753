/** A discrete Fourier transform in place over `size` points (a power of two), by Cooley and Tukey's radix-2 scheme. */
export type Fourier = (real: Float64Array, imaginary: Float64Array) => void

/** Makes the transform for one size; sines and the order of points are worked out once. */
export function fourier(size: number): Fourier {
  const cosines = Float64Array.from({ length: size / 2 }, (_, index) => Math.cos((2 * Math.PI * index) / size))
  const sines = Float64Array.from({ length: size / 2 }, (_, index) => Math.sin((2 * Math.PI * index) / size))
  const mirrored = mirroredBits(size)

  return (real, imaginary) => {
    reorder(real, mirrored)
    reorder(imaginary, mirrored)
    for (let half = 1; half < size; half *= 2) {
      const stride = size / (2 * half)
      for (let start = 0; start < size; start += 2 * half) {
        for (let offset = 0; offset < half; offset++) {
          const low = start + offset
          const high = low + half
          const cosine = cosines[offset * stride] ?? 0
          const sine = sines[offset * stride] ?? 0
          const highReal = real[high] ?? 0
          const highImaginary = imaginary[high] ?? 0
          const turnedReal = highReal * cosine + highImaginary * sine
          const turnedImaginary = highImaginary * cosine - highReal * sine
          const lowReal = real[low] ?? 0
          const lowImaginary = imaginary[low] ?? 0
          real[high] = lowReal - turnedReal
          imaginary[high] = lowImaginary - turnedImaginary
          real[low] = lowReal + turnedReal
          imaginary[low] = lowImaginary + turnedImaginary
        }
      }
    }
  }
}

function mirroredBits(size: number): Uint16Array {
  const mirrored = new Uint16Array(size)
  for (let index = 0, place = 0; index < size; index++) {
    mirrored[index] = place
    let bit = size / 2
    while (bit >= 1 && (place & bit) !== 0) {
      place ^= bit
      bit /= 2
    }
    place |= bit
  }
  return mirrored
}

function reorder(values: Float64Array, mirrored: Uint16Array): void {
  for (let index = 0; index < values.length; index++) {
    const other = mirrored[index] ?? index
    if (other <= index) continue
    const kept = values[index] ?? 0
    values[index] = values[other] ?? 0
    values[other] = kept
  }
}
