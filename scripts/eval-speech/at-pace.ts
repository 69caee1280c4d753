const span = 480
const hop = span / 2
const search = 160

/**
 * The same sound so many times as fast, at the same pitch, for sounds of 16 kHz: pieces of 30 ms are laid one over another where they agree best
 * (Verhelst and Roelands, 1993).
 */
export function atPace(samples: Float32Array, pace: number): Float32Array {
  const length = Math.floor(samples.length / pace)
  const result = new Float32Array(length + span)
  let last = 0
  for (let at = 0; at < length; at += hop) {
    const wanted = Math.round(at * pace)
    const place = at === 0 ? 0 : bestPlace(samples, wanted, last + hop)
    for (let index = 0; index < span; index++) {
      const weight = 0.5 - 0.5 * Math.cos((2 * Math.PI * (index + 0.5)) / span)
      result[at + index] = (result[at + index] ?? 0) + weight * (samples[place + index] ?? 0)
    }
    last = place
  }
  return result.subarray(0, length)
}

/** Near `wanted`, where the sound is most like what would have followed. */
function bestPlace(samples: Float32Array, wanted: number, followed: number): number {
  let best = wanted
  let highest = -Infinity
  for (let place = Math.max(0, wanted - search); place <= wanted + search; place += 4) {
    let alike = 0
    for (let index = 0; index < span; index += 4) alike += (samples[place + index] ?? 0) * (samples[followed + index] ?? 0)
    if (alike > highest) {
      highest = alike
      best = place
    }
  }
  return best
}
