import { resample, sampleRateHz } from '#server/speech/scoring/resample.ts'

const rate = 5333
const windowLength = 256
const lowestHz = 70
const highestHz = 450
const clarity = 0.6
const framesPerStep = 2

/**
 * The pitch of each 10 ms frame in semitones above 100 Hz, NaN where no voice is heard. Measured every 20 ms as the first strong peak of the
 * normalised square difference function (McLeod and Wyvill, "A smarter way to find pitch", 2005); lone octave jumps are folded back to the
 * speaker's middle.
 */
export function pitchTrack(samples: Float32Array, frames: number): Float32Array {
  const low = resample({ samples, sampleRate: sampleRateHz }, rate)
  const track = new Float32Array(frames).fill(Number.NaN)
  for (let frame = 0; frame < frames; frame += framesPerStep) {
    const start = Math.round(((frame * 0.01 + 0.0125) * rate) - windowLength / 2)
    const semitones = 12 * Math.log2(frequencyAt(low, Math.max(0, start)) / 100)
    track.fill(semitones, frame, Math.min(frames, frame + framesPerStep))
  }
  return withoutOctaveJumps(track)
}

const shortestLag = Math.floor(rate / highestHz)
const longestLag = Math.ceil(rate / lowestHz)
const likeness = new Float64Array(longestLag + 2)
const heard = new Float64Array(windowLength)
/** The energy of the window up to each of its samples. */
const energyBefore = new Float64Array(windowLength + 1)

function frequencyAt(samples: Float32Array, start: number): number {
  for (let at = 0; at < windowLength; at++) {
    const sample = samples[start + at] ?? 0
    heard[at] = sample
    energyBefore[at + 1] = (energyBefore[at] ?? 0) + sample * sample
  }
  for (let lag = shortestLag - 1; lag <= longestLag + 1; lag++) likeness[lag] = similarityAt(lag)
  let best = 0
  for (let lag = shortestLag; lag <= longestLag; lag++) best = Math.max(best, likeness[lag] ?? 0)
  if (best < clarity) return Number.NaN
  for (let lag = shortestLag; lag <= longestLag; lag++) {
    const here = likeness[lag] ?? 0
    const before = likeness[lag - 1] ?? 0
    const after = likeness[lag + 1] ?? 0
    if (here >= 0.9 * best && here >= before && here >= after) {
      const bend = before - 2 * here + after
      return rate / (lag + (bend === 0 ? 0 : (0.5 * (before - after)) / bend))
    }
  }
  return Number.NaN
}

/** How like the window is to itself `lag` samples later, where it reaches that far. */
function similarityAt(lag: number): number {
  const count = windowLength - lag
  let product = 0
  for (let at = 0; at < count; at++) product += (heard[at] ?? 0) * (heard[at + lag] ?? 0)
  const squares = (energyBefore[count] ?? 0) + (energyBefore[windowLength] ?? 0) - (energyBefore[lag] ?? 0)
  return (2 * product) / (squares + 1e-9)
}

function withoutOctaveJumps(track: Float32Array): Float32Array {
  const voiced = track.filter((value) => !Number.isNaN(value)).toSorted()
  const middle = voiced[Math.floor(voiced.length / 2)] ?? 0
  return track.map((value) => (value - middle > 9 ? value - 12 : middle - value > 9 ? value + 12 : value))
}
