import type { UnusableReason } from '#contract/accent/spoken-feedback.ts'
import { deviation, mean, quantile } from '#server/speech/scoring/numbers/statistics.ts'
import { hopSeconds } from './spectra.ts'
import type { TakeFrames } from './take-frames.ts'

const shortestSpeech = 0.15
const quietestPeak = -55
const leastContrast = 12
const leastVoiced = 0.1
const leastChange = 0.5
const leastChangeOfSteady = 0.75
const steadyPitch = 0.4
const mostClipped = 0.02

/** Says why the sound itself cannot be scored, or null. Which words were said is not looked at here. */
export function signalFault(take: TakeFrames): UnusableReason | null {
  const { activity, levels } = take
  const frames = activity.speech.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, index) => start + index))
  if (levels.length === 0 || activity.peak < quietestPeak - 10) return 'silence'
  if (frames.length === 0) return activity.peak < quietestPeak ? 'silence' : 'noise'
  if (activity.peak < quietestPeak) return 'too_quiet'
  if (frames.length * hopSeconds < shortestSpeech) return 'too_short'
  if (clippedShare(take.samples) > mostClipped) return 'clipped'
  const pitch = frames.map((frame) => take.pitch[frame] ?? Number.NaN).filter((semitones) => !Number.isNaN(semitones))
  const voiced = pitch.length / frames.length
  const change = spectralChange(take, frames)
  const isSteady = change < leastChangeOfSteady && deviation(pitch) < steadyPitch
  if (activity.peak - activity.floor < leastContrast || change < leastChange || isSteady) return isTonal(take, frames) ? 'tone' : 'noise'
  return voiced < leastVoiced ? 'noise' : null
}

/** The share of samples that stand at the rail, several in a row. */
function clippedShare(samples: Float32Array): number {
  const highest = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  if (highest < 0.5) return 0
  const rail = 0.985 * highest
  let run = 0
  let clipped = 0
  for (const sample of samples) {
    run = Math.abs(sample) >= rail ? run + 1 : 0
    if (run === 3) clipped += 3
    if (run > 3) clipped++
  }
  return clipped / Math.max(1, samples.length)
}

const lowestBin = 3
const besidePeak = 4
const neighbours = 12
const leastPeakDecibels = 14

/**
 * Whether one frequency stands out of its neighbours, in most frames by 14 decibels and more. The pitch cannot tell: in the rumble of a microphone
 * it is found as well as in a hum. The highest of the many peaks of noise stands out by 6 to 11 decibels, also where the noise is dull or shrill.
 */
function isTonal({ power }: TakeFrames, frames: readonly number[]): boolean {
  const heights = frames.map((frame) => {
    const row = power.values.subarray(frame * power.columns, (frame + 1) * power.columns)
    let peak = lowestBin
    for (let bin = lowestBin; bin < row.length; bin++) if ((row[bin] ?? 0) > (row[peak] ?? 0)) peak = bin
    const around = Array.from(row.subarray(Math.max(0, peak - neighbours), peak + neighbours + 1))
    const first = Math.max(0, peak - neighbours)
    const beside = mean(around.filter((_, index) => Math.abs(first + index - peak) > besidePeak))
    return 10 * Math.log10(((row[peak] ?? 0) + 1e-9) / (beside + 1e-9))
  })
  return quantile(heights, 0.5) >= leastPeakDecibels
}

const groups = 8

/**
 * How much the shape of the spectrum moves while somebody speaks, in nepers: speech goes from vowels to hisses, tones and noise stay as they are
 * (a hundred recordings of learners lie above 1.08, above 0.55 with white noise 10 dB below them; noise and hum lie below 0.45, a
 * whistle in noise between, but its pitch stands still, where learners' moves by 0.5 semitones and more).
 */
function spectralChange({ power }: TakeFrames, frames: readonly number[]): number {
  const width = Math.floor(power.columns / (2 * groups))
  const shapes = frames.map((frame) => {
    const bands = Array.from({ length: groups }, (_, group) => {
      const start = frame * power.columns + group * width
      return Math.log(power.values.subarray(start, start + width).reduce((sum, value) => sum + value, 1e-7))
    })
    const middle = mean(bands)
    return bands.map((band) => band - middle)
  })
  return mean(Array.from({ length: groups }, (_, group) => deviation(shapes.map((shape) => shape[group] ?? 0))))
}
